import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type PageWithAxe = { axe?: { run: (options: RunOptions) => Promise<AxeResults> } }

/**
 * What axe has against the page as it stands, frames included. It runs in the page itself, once; its own runner for
 * Playwright opens a second page to sort what passed, and takes five times as long.
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => (window as PageWithAxe).axe !== undefined)
    if (!isThere) await frame.evaluate(AXE)
  }
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  }
  return await page.evaluate(async (given) => {
    const results = await (window as PageWithAxe).axe?.run(given)
    if (!results) throw new Error('axe is not on the page')
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    )
  }, options)
}
