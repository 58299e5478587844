import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** “path”: the title as it stands in the file. */
const CITED_TEST = /`((?:src|tests)\/[\w./-]+)`: “(.+?)”(?=[;.]| \|)/g
const STATES = ['met', 'partly', 'not']

const lines = readFileSync('SECURITY.md', 'utf8').split('\n')
const rows = lines
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [requirement = '', state = '', evidence = ''] = line.slice(2).split(' | ')
    return { requirement, state, evidence, cited: listCited(line) }
  })

function listCited(text: string) {
  return [...text.matchAll(CITED_TEST)].map(([, file = '', title = '']) => ({ file, title }))
}

test('every requirement has its state, and what is not wholly met says what is missing', () => {
  expect(rows.length).toBeGreaterThanOrEqual(42)
  for (const { requirement, state, evidence, cited } of rows) {
    expect(STATES, requirement).toContain(state)
    expect(evidence.includes('Missing: '), requirement).toBe(state !== 'met')
    if (state !== 'not') expect(cited.length, requirement).toBeGreaterThan(0)
  }
})

test('every test that is named exists, under its title', () => {
  const cited = lines.flatMap(listCited)
  expect(cited.length).toBeGreaterThan(50)
  const missing = cited.filter(({ file, title }) => {
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(title)
  })
  expect(missing).toEqual([])
})

test('no name of a test is passed over', () => {
  const quoted = lines.flatMap((line) => line.match(/`: “/g) ?? [])
  expect(lines.flatMap(listCited).length).toBe(quoted.length)
})

test('what is said of backups names the tests that hold it', () => {
  const promise = lines.find((line) => line.startsWith('| loss |')) ?? ''
  expect(promise).toContain('backup is read again before it gets its name')
  expect(listCited(promise).map(({ file }) => file)).toContain(
    'src/server/features/backup/check-backup.test.ts',
  )
})
