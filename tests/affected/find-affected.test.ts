import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findAffected, findAffectedTests, fitIntoTime, listModules } from './find-affected.ts'

const listTests = (...changed: string[]) => findAffectedTests(changed).map(({ file }) => file)
const ofServer = /^src\/server\/.*(?<!\.long)\.test\.ts$/

test.each([
  ['a module', 'src/domain/roi.ts', 'src/domain/roi.test.ts'],
  ['what others import', 'src/domain/fact.ts', 'src/agent/correct-fact.test.ts'],
  ['a test', 'src/domain/roi.test.ts', 'src/domain/roi.test.ts'],
  [
    'an article, whose folder is read',
    'src/content/articles/three-layers-agentic-design.mdx',
    'src/content/facts/article-arguments.test.ts',
  ],
  [
    'an answer of the chat',
    'src/content/answers/prices.yaml',
    'src/agent/knowledge/asked-by-visitors.test.ts',
  ],
  ['a style sheet', 'src/site/styles/tokens.css', 'src/site/styles/tokens.test.ts'],
  [
    'a list of words',
    'src/contract/passwords/common-passwords.txt',
    'src/server/features/staff/team/team.test.ts',
  ],
  [
    'a migration',
    'src/server/platform/db/migrations/meta/_journal.json',
    'src/server/platform/db/landed-migrations.test.ts',
  ],
  [
    'what the tests of the server are set up by',
    'tests/support/start-test-postgres.ts',
    'src/server/access-matrix.test.ts',
  ],
  ['what is read by a pattern', 'src/server/health.ts', 'src/server/platform/db/locks.test.ts'],
  ['cases that are read from a folder', 'tests/evals/floors.json', 'tests/documents.test.ts'],
])('%s that changed runs the tests that depend on it', (_, changed, affected) => {
  expect([changed, affected].filter((file) => !existsSync(file))).toEqual([])
  expect(listTests(changed)).toContain(affected)
})

test('a migration runs every test of the server', () => {
  const all = listModules().filter((file) => ofServer.test(file))
  expect(listTests('src/server/platform/db/migrations/0000_any.sql')).toEqual(
    expect.arrayContaining(all),
  )
})

test('the tools themselves run every test', () => {
  const all = listModules().filter((file) => /(?<!\.long)\.test\.tsx?$/.test(file))
  expect(listTests('package-lock.json')).toEqual(all)
  expect(listTests('vitest.config.ts')).toEqual(all)
})

test('a change of one screen runs no test of the server', () => {
  const change = 'src/site/admin/login/LoginScreen.tsx'
  expect(listTests(change)).toContain('src/site/admin/app/Login.test.tsx')
  expect(listTests(change).filter((file) => ofServer.test(file))).toEqual([])
})

test('what reads the whole repository always runs', () => {
  expect(listTests('LICENSE')).toContain('tests/architecture.test.ts')
  expect(listTests()).toContain('tests/structure.test.ts')
})

test('what is nearer comes first', () => {
  const reached = findAffected(['src/domain/roi.ts'])
  expect(reached[0]).toEqual({ file: 'src/domain/roi.ts', distance: 0 })
  expect(reached.find(({ file }) => file === 'src/domain/roi.test.ts')?.distance).toBe(1)
  const distances = reached.map(({ distance }) => distance)
  expect(distances).toEqual(distances.toSorted((left, right) => left - right))
})

test('as many fit as the time allows: the nearest first, and what was changed always', () => {
  const reached = [
    { file: 'far', distance: 3 },
    { file: 'slow', distance: 1 },
    { file: 'near', distance: 1 },
    { file: 'changed', distance: 0 },
  ]
  const took = (file: string) => (file === 'slow' ? 20 : 5)
  const chooseWithin = (seconds: number) => fitIntoTime(reached, { seconds, took })
  expect(chooseWithin(40)).toEqual(['changed', 'near', 'slow', 'far'])
  expect(chooseWithin(30)).toEqual(['changed', 'near', 'slow'])
  expect(chooseWithin(10)).toEqual(['changed', 'near'])
  expect(chooseWithin(1)).toEqual(['changed'])
})
