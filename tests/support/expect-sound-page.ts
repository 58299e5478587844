import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { loadFonts } from '#tests/support/browse.ts'
import { findViolations } from '#tests/support/find-violations.ts'
import { findLayoutFaults, widenText } from '#tests/support/layout-faults.ts'

/** What a font that never comes leaves in the console. */
export const BLOCKED_FONT = /ERR_FAILED.*\.woff2/

/** Waits for the typefaces and, where something of a page comes to life, until it has fetched what it shows. */
export async function settle(page: Page): Promise<void> {
  const comesToLife = await page.evaluate(() => document.querySelector('astro-island') !== null)
  if (comesToLife) await page.waitForLoadState('networkidle')
  await loadFonts(page)
}

/** All that axe knows in the light theme, and in the dark one what color decides, on one load of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await findViolations(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  const byColor = await findViolations(page, ['color-contrast', 'link-in-text-block'])
  expect(byColor, 'dark').toEqual([])
}

/**
 * Text keeps whole and to its place at every size: in the site's typefaces, with the widest spacing that a reader
 * may set, and in whatever the machine has while the fonts do not come.
 */
export async function expectSoundLayout(page: Page): Promise<void> {
  expect(await findLayoutFaults(page, { inHeadings: true }), 'in its own typefaces').toEqual([])
  await widenText(page)
  expect(await findLayoutFaults(page), 'with wide spacing').toEqual([])
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.reload()
  await settle(page)
  expect(await listLoadedFonts(page), 'fonts that came although blocked').toEqual([])
  expect(await findLayoutFaults(page), 'in fallback typefaces').toEqual([])
}

function listLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('fallback'))
      .map(({ family }) => family),
  )
}
