import type { z } from 'zod'
import { caseStudies, shortCaseStudies } from '#content/facts/case-studies.ts'
import { claims } from '#content/facts/claims.ts'
import { comparisons } from '#content/facts/comparisons.ts'
import {
  CaseStudyFacts,
  Claim,
  ComparisonFacts,
  PricedPhase,
  Role,
  ShortCaseStudyFacts,
  SystemFacts,
  TeamMember,
  TextClaim,
} from '#content/facts/facts.schema.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import { roles } from '#content/facts/roles.ts'
import { systems } from '#content/facts/systems.ts'
import { team } from '#content/facts/team.ts'
import { textClaims } from '#content/facts/text-claims.ts'

export type FactTable = {
  file: string
  entries: readonly object[]
  schema: z.ZodType
  /** The field that names an entry; no two entries may share it. */
  key: string
}

/** What a marketer edits here, and what each entry must be. */
export const factTables: readonly FactTable[] = [
  { file: 'case-studies.ts', entries: caseStudies, schema: CaseStudyFacts, key: 'slug' },
  { file: 'case-studies.ts', entries: shortCaseStudies, schema: ShortCaseStudyFacts, key: 'slug' },
  { file: 'claims.ts', entries: claims, schema: Claim, key: 'id' },
  { file: 'comparisons.ts', entries: comparisons, schema: ComparisonFacts, key: 'path' },
  // `investment` is made from the other fields, not written.
  {
    file: 'pricing.ts',
    entries: engagementPhases.map(({ investment: _, ...phase }) => phase),
    schema: PricedPhase,
    key: 'name',
  },
  { file: 'roles.ts', entries: roles, schema: Role, key: 'title' },
  { file: 'systems.ts', entries: systems, schema: SystemFacts, key: 'id' },
  { file: 'text-claims.ts', entries: textClaims, schema: TextClaim, key: 'id' },
  { file: 'team.ts', entries: team, schema: TeamMember, key: 'name' },
]

/** One sentence for each mistake, with file, entry and field. */
export function findFactProblems(tables: readonly FactTable[]): string[] {
  return tables.flatMap((table) => {
    const problems = [...findWrongFields(table), ...findRepeatedKeys(table)]
    return problems.map((problem) => `src/content/facts/${table.file}, ${problem}`)
  })
}

function findWrongFields({ entries, schema, key }: FactTable): string[] {
  return entries.flatMap((entry, index) => {
    const reading = schema.safeParse(entry)
    const name = `entry ${index + 1} (“${readAt(entry, [key]) ?? 'unnamed'}”)`
    return (reading.error?.issues ?? []).map((issue) => `${name}: ${describeIssue(issue, entry)}`)
  })
}

/** Completes "… must be" by what the schema says. */
export function describeIssue(issue: z.core.$ZodIssue, entry: object): string {
  if (issue.code === 'unrecognized_keys') return `"${issue.keys.join('", "')}" is not a field here.`
  const field = issue.path.join('.')
  const value = readAt(entry, issue.path)
  return value === undefined
    ? `"${field}" is missing. It must be ${issue.message}.`
    : `"${field}" is ${JSON.stringify(value)}, but must be ${issue.message}.`
}

function readAt(entry: object, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], entry)
}

function findRepeatedKeys({ entries, key }: FactTable): string[] {
  return [...Map.groupBy(entries, (entry) => readAt(entry, [key]))]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([value]) => `two entries have the same "${key}", ${JSON.stringify(value)}.`)
}
