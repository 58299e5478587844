import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** “path”: the title as it stands in the file. */
const CITED_TEST = /`((?:src|tests)\/[\w./-]+)`: “(.+?)”(?=[;.]| \|)/g
const STATES = ['met', 'partly', 'not']

const rows = readFileSync('SECURITY.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [requirement = '', state = '', evidence = ''] = line.slice(2).split(' | ')
    const cited = [...line.matchAll(CITED_TEST)].map(([, file = '', title = '']) => ({
      file,
      title,
    }))
    return { requirement, state, evidence, cited }
  })

test('every requirement has its state, and what is not wholly met says what is missing', () => {
  expect(rows.length).toBeGreaterThanOrEqual(42)
  for (const { requirement, state, evidence, cited } of rows) {
    expect(STATES, requirement).toContain(state)
    expect(evidence.includes('Missing: '), requirement).toBe(state !== 'met')
    if (state !== 'not') expect(cited.length, requirement).toBeGreaterThan(0)
  }
})

test('every test that is named exists, under its title', () => {
  const cited = rows.flatMap((row) => row.cited)
  expect(cited.length).toBeGreaterThan(50)
  const missing = cited.filter(({ file, title }) => {
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(title)
  })
  expect(missing).toEqual([])
})

test('no name of a test is passed over', () => {
  const quoted = rows.flatMap(({ evidence }) => evidence.match(/`: “/g) ?? [])
  expect(rows.flatMap(({ cited }) => cited).length).toBe(quoted.length)
})
