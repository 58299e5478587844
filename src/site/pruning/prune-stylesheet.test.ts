import { expect, test } from 'vitest'
import { pruneStylesheet } from '#site/pruning/prune-stylesheet.ts'

function prune(css: string, words: string[], readers: string[] = []): string {
  return pruneStylesheet(css, { words, readers })
}

test('a rule for a class that cannot appear is dropped, with the block that held nothing else', () => {
  const css = '@layer a{.used{color:red}.unused{color:blue}}@media print{.unused{color:blue}}'
  expect(prune(css, ['used'])).toBe('@layer a{.used{color:red}}')
})

test('of several selectors only those that cannot appear are dropped', () => {
  expect(prune('.used,.unused,p .used{color:red}', ['used', 'p'])).toBe('.used,p .used{color:red}')
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
  '@supports (position-area:bottom){.used:after{color:red}}',
  '@font-face{font-family:Text;src:local(Arial)}',
  '@layer theme,base,components;',
])('a state is never judged: %s stays', (css) => {
  expect(prune(css, ['used'])).toBe(css)
})

test('what :is() lists stays whole, because its most specific item counts for all', () => {
  const css = '.used :is(p,.unused){color:red}'
  expect(prune(css, ['used', 'p'])).toBe(css)
})

test('names with signs that CSS escapes are found', () => {
  const css = '.sm\\:w-1\\/2{width:50%}.grid-cols-\\[minmax\\(0\\,1fr\\)_auto\\]{color:red}'
  expect(prune(css, ['sm:w-1/2', 'grid-cols-[minmax(0,1fr)_auto]'])).toBe(css)
})

test('a class whose beginning is named stays, because scripts put classes together', () => {
  const css = '.button-primary{color:red}.button-quiet:hover{top:0}'
  expect(prune(`${css}.butter{color:blue}`, ['button-'])).toBe(css)
})

test('an animation stays while a rule names it', () => {
  const css =
    '.used{animation:1s spin}@keyframes spin{to{rotate:1turn}}@keyframes gone{to{rotate:1turn}}'
  expect(prune(css, ['used'])).toBe('.used{animation:1s spin}@keyframes spin{to{rotate:1turn}}')
})

test('an animation that a custom property names stays', () => {
  const css = ':root{--play:spin 1s}.used{animation:var(--play)}@keyframes spin{to{rotate:1turn}}'
  expect(prune(css, ['used'])).toBe(css)
})

test('a custom property stays while something reads it, also one that another property reads', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}.used{width:var(--e,var(--a))}'
  expect(prune(css, ['used'])).toBe(':root{--a:var(--b);--b:1px}.used{width:var(--e,var(--a))}')
})

test('a custom property that a script or another stylesheet reads stays', () => {
  const css = ':root{--bar:1px;--unread:2px}'
  expect(prune(css, [], ["getPropertyValue('--bar')"])).toBe(':root{--bar:1px}')
})

test('a registered property goes with the last rule that reads it', () => {
  const css =
    '@property --read{syntax:"*";inherits:false}@property --unread{syntax:"*";inherits:false}.used{scale:var(--read)}'
  expect(prune(css, ['used'])).toBe(
    '@property --read{syntax:"*";inherits:false}.used{scale:var(--read)}',
  )
})

test('a property that Tailwind registers and nothing sets is written out where it is read', () => {
  const register = (name: string, value: string) =>
    `@property --tw-${name}{syntax:"*";inherits:false;initial-value:${value}}`
  const css = `@layer properties{*{--tw-content:"";--tw-style:solid}}
.used:before{content:var(--tw-content);border-style:var(--tw-style);color:var(--tw-tone,red)}`
  const unset = `${register('content', '""')}@property --tw-tone{syntax:"*";inherits:false}`
  const set = '.used{--tw-style:dashed}'
  expect(prune(`${css}${unset}${register('style', 'solid')}${set}`, ['used'])).toBe(
    `@layer properties{*{--tw-style:solid}}.used:before{content:"";border-style:var(--tw-style);color:red}${set}`,
  )
})

test('a class with a variant begins with no part of a name', () => {
  const css = '.data-lit\\:mt-2[data-lit]{color:red}.data-row{color:red}'
  expect(prune(css, ['data-'])).toBe('.data-row{color:red}')
})

test('what Tailwind registers twice is registered by its rule alone', () => {
  const rule = '*,:before{--tw-style:solid}'
  const rest = '.used{--tw-style:dashed;border-style:var(--tw-style)}'
  const property = '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}'
  const css = `@layer properties{@supports (margin-trim:block){${rule}}}${rest}${property}`
  expect(prune(css, ['used'])).toBe(`@layer properties{${rule}}${rest}`)
})

test('the registering rules of two joined stylesheets both stand for all browsers', () => {
  const register = (name: string) => `@supports (margin-trim:block){*{--tw-${name}:solid}}`
  const read = (name: string) => `.${name}{--tw-${name}:dashed;border-style:var(--tw-${name})}`
  const css = `@layer properties{${register('one')}${register('two')}}${read('one')}${read('two')}`
  expect(prune(css, ['one', 'two'])).toContain(
    '@layer properties{*{--tw-one:solid;--tw-two:solid}}',
  )
})

test('a class that another one switches is judged by its own name', () => {
  const of = (name: string) => `:is(:where(.group):is(:hover,:focus) .${name}){color:red}`
  expect(prune(of('used') + of('unused'), ['group', 'used'])).toBe(of('used'))
})

test.each([':is(.used,p) .used{color:red}', ':is(.used,p) :is(p,.used){color:red}'])(
  'a selector that only begins so stays whole: %s',
  (css) => {
    expect(prune(css, ['used', 'p'])).toBe(css)
  },
)

test('parts of a field stay where a page or script has a field that has parts', () => {
  const css = '::-webkit-search-decoration{color:red}'
  expect(prune(css, [], ['<input type="text">'])).toBe('')
  expect(prune(css, [], ['<input type="search">'])).toBe(css)
  expect(prune(css, [], ['t("input",{type:`date`})'])).toBe(css)
})

test('a fallback stands alone where nothing sets the property', () => {
  const read = (name: string) => `.used{font:var(--default-${name},a, "b c")}`
  const theme = ':root{--default-face:d}'
  expect(prune(theme + read('face'), ['used'])).toBe(theme + read('face'))
  expect(prune(read('other'), ['used'])).toBe('.used{font:a, "b c"}')
})
