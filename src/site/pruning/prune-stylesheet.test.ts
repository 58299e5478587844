import { expect, test } from 'vitest'
import { pruneStylesheet } from '#site/pruning/prune-stylesheet.ts'

function prune(css: string, words: string[], readers: string[] = []): Promise<string> {
  return pruneStylesheet(css, { words, readers })
}

test('a rule for a class that cannot appear is dropped, with the block that held nothing else', async () => {
  const css = '@layer a{.used{color:red}.unused{color:blue}}@media print{.unused{color:blue}}'
  expect(await prune(css, ['used'])).toBe('@layer a{.used{color:red}}')
})

test('of several selectors only those that cannot appear are dropped', async () => {
  expect(await prune('.used,.unused,p .used{color:red}', ['used', 'p'])).toBe(
    '.used,p .used{color:red}',
  )
})

test.each([
  ':focus-visible{outline:1px solid}',
  '::selection{color:red}',
  '::-webkit-scrollbar{appearance:none}',
  ':root[data-theme=dark]{color:red}',
  '.used[aria-busy=true]{color:red}',
  '.used[data-shown]:not(:disabled,[aria-disabled=true]):hover{color:red}',
  '.used:has(:popover-open,dialog[open],.unused){color:red}',
  '.used:not(.unused){color:red}',
  '[hidden]:where(:not([hidden=until-found])){color:red}',
  ':where(.used)>*{color:red}',
  '*,:before,:after,::backdrop{color:red}',
  '@media (scripting:none){.used{color:red}}',
  '@supports (position-area:bottom){.used::after{color:red}}',
  '@font-face{font-family:Text;src:local(Arial)}',
  '@layer theme,base,components;',
])('a state is never judged: %s stays', async (css) => {
  expect(await prune(css, ['used'])).toBe(css)
})

test('what :is() lists stays whole, because its most specific item counts for all', async () => {
  const css = '.used :is(p,.unused){color:red}'
  expect(await prune(css, ['used', 'p'])).toBe(css)
})

test('names with signs that CSS escapes are found', async () => {
  const css = '.sm\\:w-1\\/2{width:50%}.grid-cols-\\[minmax\\(0\\,1fr\\)_auto\\]{color:red}'
  expect(await prune(css, ['sm:w-1/2', 'grid-cols-[minmax(0,1fr)_auto]'])).toBe(css)
})

test('a class whose beginning is named stays, because scripts put classes together', async () => {
  const css = '.button-primary{color:red}.button-quiet:hover{color:red}'
  expect(await prune(`${css}.butter{color:blue}`, ['button-'])).toBe(css)
})

test('an animation stays while a rule names it', async () => {
  const css =
    '.used{animation:1s spin}@keyframes spin{to{rotate:1turn}}@keyframes gone{to{rotate:1turn}}'
  expect(await prune(css, ['used'])).toBe(
    '.used{animation:1s spin}@keyframes spin{to{rotate:1turn}}',
  )
})

test('an animation that a custom property names stays', async () => {
  const css = ':root{--play:spin 1s}.used{animation:var(--play)}@keyframes spin{to{rotate:1turn}}'
  expect(await prune(css, ['used'])).toBe(css)
})

test('a custom property stays while something reads it, also one that another property reads', async () => {
  const css = ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.used{width:var(--e,var(--a))}'
  expect(await prune(css, ['used'])).toBe(
    ':root{--a:var(--b);--b:1px}.used{width:var(--e,var(--a))}',
  )
})

test('a custom property that a script or another stylesheet reads stays', async () => {
  const css = ':root{--bar:1px;--unread:2px}'
  expect(await prune(css, [], ["getPropertyValue('--bar')"])).toBe(':root{--bar:1px}')
})

test('a registered property goes with the last rule that reads it', async () => {
  const css =
    '@property --read{syntax:"*";inherits:false}@property --unread{syntax:"*";inherits:false}.used{scale:var(--read)}'
  expect(await prune(css, ['used'])).toBe(
    '@property --read{syntax:"*";inherits:false}.used{scale:var(--read)}',
  )
})

test('a property that Tailwind registers and nothing sets is written out where it is read', async () => {
  const register = (name: string, value: string) =>
    `@property --tw-${name}{syntax:"*";inherits:false;initial-value:${value}}`
  const css = `@layer properties{*{--tw-content:"";--tw-style:solid}}
.used:before{content:var(--tw-content);border-style:var(--tw-style);color:var(--tw-tone,red)}`
  const unset = `${register('content', '""')}@property --tw-tone{syntax:"*";inherits:false}`
  const set = `${register('style', 'solid')}.used{--tw-style:dashed}`
  expect(await prune(`${css}${unset}${set}`, ['used'])).toBe(
    `@layer properties{*{--tw-style:solid}}
.used:before{content:"";border-style:var(--tw-style);color:red}${set}`,
  )
})

test('a class with a variant begins with no part of a name', async () => {
  const css = '.data-lit\\:mt-2[data-lit]{color:red}.data-row{color:red}'
  expect(await prune(css, ['data-'])).toBe('.data-row{color:red}')
})

test('what Tailwind registers twice is registered by its rule alone', async () => {
  const rule = '*,:before{--tw-style:solid}'
  const rest = '.used{--tw-style:dashed;border-style:var(--tw-style)}'
  const property = '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}'
  const css = `@layer properties{@supports (margin-trim:block){${rule}}}${rest}${property}`
  expect(await prune(css, ['used'])).toBe(`@layer properties{${rule}}${rest}`)
})

test('a class that another one switches is judged by its own name', async () => {
  const of = (name: string) => `:is(:where(.group):is(:hover,:focus) .${name}){color:red}`
  expect(await prune(of('used') + of('unused'), ['group', 'used'])).toBe(
    ':where(.group):is(:hover,:focus) .used{color:red}',
  )
})

test.each([':is(.used,p) .used{color:red}', ':is(.used) :is(p){color:red}'])(
  'a selector that only begins so stays whole: %s',
  async (css) => {
    expect(await prune(css, ['used', 'p'])).toBe(css)
  },
)

test('parts of a field stay where a page or script has a field of its type', async () => {
  const css = '::-webkit-search-decoration{color:red}::-webkit-datetime-edit{color:red}'
  expect(await prune(css, [], ['<input type="search">'])).toBe(
    '::-webkit-search-decoration{color:red}',
  )
  expect(await prune(css, [], ['t("input",{type:`date`})'])).toBe(
    '::-webkit-datetime-edit{color:red}',
  )
})

test('a fallback goes where the theme sets the property, and stands alone where nothing does', async () => {
  const read = (name: string) => `.used{font:var(--default-${name},a, "b c")}`
  const theme = ':root,:host{--default-face:d}'
  expect(await prune(`${theme}${read('face')}${read('other')}`, ['used'])).toBe(
    `${theme}.used{font:var(--default-face)}.used{font:a, "b c"}`,
  )
})
