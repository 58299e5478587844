// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readMarkedText } from '#site/islands/library/read-marked-text.ts'

test('marked words are told from the others', () => {
  expect(readMarkedText('two <mark>eager</mark> agents')).toEqual([
    'two ',
    { quote: 'eager' },
    ' agents',
  ])
})

test('characters that HTML writes as entities are themselves again', () => {
  expect(readMarkedText('a &lt; b &amp;&amp; c')).toEqual(['a < b && c'])
})

test('markup other than marks is text', () => {
  const passage = readMarkedText('x <b onclick="steal()">bold</b> <mark>y<i>z</i></mark>')
  expect(passage).toEqual(['x ', 'bold', ' ', { quote: 'yz' }])
})
