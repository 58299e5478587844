import { describe, expect, test } from 'vitest'
import { tokenize } from '#agent/understand/text/tokens.ts'

const read = (text: string) => tokenize(text).map(({ norm }) => norm)

describe('the tokens of a message', () => {
  test.each([
    ['Don’t we’re can’t', ['do', 'not', 'we', 'are', 'can', 'not']],
    ['Deb’s café', ['deb', "'s", 'cafe']],
    ['1,500 at $2.50.', ['1,500', 'at', '$', '2.50', '.']],
    ['30min 5%', ['30', 'min', '5', '%']],
    ['full-time – ok', ['full', '-', 'time', '-', 'ok']],
    ['½ day', ['1/2', 'day']],
    ['👍 ok', ['👍', 'ok']],
    ['', []],
  ])('"%s" is cut into %j', (text, norms) => {
    expect(read(text)).toEqual(norms)
  })

  test('a word that every object knows is a word like any other', () => {
    expect(read('constructor hasOwnProperty')).toEqual(['constructor', 'hasownproperty'])
  })

  test('each token keeps its place in the message', () => {
    expect(tokenize("Don't").map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [2, 5],
    ])
  })
})
