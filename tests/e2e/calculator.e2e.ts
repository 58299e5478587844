import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { BLOCKED_FONT, expectSoundLayout, settle } from '#tests/support/expect-sound-page.ts'
import { findViolations } from '#tests/support/find-violations.ts'
import { startTalking } from '#tests/support/talk.ts'

const { open, expectConsoleErrors } = openBrowser()
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const SLIDERS = [
  ['Manual hours per week', '5', '80', '5', '20', '20 hours per week'],
  ['Hourly rate', '30', '200', '5', '75', '75 dollars per hour'],
  ['Tools involved', '2', '15', '1', '5', '5 tools'],
  ['Team size', '3', '100', '1', '10', '10 people'],
  ['Error rate', '0', '50', '5', '15', '15 percent'],
] as const

const EXTREMES = {
  least: '?manualHours=5&hourlyRate=30&toolCount=2&teamSize=100&errorRate=0',
  most: '?manualHours=80&hourlyRate=200&toolCount=15&teamSize=3&errorRate=50',
}

function slider(page: Page, name: string) {
  return page.getByRole('slider', { name })
}

/** The value beside a line of the ledger. */
function readLine(page: Page, name: string) {
  const line = page.locator('[data-result]').filter({ has: page.getByText(name, { exact: true }) })
  return line.locator('dd:last-child').textContent()
}

async function openReady(path: string, options = {}) {
  const { page } = await open(path, { ...DESKTOP, ...options })
  await page.locator('.calculator[data-ready]').waitFor()
  return page
}

test('five sliders stand where the specification puts them, and say their units', async () => {
  const page = await openReady('/calculator')
  expect(await page.getByRole('slider').count()).toBe(5)
  for (const [name, min, max, step, value, spoken] of SLIDERS) {
    const input = slider(page, name)
    expect(await input.getAttribute('min'), name).toBe(min)
    expect(await input.getAttribute('max'), name).toBe(max)
    expect(await input.getAttribute('step'), name).toBe(step)
    expect(await input.inputValue(), name).toBe(value)
    expect(await input.getAttribute('aria-valuetext'), name).toBe(spoken)
  }
})

test('moving a slider by keyboard recounts every line and the address', async () => {
  const page = await openReady('/calculator?utm_source=news')
  expect(await readLine(page, 'Annual savings')).toBe('$66,300')
  await slider(page, 'Manual hours per week').press('End')
  await slider(page, 'Tools involved').press('ArrowLeft')
  await slider(page, 'Error rate').press('Home')
  const score = 30 + 5 * 4
  const savings = (80 * 75 * 52 * score) / 100
  expect(await readLine(page, 'Current annual cost')).toBe('$312,000')
  expect(await readLine(page, 'Automation score')).toBe('50%')
  expect(await readLine(page, 'Annual savings')).toBe(`$${savings.toLocaleString('en-US')}`)
  expect(await readLine(page, 'Weekly hours saved')).toBe('40 h')
  expect(await readLine(page, 'Implementation investment')).toBe('$150,000')
  expect(await readLine(page, 'ROI after year 1')).toBe('+4.0%')
  expect(await readLine(page, 'Payback')).toBe('11.5 months')
  expect(await readLine(page, '3-year net benefit')).toBe('$318,000')
  expect(await readLine(page, 'Hours returned per person')).toBe('4 h')
  await page.waitForURL(/utm_source=news.*manualHours=80.*errorRate=0/)
  await page.getByRole('button', { name: 'Reset' }).click()
  expect(await readLine(page, 'Annual savings')).toBe('$66,300')
  await page.waitForURL(/\/calculator\?utm_source=news$/)
})

test('an address restores the sliders, and one off the scale goes to the nearest stop', async () => {
  const page = await openReady('/calculator?manualHours=43&hourlyRate=5000&toolCount=x&teamSize=7')
  expect(await slider(page, 'Manual hours per week').inputValue()).toBe('45')
  expect(await slider(page, 'Hourly rate').inputValue()).toBe('200')
  expect(await slider(page, 'Tools involved').inputValue()).toBe('5')
  await page.waitForURL(/manualHours=45&hourlyRate=200&toolCount=5&teamSize=7&errorRate=15$/)
  await page.reload()
  await page.locator('.calculator[data-ready]').waitFor()
  expect(await slider(page, 'Team size').inputValue()).toBe('7')
})

test('a slider moved before scripts arrive keeps what it was moved to', async () => {
  const { page } = await open('/', DESKTOP)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/calculator', { waitUntil: 'commit' })
  await slider(page, 'Hourly rate').fill('120')
  release()
  await page.locator('.calculator[data-ready]').waitFor()
  expect(await readLine(page, 'Current annual cost')).toBe('$124,800')
})

