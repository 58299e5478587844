// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { startCounting } from '#site/layouts/count-visit.ts'
import { describeVisit } from '#site/lib/visitor.ts'

const now = new Date('2026-11-21T10:02:00.000Z')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/diagnostic?utm_source=news&utm_medium=mail&utm_campaign=spring')
})

test('a first visit is described in full and has no earlier one', () => {
  expect(describeVisit(now)).toEqual({
    referrer: 'direct',
    landingPage: location.href,
    userAgent: navigator.userAgent,
    timestamp: '2026-11-21T10:02:00.000Z',
    utmParams: { source: 'news', medium: 'mail', campaign: 'spring' },
    previousVisit: null,
  })
})

test('the first page of the tab is the arrival, however many pages follow', () => {
  history.replaceState(null, '', '/library/agentic-vs-rpa?utm_source=digest')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://chatgpt.com/')
  vi.stubGlobal('navigator', { userAgent: 'x', sendBeacon: () => true })
  const landingPage = location.href
  startCounting()
  history.replaceState(null, '', '/diagnostic')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(landingPage)
  expect(describeVisit(now)).toMatchObject({
    referrer: 'https://chatgpt.com/',
    landingPage,
    utmParams: { source: 'digest', medium: '', campaign: '' },
  })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('later visits send the id that the first one left', () => {
  describeVisit(now)
  const { previousVisit } = describeVisit(now)
  expect(previousVisit).toMatch(/^[0-9a-f-]{36}$/)
  expect(describeVisit(now).previousVisit).toBe(previousVisit)
})

test('an id that somebody edited is replaced, not sent', () => {
  describeVisit(now)
  const key = localStorage.key(0) ?? ''
  localStorage.setItem(key, 'drop table')
  expect(describeVisit(now).previousVisit).toBeNull()
  expect(localStorage.getItem(key)).toMatch(/^[0-9a-f-]{36}$/)
})

test('blocked storage costs the visitor nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(describeVisit(now).previousVisit).toBeNull()
})

test('overlong tags are cut to what the server accepts', () => {
  history.replaceState(null, '', `/diagnostic?utm_source=${'x'.repeat(5_000)}`)
  const visit = describeVisit(now)
  expect(visit.utmParams.source).toHaveLength(200)
  expect(visit.landingPage).toHaveLength(2_000)
})
