import { expect, test } from 'vitest'
import { collectScripts } from '#site/pruning/prune-page.ts'

const SCRIPTS = new Map([
  ['Island.a1.js', 'import{x}from"./shared.b2.js";const late=()=>import("./late.c3.js")'],
  ['shared.b2.js', 'export const x="shared"'],
  ['late.c3.js', 'import"./Island.a1.js";export const y="late"'],
  ['mapped.d4.js', 'const names=["_astro/listed.e5.js"]'],
  ['listed.e5.js', 'export const z="listed"'],
  ['other.f6.js', 'export const w="other"'],
])

function collect(page: string): string[] {
  return collectScripts(page, (name) => SCRIPTS.get(name)).map(
    (text) => [...SCRIPTS].find(([, each]) => each === text)?.[0] ?? '',
  )
}

test('a page without scripts has none', () => {
  expect(collect('<p>plain.js</p>')).toEqual([])
})

test('what an island imports belongs to its page, whether at once or late, and each is taken once', () => {
  const found = collect('<astro-island component-url="/_astro/Island.a1.js"></astro-island>')
  expect(found.sort()).toEqual(['Island.a1.js', 'late.c3.js', 'shared.b2.js'])
})

test('what a list of files to load beforehand names is followed', () => {
  const found = collect('<script type="module">import"/_astro/mapped.d4.js"</script>')
  expect(found.sort()).toEqual(['listed.e5.js', 'mapped.d4.js'])
})
