import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/**/*.md')]
/** Paths in backticks that start with a folder of the repository, and relative links. */
const CITED_PATH =
  /`((?:src|tests|scripts|docs|\.ci)\/[\w./@[\]-]*)`|\]\((?!https?:|mailto:|#)([^)#]+)/g

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
    const longDecisions = globSync('docs/decisions/*.md').filter((file) => countLines(file) > 45)
    expect(longDecisions).toEqual([])
    expect(countLines('README.md')).toBeLessThanOrEqual(120)
  })
})

function countLines(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length
}
