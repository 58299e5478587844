import { expect, test } from 'vitest'
import { type FactTable, factTables, findFactProblems } from '#content/facts/fact-checks.ts'

function tableWith(file: string, change: (entry: Record<string, unknown>) => object): FactTable {
  const table = factTables.find((one) => one.file === file)
  if (!table) throw new Error(`There is no table ${file}.`)
  const [first = {}, ...rest] = structuredClone([...table.entries])
  return { ...table, entries: [change({ ...first }), ...rest] }
}

const problemsOf = (file: string, change: (entry: Record<string, unknown>) => object) =>
  findFactProblems([tableWith(file, change)])

test('the facts of this site have no problems', () => {
  expect(findFactProblems(factTables)).toEqual([])
})

test('a missing field is named with its file and entry', () => {
  expect(problemsOf('roles.ts', ({ location: _, ...rest }) => rest)).toEqual([
    'src/content/facts/roles.ts, entry 1 (“Senior Systems Engineer”): "location" is missing. It must be a line of text.',
  ])
})

test('an unknown field is named', () => {
  expect(problemsOf('team.ts', (entry) => ({ ...entry, twitter: 'x' }))).toEqual([
    'src/content/facts/team.ts, entry 1 (“Mara Lindqvist”): "twitter" is not a field here.',
  ])
})

test.each([
  ['case-studies.ts', 'slug', 'Marketing Campaign', 'lower-case words joined by hyphens'],
  ['case-studies.ts', 'fits', ['banking'], 'one of finance, '],
  ['case-studies.ts', 'results', [], 'three results'],
  ['case-studies.ts', 'timeline', 'a while', 'a time such as "4-5 weeks"'],
  ['claims.ts', 'figure', 'most', 'a figure, with at least one digit'],
  ['claims.ts', 'label', '  ', 'a line of text'],
  ['comparisons.ts', 'path', '/zapier', 'an address such as "/why-not-rpa"'],
  ['comparisons.ts', 'points', [], 'three or more'],
  ['pricing.ts', 'minimumUsd', '25K', 'whole US dollars'],
  ['pricing.ts', 'maximumUsd', 20_000, 'above minimumUsd, or null for "from"'],
  ['pricing.ts', 'duration', 'soon', 'a time such as "4-5 weeks"'],
  ['roles.ts', 'postedOn', '5 October', 'a day such as "2026-03-24"'],
  ['roles.ts', 'requirements', [], 'a list with at least one line'],
  ['systems.ts', 'tools', ['SAP'], 'three tools'],
  ['team.ts', 'linkedin', 'linkedin.com/in/mara', 'an address that starts with https://'],
])('%s: %s may not be %j', (file, field, value, expected) => {
  const [problem = '', ...others] = problemsOf(file, (entry) => ({ ...entry, [field]: value }))
  expect(others).toEqual([])
  expect(problem).toContain(`src/content/facts/${file}, entry 1 (`)
  expect(problem).toContain(`): "${field}`)
  expect(problem).toContain(`but must be ${expected}`)
})

test('two entries of one name are told once', () => {
  const table = tableWith('roles.ts', (entry) => ({ ...entry, title: 'Founding Product Designer' }))
  expect(findFactProblems([table])).toEqual([
    'src/content/facts/roles.ts, two entries have the same "title", "Founding Product Designer".',
  ])
})
