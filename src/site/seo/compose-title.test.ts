import { expect, test } from 'vitest'
import { composeTitle } from '#site/seo/compose-title.ts'

const page = { path: '/x', description: '', keywords: [], summary: '' }

test.each([
  ['/', 'Loopwright: Agents', 'Loopwright: Agents'],
  ['/pricing', 'Pricing', 'Pricing · Loopwright'],
  ['/library/x', 'y'.repeat(57), `${'y'.repeat(57)} · Loopwright`],
  ['/library/x', 'y'.repeat(58), 'y'.repeat(58)],
])('%s called %j is shown as %j', (path, title, shown) => {
  expect(composeTitle({ ...page, path, title })).toBe(shown)
})
