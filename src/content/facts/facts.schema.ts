import { z } from 'zod'
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
const day = z.iso.date({ error: 'a day such as "2026-03-24"' })

export const Claim = z.strictObject({ id: slug, figure, label: line, basis: line })
export type Claim = z.infer<typeof Claim>

export const PricedPhase = z
  .strictObject({
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

export const CaseStudyFacts = z.strictObject({
  slug,
  title: line,
  industry: line,
  fits: z.array(z.enum(industries, { error: `one of ${industries.join(', ')}` })),
  keywords: lines,
  challenge: line,
  solution: line,
  results: z.array(z.strictObject({ metric: figure, label: line })).length(3, 'three results'),
  timeline: span,
  systems: lines,
})

const side = { themTitle: line, them: lines, usTitle: line, us: lines }

export const ComparisonFacts = z.strictObject({
  path: line.regex(/^\/why-not-[a-z0-9-]+$/, 'an address such as "/why-not-rpa"'),
  against: line,
  category: line,
  title: line,
  lead: line,
  themName: line,
  points: z.array(z.strictObject({ question: line, them: line, us: line })).min(3, 'three or more'),
  reasonsTitle: line,
  reasons: z.array(z.strictObject({ name: line, text: line })).length(3, 'three reasons'),
  choice: z.strictObject(side).optional(),
})

export const Role = z.strictObject({
  title: line,
  type: z.literal('Full-time', { error: '"Full-time"' }),
  location: line,
  postedOn: day,
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
  name: line,
  role: line,
  bio: line,
  linkedin: httpsUrl,
  /** Empty: a member is shown by initials (specification, section 3). */
  image: z.string({ error: 'text, which may be empty' }),
})
export type TeamMember = z.infer<typeof TeamMember>
