import { expect, test } from 'vitest'
import { listFirstScripts, writeWeight } from '#site/pruning/weigh-pages.ts'

const SCRIPTS: Record<string, string> = {
  '_astro/page.js': 'import"./shared.js";import("./late.js")',
  '_astro/island.js': 'import{a}from"./shared.js"',
  '_astro/shared.js': 'export{a}from"./page.js"',
}

async function read(file: string): Promise<string> {
  const text = SCRIPTS[file]
  if (text === undefined) throw new Error(`${file} is not loaded by a first visit`)
  return text
}

test('scripts of a first visit are those of the page, its early islands, and what they import', async () => {
  const page = `
    <script type="module" src="/_astro/page.js"></script>
    <astro-island component-url="/_astro/island.js" client="idle"></astro-island>
    <astro-island component-url="/_astro/seen-later.js" client="visible"></astro-island>`
  expect([...(await listFirstScripts(page, read)).keys()].toSorted()).toEqual(
    Object.keys(SCRIPTS).toSorted(),
  )
  expect((await listFirstScripts('<p>No script</p>', read)).size).toBe(0)
})

test('a page says what it weighs where there is room for it', () => {
  expect(writeWeight('<li>About <data value="">?</data> KB</li>', 20_600)).toBe(
    '<li>About <data value="20600">21</data> KB</li>',
  )
  expect(writeWeight('<data value="">?</data>', 300)).toBe('<data value="300">1</data>')
  expect(writeWeight('<p>No footer</p>', 300)).toBe('<p>No footer</p>')
})
