import { judgeFigures, type Reading, type Verdict } from '#agent/understand/judge/judge-figures.ts'
import type { Candidate } from '#agent/understand/quantities/candidate.ts'
import { composeFigures } from '#agent/understand/quantities/compose-figures.ts'
import { readRoles } from '#agent/understand/quantities/grammar-roles.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { findTold } from '#agent/understand/quantities/read-figures.ts'
import type { Figures, Role } from '#agent/understand/quantities/roles.ts'
import { predictRoles, type RolePrediction } from '#agent/understand/readers/predict-roles.ts'

/** From here on the learned role of a figure stands in the joint reading; below it the grammar's does. */
const SURE_ROLE = 0.7
/** Where the grammar knows nothing of a figure, such as "eleven scientists", the likelier role will do. */
const LIKELY_ROLE = 0.45
const UNKNOWN: readonly Role[] = ['other_count', 'number', 'money', 'percent']
/** A figure that is likelier than not of the past, planned, supposed, somebody else's, or corrected tells nothing. */
const FLAGGED = 0.5

/** What is to be stored or asked, and the best guess at every figure. */
export type TwiceRead = { verdicts: readonly Verdict[]; joint: readonly Candidate[] }

/** Reads the figures of a message with the grammar and with the learned reader, and weighs what they say. */
export function readTwice(figures: Figures): TwiceRead {
  const { tokens, mentions, asked } = figures
  return weighRoles(figures, predictRoles(tokens, mentions, { asked: asked[0] ?? null }))
}

export function weighRoles(figures: Figures, predictions: readonly RolePrediction[]): TwiceRead {
  const told = findTold(figures)
  const { mentions } = figures
  const byGrammar = readRoles(figures).map((role, index) => (told[index] ? role : 'none'))
  const learned = predictions.map((one, index): Role => {
    if (!told[index] || isFlagged(one)) return 'none'
    const grammar = byGrammar[index] ?? 'none'
    const isSpelled =
      grammar === 'hours_each' && one.role === 'hours_all' && saysEach(figures, mentions[index])
    return isBare(mentions[index]) || isSpelled ? grammar : one.role
  })
  const joint = byGrammar.map((role, index): Role => {
    if (role === 'hours_each' && saysEach(figures, mentions[index])) return role
    const needed = UNKNOWN.includes(role) ? LIKELY_ROLE : SURE_ROLE
    const isSure = (predictions[index]?.certainty ?? 0) >= needed && !isBare(mentions[index])
    return isSure ? (learned[index] ?? role) : role
  })
  const read = (roles: readonly Role[]): Reading => ({
    candidates: composeFigures({ ...figures, roles }),
    sureness: (candidate) => measureSureness(figures, { candidate, roles, predictions }),
  })
  const reading = read(joint)
  const readings = { grammar: read(byGrammar), learned: read(learned), joint: reading }
  return {
    verdicts: judgeFigures({ ...readings, asked: figures.asked }),
    joint: reading.candidates,
  }
}

/** "Every Friday", "all day", "nothing else": people who label mark none of these, so that only the grammar knows them. */
function isBare(mention: Mention | undefined): boolean {
  if (mention === undefined) return false
  const { kind, unit, value } = mention
  return (
    kind === 'schedule' ||
    unit?.startsWith('whole') === true ||
    (kind === 'fraction' && value === 1)
  )
}

/** "each", "apiece": the word decides, whatever is likely. */
function saysEach({ tokens }: Figures, mention: Mention | undefined): boolean {
  if (mention === undefined) return false
  if (mention.per.person) return true
  return tokens
    .slice(Math.max(0, mention.from - 4), mention.from)
    .some(({ norm }) => norm === 'each')
}

function isFlagged({ flags }: RolePrediction): boolean {
  return Object.values(flags).some((chance) => chance >= FLAGGED)
}

type Read = { candidate: Candidate; roles: readonly Role[]; predictions: readonly RolePrediction[] }

/** How likely the least likely role is that the value rests on. */
function measureSureness({ mentions }: Figures, { candidate, roles, predictions }: Read): number {
  const used = candidate.mentions.map(({ from }) => mentions.findIndex((one) => one.from === from))
  const chances = used.map((index) => {
    const prediction = predictions[index]
    if (prediction === undefined || isBare(mentions[index])) return 1
    if (prediction.role === roles[index]) return prediction.certainty
    return prediction.second.role === roles[index] ? prediction.second.certainty : 0
  })
  return Math.min(1, ...chances)
}
