import { expect, test } from 'vitest'
import { listWords } from '#site/pruning/list-words.ts'

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
