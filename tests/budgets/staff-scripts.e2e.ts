import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listScripts } from '#tests/budgets/list-scripts.ts'

/** Bytes as sent of all scripts that a page of the staff area loads before anybody does something. */
const BUDGETS: Readonly<Record<string, number>> = {
  account: 100_000,
  bookings: 100_000,
  brief: 101_000,
  dashboard: 129_000,
  insight: 210_000,
  join: 100_000,
  leads: 110_000,
  login: 95_000,
  outbox: 100_000,
  team: 100_000,
}
const PAGES = readdirSync('dist/admin').flatMap((file) =>
  file.endsWith('.html') ? [file.slice(0, -'.html'.length)] : [],
)
const CHARTS = /recharts/

test('each page of the staff area has a budget', () => {
  expect(PAGES).toEqual(Object.keys(BUDGETS))
})

test.each(PAGES)('the scripts of /admin/%s keep to their budget', (name) => {
  const scripts = listScripts(`dist/admin/${name}.html`).filter(({ isLazy }) => !isLazy)
  const sum = scripts.reduce((all, { bytes }) => all + bytes, 0)
  const files = scripts.map(({ path, bytes }) => `${path} ${bytes}`).join(', ')
  expect(sum, `/admin/${name}: ${files}`).toBeLessThanOrEqual(BUDGETS[name] ?? 0)
  expect(sum).toBeGreaterThan(0)
})

test('the charts come with one page alone, even among what comes later', () => {
  const withCharts = PAGES.filter((name) =>
    listScripts(`dist/admin/${name}.html`).some(({ text }) => CHARTS.test(text)),
  )
  expect(withCharts).toEqual(['insight'])
})
