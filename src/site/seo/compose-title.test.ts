import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { composeTitle } from '#site/seo/compose-title.ts'

const page = { path: '/x', description: '', keywords: [], summary: '' }

test.each([
  ['/', `${site.name}: Agents`, `${site.name}: Agents`],
  ['/pricing', 'Pricing', `Pricing · ${site.name}`],
  ['/library/x', 'y'.repeat(57), `${'y'.repeat(57)} · ${site.name}`],
  ['/library/x', 'y'.repeat(58), 'y'.repeat(58)],
])('%s called %j is shown as %j', (path, title, shown) => {
  expect(composeTitle({ ...page, path, title })).toBe(shown)
})
