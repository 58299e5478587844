import { z } from 'zod'
import type { MarkKind } from '#content/page-metadata.ts'
import { INDUSTRY_FIT, type Industry } from '#domain/industry.ts'

/** The shape of each table in this folder. An error completes the sentence "… must be". */
const line = z.string({ error: 'a line of text' }).trim().min(1, 'a line of text')
const lines = z.array(line, { error: 'a list of lines' }).min(1, 'a list with at least one line')
const usd = z.int({ error: 'whole US dollars' }).positive('whole US dollars above 0')
const slug = z
  .string({ error: 'lower-case words joined by hyphens' })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
const figure = line.regex(/\d/, 'a figure, with at least one digit')
const span = line.regex(
  /^(?:\d+(?:-\d+)? (?:days|weeks|months)|ongoing)$/,
  'a time such as "4-5 weeks", or "ongoing"',
)
const httpsUrl = z.url({ protocol: /^https$/, error: 'an address that starts with https://' })
const industries = Object.keys(INDUSTRY_FIT) as Industry[]
/** Of a fact that nobody vouches for: the owner replaces it, or confirms it, and takes the mark away. */
const invented = z.literal(true, { error: 'true, or left out' }).optional()
const day = z.iso.date({ error: 'a day such as "2026-03-24"' })

/** Where a claim comes from. Without one, a claim may not be shown. */
const claimSource = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('case-study'), slug }),
    z.strictObject({ kind: z.literal('article'), slug, title: line }),
    /** The firm's own word, for which nothing is published. `example` is a case study that is. */
    z.strictObject({ kind: z.literal('owner'), example: slug.optional() }),
    z.strictObject({ kind: z.literal('public'), name: line, href: httpsUrl }),
  ],
  { error: 'a source: a case study, an article, the owner’s word, or a public address' },
)
/** One mark each in a row of marks, so no more than can be told apart. */
const marks = z.int({ error: 'a whole number' }).min(1, '1 or more').max(100, '100 or less')
const drawnPart = z.union([
  z.strictObject({ count: marks, label: line }),
  /** Where a mark stands for more or less than one, or the number is no count of its own. */
  z.strictObject({ count: marks, text: line }),
])
const count = {
  counted: line,
  notCounted: line,
  /** The words of the source that carry the claim, as they stand there. */
  quote: line.optional(),
  /** What the claim says, and what is left beside it. */
  drawn: z.tuple([drawnPart, drawnPart], { error: 'two parts' }).readonly().optional(),
}

/** What a slip shows; `date` is when the source was published, stated, or read. */
export const Evidence = z.strictObject({ source: claimSource, date: day, ...count }, 'evidence')
export type Evidence = z.infer<typeof Evidence>
export type DrawnCount = NonNullable<Evidence['drawn']>

export const Claim = z.strictObject({
  invented,
  id: slug,
  figure,
  label: line,
  basis: line,
  evidence: Evidence,
})
export type Claim = z.infer<typeof Claim>

/** A figure or statement within a text, in the words that stand there. */
export const TextClaim = z.strictObject({ invented, id: slug, words: line, evidence: Evidence })
export type TextClaim = z.infer<typeof TextClaim>

export const PricedPhase = z
  .strictObject({
    invented,
    phase: z.int({ error: 'a whole number' }).positive('a whole number above 0'),
    name: line,
    duration: span,
    minimumUsd: usd,
    /** `null` means "from". */
    maximumUsd: usd.nullable(),
    /** What the price is for once, or each `month`. */
    per: z.literal(['month', null], { error: '"month", or null for a price paid once' }),
    scope: line,
    description: line,
    deliverables: lines,
    outcome: line,
  })
  .refine(({ minimumUsd, maximumUsd }) => maximumUsd === null || maximumUsd > minimumUsd, {
    path: ['maximumUsd'],
    error: 'above minimumUsd, or null for "from"',
  })
