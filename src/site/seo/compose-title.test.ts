import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { composeTitle, shortenTitle } from '#site/seo/compose-title.ts'

const page = { path: '/x', description: '', keywords: [], summary: '' }

test.each([
  ['/', `${site.name}: Agents`, `${site.name}: Agents`],
  ['/pricing', 'Pricing', `Pricing · ${site.name}`],
  ['/library/x', 'y'.repeat(52), `${'y'.repeat(52)} · ${site.name}`],
  ['/library/x', 'y'.repeat(53), 'y'.repeat(53)],
])('%s called %j is shown as %j', (path, title, shown) => {
  expect(composeTitle({ ...page, path, title })).toBe(shown)
})

test.each([
  ['Pricing: four phases', 'Pricing'],
  ['About', 'About'],
  ['The bid that arrived at 16:59:58', 'The bid that arrived at 16:59:58'],
])('%j is %j for short', (title, short) => {
  expect(shortenTitle(title)).toBe(short)
})
