import { expect, test } from 'vitest'
import { keepNewest, reduceCompany } from '#site/islands/chat/company/company-state.ts'
import type { Company } from '#site/islands/chat/replies/read-company.ts'

const company = (verdict: 'right' | null): Company => ({
  host: 'acme.com',
  findings: [
    {
      id: 'f1',
      kind: 'name',
      value: 'Acme',
      url: 'https://acme.com/',
      quote: 'Acme',
      readAt: '2026-11-21T10:02:00.000Z',
      source: 'website',
      verdict,
    },
  ],
})

test('a verdict of another conversation changes nothing', () => {
  const state = { conversationId: 'c2', company: company(null) }
  const action = {
    type: 'company_judged',
    conversationId: 'c1',
    company: company('right'),
  } as const
  expect(reduceCompany(state, action)).toBe(state)
  expect(reduceCompany({ ...state, conversationId: 'c1' }, action).company).toEqual(
    company('right'),
  )
})

test('what was told last is kept, as the same object while it says the same', () => {
  const shown = company(null)
  expect(keepNewest(null, null)).toBeNull()
  expect(keepNewest(null, shown)).toBe(shown)
  expect(keepNewest(shown, company(null))).toBe(shown)
  expect(keepNewest(shown, company('right'))).toEqual(company('right'))
  expect(keepNewest(shown, null)).toBe(shown)
})