export type PricedPhase = z.infer<typeof PricedPhase>

const MARKS = ['perceive', 'decide', 'act', 'people', 'integration'] as const satisfies MarkKind[]
const amount = z.number({ error: 'a number' }).positive('a number above 0')
const plot = z.strictObject({
  measure: line,
  unit: line,
  before: line,
  after: line,
  decimals: z.literal([0, 1, 2], { error: '0, 1 or 2' }),
  rows: z
    .array(z.strictObject({ label: line, before: amount, after: amount }), {
      error: 'a list of rows',
    })
    .min(1, 'one row or more'),
  notClaimed: line,
})

export const ShortCaseStudyFacts = z.strictObject({
  invented,
  slug,
  title: line,
  industry: line,
  fits: z.array(z.enum(industries, { error: `one of ${industries.join(', ')}` })),
  solution: line,
  publishedOn: day,
  results: z
    .array(z.strictObject({ metric: figure, label: line, detail: line, ...count }))
    .length(3, 'three results'),
})
export const CaseStudyFacts = ShortCaseStudyFacts.extend({
  challenge: line,
  measured: line,
  plot,
  sameField: z.array(z.enum(industries, { error: `one of ${industries.join(', ')}` })),
  keywords: lines,
  timeline: span,
  systems: lines,
})

const choice = z.strictObject({ themTitle: line, them: lines, usTitle: line, us: lines })
const sides = z.strictObject({
  title: line,
  themFigures: z.array(z.strictObject({ figure: line, name: line })).length(2, 'two figures'),
  them: line,
  us: line,
})
const taskSteps = z
  .array(
    z.strictObject({
      mark: z.enum(MARKS, { error: `one of ${MARKS.join(', ')}` }),
      at: line.optional(),
      text: line,
      isOpen: z.literal(true, { error: 'true, or left out' }).optional(),
    }),
    { error: 'a list of steps' },
  )
  .min(2, 'two steps or more')
  .max(5, 'five steps or fewer')
const libraryAddress = line.regex(
  /^\/library\/[a-z0-9-]+$/,
  'an address such as "/library/agentic-vs-rpa"',
)

export const ComparisonFacts = z.strictObject({
  path: line.regex(/^\/why-not-[a-z0-9-]+$/, 'an address such as "/why-not-rpa"'),
  against: line,
  category: line,
  title: line,
  lead: line,
  themName: line,
  points: z.array(z.strictObject({ question: line, them: line, us: line })).min(3, 'three or more'),
  task: z.strictObject({ title: line, lead: line, them: taskSteps, us: taskSteps }),
  reasonsTitle: line,
  reasons: z.array(z.strictObject({ name: line, text: line })).length(3, 'three reasons'),
  choice,
  price: sides,
  hasBreakEven: z.literal(true, { error: 'true, or left out' }).optional(),
  switching: lines,
  article: z.strictObject({ href: libraryAddress, label: line }),
})

export const Role = z.strictObject({
  invented,
  title: line,
  type: z.literal('Full-time', { error: '"Full-time"' }),
  location: line,
  postedOn: day,
  /** Of the part of a system that the role works on, as in the diagram of the home page. */
  mark: z.enum(['perceive', 'decide', 'act', 'people', 'integration']),
  description: line,
  requirements: lines,
})
export type Role = z.infer<typeof Role>

export const SystemFacts = z.strictObject({
  id: slug,
  name: line,
  claim: line,
  text: line,
  tools: lines.length(3, 'three tools'),
  perceives: line,
  decides: line,
  acts: line,
})
export type SystemFacts = z.infer<typeof SystemFacts>

export const TeamMember = z.strictObject({
  invented,
  name: line,
  role: line,
  bio: line,
  linkedin: httpsUrl,
  /** Empty: a member is shown by initials (specification, section 3). */
  image: z.string({ error: 'text, which may be empty' }),
})
export type TeamMember = z.infer<typeof TeamMember>
