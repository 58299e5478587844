import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listProductFiles } from '#tests/support/import-graph.ts'

/** Files that still use a retired word. The figures may only go down: whoever lowers one writes the new one here. */
const STILL: Readonly<Record<string, number>> = {
  crew: 1,
  doings: 6,
  shed: 2,
  'slow lane': 1,
  'waiting room': 1,
  wish: 19,
}
const ROW = /^\| (?!Term |---)[^|]+\|[^|]+\|([^|]+)\|$/gm
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
/** Words of visitors, and names of something else, which a comment may quote. */
const QUOTED = /"[^"]*"|“[^”]*”|`[^`]*`/g
const DECLARED = /\b(?:const|let|function|type|class) (\w+)|^\s+(?:readonly )?(\w+)\??[:(]/gm

type Words = { file: string; text: string }

const retired = [...readFileSync('docs/glossary.md', 'utf8').matchAll(ROW)].flatMap(
  ([, not = '']) => [...not.matchAll(/`([a-z ]+)`/g)].map(([, word = '']) => word),
)
const files = listProductFiles().map(readWords)

/** The comments of a file, and the words of the names that it declares and of its own, in small letters. */
function readWords(file: string): Words {
  const text = readFileSync(file, 'utf8')
  const comments = [...text.matchAll(COMMENT)].map(([comment]) => comment.replace(QUOTED, ' '))
  const code = text.replace(COMMENT, '')
  const declared = [...code.matchAll(DECLARED)].map(([, name, property]) => name ?? property ?? '')
  const names = [...declared, file.split('/').at(-1) ?? ''].map(splitName)
  return { file, text: [...comments, ...names].join('\n').toLowerCase() }
}

function splitName(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_.-]+/g, ' ')
}

function findUses(word: string, all: readonly Words[]): string[] {
  const pattern = new RegExp(`\\b${word}(?:s|es)?\\b`)
  return all.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
}

describe('the glossary', () => {
  test('retires words', () => {
    expect(retired.length).toBeGreaterThanOrEqual(10)
    expect(Object.keys(STILL).filter((word) => !retired.includes(word))).toEqual([])
  })

  test.each(retired)('%s is no name, and stands in no comment', (word) => {
    const uses = findUses(word, files)
    expect(uses.length, uses.join('\n')).toBeLessThanOrEqual(STILL[word] ?? 0)
  })

  test('sees a word in names and comments, and not in quotes or as a part of another', () => {
    const lines = ['wishList', 'A wish for a call.', 'swish', 'Wishes']
    const all = lines.map((text, at) => ({ file: `${at}`, text: splitName(text).toLowerCase() }))
    expect(findUses('wish', all)).toEqual(['0', '1', '3'])
    expect('Says "a wish" here.'.replace(QUOTED, '')).not.toContain('wish')
  })
})
