import { expect, test } from 'vitest'
import { hashContent } from '#site/content-security.ts'
import { listWords, prunePage } from '#site/pruning/prune-page.ts'

const FACES = ':root{--face:Text}'
const STYLES = ':root{--font:var(--face)}p{font:var(--font)}.late{color:red}.unused{color:blue}'
const PRUNED = ':root{--font:var(--face)}p{font:var(--font)}.late{color:red}'
const POLICY = `style-src '${hashContent(FACES)}' '${hashContent(STYLES)}'`

function compose(styles: string, policy: string): string {
  const head = `<meta http-equiv="content-security-policy" content="${policy}">`
  const island = '<astro-island component-url="/_astro/island.js"></astro-island>'
  return `<head>${head}<style>${FACES}</style><style>${styles}</style></head><p>Text</p>${island}`
}

test('keeps what the page and its scripts use, across its stylesheets, and names the new style in the policy', () => {
  const page = prunePage(compose(STYLES, POLICY), (name) =>
    name === 'island.js' ? 'e.className="late"' : undefined,
  )
  const joined = FACES + PRUNED
  expect(page).toContain(`<head><meta`)
  expect(page).toContain(`<style>${joined}</style></head>`)
  expect(page).toContain(hashContent(joined))
})

test.each([
  ['a class in a page', '<p class="mt-2 text-soft">', ['p', 'mt-2', 'text-soft']],
  [
    'a class with brackets',
    '<p class="grid-cols-[minmax(0,2fr)_auto] x">',
    ['grid-cols-[minmax(0,2fr)_auto]'],
  ],
  ['a class with a sign that HTML escapes', '<p class="[&amp;&gt;li]:mt-2 x">', ['[&>li]:mt-2']],
  [
    'a class in a script',
    'e(`p`,{className:`sm:w-1/2 $' + '{o?"is-open":`is-shut`}`})',
    ['p', 'sm:w-1/2', 'is-open', 'is-shut'],
  ],
  ['the beginning of a class', 'e={className:`button-$' + '{look}`}', ['button-']],
  ['an attribute of a small script', "a.toggleAttribute('data-compact',y>40)", ['data-compact']],
])('finds %s', (_, text, words) => {
  expect(listWords(text)).toEqual(expect.arrayContaining(words))
})

test.each(['<p class="max-w-[19ch]">', '<p class="max-w-(--wide)">'])(
  'takes a class with a value of its own for no beginning of others: %s',
  (text) => {
    expect(listWords(text)).not.toContain('max-w-')
  },
)

test.each([
  ['<p class="md:mt-2">', 'mt-2'],
  ['list.filter(isShown)', 'filter'],
])('takes no part of another name for a class: %s', (text, word) => {
  expect(listWords(text)).not.toContain(word)
})
