import { expect, test } from 'vitest'
import { hashContent } from '#site/content-security.ts'
import { prunePage } from '#site/pruning/prune-page.ts'

const FACES = ':root{--face:Text}'
const STYLES = ':root{--font:var(--face)}p{font:var(--font)}.late{color:red}.unused{color:blue}'
const PRUNED = ':root{--font:var(--face)}p{font:var(--font)}.late{color:red}'
const POLICY = `style-src '${hashContent(FACES)}' '${hashContent(STYLES)}'`

function compose(styles: string, policy: string): string {
  const head = `<meta http-equiv="content-security-policy" content="${policy}">`
  const island = '<astro-island component-url="/_astro/island.js"></astro-island>'
  return `<head>${head}<style>${FACES}</style><style>${styles}</style></head><p>Text</p>${island}`
}

test('keeps what the page and its scripts use, across its stylesheets, and names the new style in the policy', async () => {
  const page = await prunePage(compose(STYLES, POLICY), (name) =>
    name === 'island.js' ? 'e.className="late"' : undefined,
  )
  expect(page).toBe(compose(PRUNED, POLICY.replace(hashContent(STYLES), hashContent(PRUNED))))
})
