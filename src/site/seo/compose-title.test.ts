import { expect, test } from 'vitest'
import { composeTitle, shortenTitle } from '#site/seo/compose-title.ts'

const page = { path: '/x', description: '', keywords: [], summary: '' }

test.each([
  ['/', 'Loopwright: Agents', 'Loopwright: Agents'],
  ['/pricing', 'Pricing', 'Pricing · Loopwright'],
  ['/library/x', 'y'.repeat(52), `${'y'.repeat(52)} · Loopwright`],
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