test('a figure can be typed; what no slider can show goes to the nearest stop when left', async () => {
  const page = await openReady('/calculator')
  const typed = page.getByRole('textbox', { name: /^Manual hours per week/ })
  await typed.fill('40')
  expect(await readLine(page, 'Current annual cost')).toBe('$156,000')
  await typed.fill('63')
  await typed.press('Enter')
  expect(await typed.inputValue()).toBe('65')
  expect(await slider(page, 'Manual hours per week').inputValue()).toBe('65')
  await typed.fill('many')
  await typed.blur()
  expect(await typed.inputValue()).toBe('65')
})

test('the link to the figures is copied, with all five of them', async () => {
  const page = await openReady('/calculator', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await slider(page, 'Team size').press('ArrowRight')
  await page.getByRole('button', { name: 'Copy link to these figures' }).click()
  await page.getByText('Link copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe(
    '?manualHours=20&hourlyRate=75&toolCount=5&teamSize=11&errorRate=15',
  )
})

test('results are announced once the sliders rest, not at every step', async () => {
  const page = await openReady('/calculator')
  const announced = page.locator('.calculator > [role=status]')
  expect(await announced.textContent()).toBe('')
  await announced.evaluate((region) => {
    const log: string[] = []
    Object.assign(window, { announcements: log })
    new MutationObserver(() => log.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  // The page's clock stands still while the sliders move, however slow this machine is.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  for (let step = 0; step < 8; step += 1) await slider(page, 'Team size').press('ArrowRight')
  for (let step = 0; step < 8; step += 1) await slider(page, 'Hourly rate').press('ArrowRight')
  expect(await announced.textContent()).toBe('')
  await page.clock.runFor(5_000)
  await expect.poll(() => announced.textContent()).toContain('Annual savings $101,660')
  const log = await page.evaluate(
    () => (window as unknown as { announcements: string[] }).announcements,
  )
  expect(log).toHaveLength(1)
})

test('chat and calculator agree to the dollar', async () => {
  const visitor = await startTalking(inject('productUrl'))
  await visitor.say('I am Maya Okafor of Harbor Freight Co, harborfreightco.com')
  await visitor.say('45 hours of manual work a week in total')
  await visitor.say('an hour costs us $35')
  await visitor.say('we use NetSuite, Excel and Outlook')
  const reply = await visitor.say('10% of them come back wrong')
  const roi = reply?.calculatedROI as { annual_savings: number; time_saved_per_week: number }
  expect(roi.annual_savings).toBe(53_235)

  const page = await openReady('/calculator?manualHours=45&hourlyRate=35&toolCount=3&errorRate=10')
  expect(await readLine(page, 'Annual savings')).toBe('$53,235')
  expect(await readLine(page, 'Weekly hours saved')).toBe(
    `${Math.round(roi.time_saved_per_week * 10) / 10} h`,
  )
})

test('what does not pay is said in words', async () => {
  const page = await openReady(`/calculator${EXTREMES.least}`)
  await page.getByText('It doesn’t pay back within three years.').waitFor()
  await page.getByText('not paid back within three years').waitFor()
  expect(await readLine(page, 'ROI after year 1')).toBe('−97.9%')
  await page.getByText('Team size doesn’t affect the lines above.').waitFor()
})

test('the way on leads to the diagnostic', async () => {
  const page = await openReady('/calculator')
  const calls = page.getByRole('main').getByRole('link', { name: 'Get Your Custom Assessment' })
  for (const call of await calls.all()) expect(await call.getAttribute('href')).toBe('/diagnostic')
  expect(await calls.count()).toBeGreaterThan(0)
})

test('without scripts the formulas read, worked through with the defaults', async () => {
  const { page } = await open('/calculator', { ...DESKTOP, javaScriptEnabled: false })
  // Playwright's text search passes over noscript.
  await page.locator('noscript p').waitFor()
  expect(await readLine(page, 'Annual savings')).toBe('$66,300')
  await page.getByText('60-85% automation rate').waitFor()
  expect(await page.getByRole('slider').count()).toBe(0)
})

test('on a phone the result stays in sight while the sliders move', async () => {
  const page = await openReady('/calculator', PHONE)
  await slider(page, 'Manual hours per week').press('End')
  const headline = page.locator('[data-headline]')
  const box = await headline.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  expect(await headline.textContent()).toContain('$265,200')
})

test('nothing moves when the scripts arrive', async () => {
  const { page } = await open('/', DESKTOP)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/calculator')
  await page.locator('.calculator[data-ready]').waitFor()
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  // What rounds to 0.00: our typefaces move the words of the menu by a few pixels.
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005)
})

describe.each(Object.entries(EXTREMES))('with the sliders at their %s', (_, query) => {
  test.each(['light', 'dark'] as const)('nothing is inaccessible (%s)', async (colorScheme) => {
    const page = await openReady(`/calculator${query}`, { colorScheme })
    await slider(page, 'Hourly rate').focus()
    expect(await findViolations(page)).toEqual([])
  })

  test('its text keeps whole and in place at every size, zoom and typeface', async () => {
    expectConsoleErrors(BLOCKED_FONT)
    const page = await openReady(`/calculator${query}`)
    await settle(page)
    await expectSoundLayout(page)
  })
})
