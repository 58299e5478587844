import { expect, test } from 'vitest'
import {
  isHidingStyle,
  listHidingSelectors,
} from '#server/features/enrichment/read/hiding-styles.ts'

test.each([
  'display:none',
  'color:red; DISPLAY : none !important',
  'visibility:hidden',
  'opacity:0',
  'opacity: .01;',
  'font-size:0px',
  'font-size:1px;',
  'text-indent:-9999px',
  'position:absolute;left:-9999px',
  'height:0;overflow:hidden',
  'clip:rect(0 0 0 0)',
  'clip-path:inset(50%)',
  'color:transparent',
  'color:#FFF;background-color:#fff',
  'transform:scale(0)',
  'dis/**/play:none',
  'display/* a * b */:none',
  'dis\\70lay:none',
  'dis\\000070 lay:n\\6fne',
  'content:";/*"; display:none',
  'content-visibility: hidden',
])('%s hides', (style) => {
  expect(isHidingStyle(style)).toBe(true)
})

test('what hides is found behind many other declarations', () => {
  expect(isHidingStyle(`${'--x:y;'.repeat(500)}display:none`)).toBe(true)
})

test.each([
  'display:block',
  'opacity:0.9',
  'opacity:1',
  'font-size:10px',
  'font-size:1.2rem',
  'margin-left:-8px',
  'height:100%',
  'line-height:0',
  'color:#fff;background:#000',
  'width:12px',
  'content-visibility:auto',
  'content:"a;display:none"',
  'background:url(a;display:none)',
])('%s shows', (style) => {
  expect(isHidingStyle(style)).toBe(false)
})

test('a style sheet names what it hides on every screen', () => {
  const sheet =
    '@import "a.css"; .one, #two{display:none} .three{color:red} @media print{.four{display:none}} /* .five{ */ .six{opacity:0}'
  expect(listHidingSelectors(sheet)).toEqual(['.one', '#two', '.six'])
})

test.each([
  ['@media (min-width: 1px) { .a { display: none } }', ['.a']],
  ['@media screen, print{.a{display:none}}', ['.a']],
  ['@layer base{@supports (display:grid){.a{opacity:0}.b{opacity:1}}}', ['.a']],
  ['@layer one, two; .a{display:none}', ['.a']],
  [
    '.a{color:red; .b{display:none} &.c{opacity:0} @media screen{display:none}}',
    ['.b', '.c', '.a'],
  ],
  ['.a{& {display:none}}', ['.a']],
  ['main > div .a, ul li + .b.c{display:none}', ['.a', '.c']],
  ['p#one.a{display:none}', ['#one']],
  ['div.a:not(.b), .c[data-x="},"]{display:none}', ['.a', '.c']],
  [':is(.a, p.b), .c:where(p){display:none}', ['.a', '.b', '.c']],
  ['.sm\\:a, .\\62 c{dis\\70lay:none}', ['.sm:a', '.bc']],
  ['.x{content:"/*"} .a{display:none} /* * .b{display:none} */', ['.a']],
  ['.x{background:url(a/*;{)} .a{display:none}', ['.a']],
  ['.a{display:none', ['.a']],
  ['@media screen{.a{display:none', ['.a']],
])('%s hides by name', (sheet, names) => {
  expect(listHidingSelectors(sheet)).toEqual(names)
})

test.each([
  '.a:hover{opacity:0} .a:hover .b{display:none} .a::before{display:none}',
  '@media only print{@layer x{.a{display:none}}}',
  '@keyframes in{from{opacity:0} .5%{opacity:0}}',
  '@starting-style{.a{opacity:0}}',
  '.a{color:red; .b{display:block}} p{display:none}',
  '.a{content:"} .b{display:none}"}',
])('%s hides nothing by name', (sheet) => {
  expect(listHidingSelectors(sheet)).toEqual([])
})

test.each([
  '{',
  '}',
  '.a{',
  '/*',
  'url(',
  'url( ',
  '\\',
  '"',
  ':is(',
  '.a,',
  '.a ',
  '&,',
  '.a{&,',
  '.a,.b{&,.c,.d{',
  'color : ',
  'display ',
  'left:-9',
])('a sheet of nothing but %j is read in time that grows no faster than it', (piece) => {
  const sheet = piece.repeat(100_000 / piece.length)
  const start = performance.now()
  listHidingSelectors(sheet)
  isHidingStyle(sheet)
  expect(performance.now() - start).toBeLessThan(1_000)
})
