import { expect, test } from 'vitest'
import { hashContent } from '#site/content-security.ts'
import { deferIslands } from '#site/deferral/defer-islands.ts'

const VISIBLE = 'window.dispatchEvent(new Event("astro:visible"))'
const ELEMENT = 'customElements.define("astro-island",f)'
const OWN = 'let own = 1'

function composePage(client: string): string {
  const hashes = [VISIBLE, ELEMENT, OWN].map((text) => `'${hashContent(text)}'`).join(' ')
  const island = `<astro-island client="visible"></astro-island><astro-island client="${client}"></astro-island>`
  const scripts = [VISIBLE, ELEMENT].map((text) => `<script>${text}</script>`).join('')
  return `<meta content="script-src 'self' ${hashes}">${scripts}${island}<script type="module">${OWN}</script>`
}

const locate = () => '/_astro/start.js'

test('the start of islands that wait to be seen is loaded from a file', () => {
  const deferred = deferIslands(composePage('visible'), locate)
  expect(deferred?.start).toBe(`${VISIBLE}\n${ELEMENT}`)
  expect(deferred?.page).toContain('import("/_astro/start.js")')
  expect(deferred?.page).not.toContain(`<script>`)
  expect(deferred?.page).toContain(OWN)
})

test('the policy allows the script that stands in for it', () => {
  const page = deferIslands(composePage('visible'), locate)?.page ?? ''
  const loader = /<script type="module">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(loader).toContain('IntersectionObserver')
  expect(page).toContain(`'${hashContent(loader)}'`)
})

test('a page with an island that starts by itself keeps its start', () => {
  expect(deferIslands(composePage('idle'), locate)).toBeNull()
  expect(deferIslands('<p>No island.</p>', locate)).toBeNull()
})

test('a start that is not recognised fails the build', () => {
  expect(() => deferIslands('<astro-island client="visible"></astro-island>', locate)).toThrow(
    'in another way',
  )
})
