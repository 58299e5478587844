import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { findViolations } from '#tests/support/find-violations.ts'

const { open } = openBrowser()
const PATH = '/how-agents-think'
const LAYERS = ['Perception', 'Decision', 'Action'] as const
const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1440, height: 1600 },
]

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Layers' })
}

/** What the navigation calls active, and what the drawing shows as such. */
async function readActive(page: Page) {
  const current = navigation(page).locator('[aria-current=step]')
  const drawn = await page.locator('[data-explainer]').getAttribute('data-active')
  return `${(await current.allInnerTexts()).join()} ${drawn}`
}

/** Puts the middle of the viewport this far below the top of a layer. */
async function bringToMiddle(page: Page, layer: string, below: number) {
  await page.locator(`#${layer.toLowerCase()}`).evaluate((section, offset) => {
    const top = section.getBoundingClientRect().top + scrollY + offset - innerHeight / 2
    scrollTo({ top, behavior: 'instant' })
  }, below)
}

describe.each(SCREENS)('at $width × $height', (viewport) => {
  test('the active layer is the one at the middle of the viewport, both ways', async () => {
    const { page } = await open(PATH, { viewport })
    await expect.poll(() => readActive(page)).toBe('Perception perceive')
    await bringToMiddle(page, 'Decision', -10)
    await expect.poll(() => readActive(page)).toBe('Perception perceive')
    await bringToMiddle(page, 'Decision', 10)
    await expect.poll(() => readActive(page)).toBe('Decision decide')
    await bringToMiddle(page, 'Action', 10)
    await expect.poll(() => readActive(page)).toBe('Action act')
    await bringToMiddle(page, 'Action', -10)
    await expect.poll(() => readActive(page)).toBe('Decision decide')
  })

  test('a layer chosen by keyboard becomes the active one and stays in sight', async () => {
    const { page } = await open(PATH, { viewport })
    const marks = { Perception: 'perceive', Decision: 'decide', Action: 'act' }
    for (const name of [...LAYERS].reverse()) {
      const link = navigation(page).getByRole('link', { name })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => readActive(page)).toBe(`${name} ${marks[name]}`)
      const heading = page.getByRole('heading', { name, exact: true })
      const isCovered = await heading.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect()
        return !element.contains(document.elementFromPoint(left + 4, top + height / 2))
      })
      expect(isCovered, name).toBe(false)
    }
  })
})

test('past the third layer the loop closes and perception begins again', async () => {
  const { page } = await open(PATH, { viewport: { width: 1440, height: 900 } })
  await page.getByRole('heading', { name: 'Then the loop starts again' }).evaluate((heading) => {
    scrollTo({ top: heading.getBoundingClientRect().top + scrollY - innerHeight / 2 + 40 })
  })
  await expect.poll(() => readActive(page)).toBe('Perception perceive')
  expect(await page.locator('[data-explainer]').getAttribute('data-turn')).toBe('2')
})

test('the arcs follow the scroll, and with reduced motion they stand complete at once', async () => {
  const readOffset = (page: Page) =>
    page
      .locator('.loop-run-perceive')
      .evaluate((arc) => Number.parseFloat(getComputedStyle(arc).strokeDashoffset))
  const viewport = { width: 1440, height: 900 }
  const moving = await open(PATH, { viewport, reducedMotion: 'no-preference' })
  await bringToMiddle(moving.page, 'Perception', 250)
  await expect.poll(() => readOffset(moving.page)).toBeLessThan(0.9)
  expect(await readOffset(moving.page)).toBeGreaterThan(0.1)
  const still = await open(PATH, { viewport })
  await bringToMiddle(still.page, 'Perception', 250)
  expect(await readOffset(still.page)).toBe(1)
  await bringToMiddle(still.page, 'Decision', 10)
  await expect.poll(() => readOffset(still.page)).toBe(0)
})

test('without scripts all three layers and the loop read, and none is singled out', async () => {
  const { page } = await open(PATH, { javaScriptEnabled: false })
  for (const name of LAYERS) await page.getByRole('heading', { name, exact: true }).waitFor()
  await page.getByRole('img', { name: /^A loop: perception leads to decision/ }).waitFor()
  expect(await page.locator('[aria-current=step]').count()).toBe(0)
  await navigation(page).getByRole('link', { name: 'Action' }).click()
  expect(new URL(page.url()).hash).toBe('#action')
})

test('the two buttons lead where the specification says', async () => {
  const { page } = await open(PATH)
  const hrefOf = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await hrefOf('Request an Operations Audit')).toBe('/diagnostic')
  expect(await hrefOf('Read More Case Studies')).toBe('/library')
})

test('the page ships no framework', async () => {
  const { page } = await open(PATH)
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.m?js($|\?)/.test(name)),
  )
  expect(scripts).toEqual([])
})

test.each(['light', 'dark'] as const)('no layer is inaccessible (%s)', async (colorScheme) => {
  const { page } = await open(PATH, { colorScheme, viewport: { width: 390, height: 844 } })
  for (const name of LAYERS) {
    await bringToMiddle(page, name, 10)
    expect(await findViolations(page)).toEqual([])
  }
})
