import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'

export type Verdict = 'worth_it' | 'borderline' | 'too_small' | 'unknown'

/** `why` is one sentence; where it speaks against the work, a second says what to do instead. */
export type Judgment = { verdict: Verdict; why: string }

export type WorthInput = {
  /** Null while hours or rate are not known. */
  annualSavingsCents: number | null
  /** The lowest price of the audit, in whole US dollars. */
  auditMinimumUsd: number
  /** The work, in the visitor's words, with those around its name; empty while unknown. */
  work: string
  /** What it takes to go on: for readers of an audit, no longer the audit. */
  next?: 'an audit' | 'a pilot'
}

/** Up to two years, we call the work worth it: our own line, from no source. */
export const WORTH_IT_MONTHS = 24
/** Beyond five years the tools around a system have changed more than once. */
export const BORDERLINE_MONTHS = 60
/** So fast that a build pays for itself, even where a connector would do. */
const FAST_MONTHS = 12
/** Beginnings of words for work that only copies data from one place to another. */
const MOVING = [
  'copy',
  'copie',
  'rekey',
  're-key',
  'retyp',
  're-typ',
  're-enter',
  'reenter',
].concat(['paste', 'pasting', 'transfer', 'sync', 'export', 'data entry', 'typing', 'keying'])
/** Beginnings of words for work in which somebody reads, compares, and decides. */
const JUDGING = ['review', 'check', 'match', 'approv', 'decid', 'reconcil', 'triag', 'classif']
  .concat(['answer', 'quot', 'screen', 'schedul', 'claim', 'exception', 'audit', 'dispute'])
  .concat(['eligib', 'compar', 'pric', 'route', 'routing', 'negotiat', 'support', 'complian'])

/** What somebody has to hear or read before there are data: no connector takes it from there. */
export const UNSTRUCTURED =
  /(?<!\b(?:my|your) )\b(?:phon(?:e|es|ed|ing)|call(?:s|ed|ing)?|ring(?:s|ing)?|voicemails?|fax(?:es|ed|ing)?|e-?mail(?:s|ed|ing)?|pdfs?|paper|hand-?written|handwriting|photos?|pictures?|scan(?:s|ned)?|letters?|whatsapp|text messages?)\b/i

/** Whether the work only moves data, so that a connector without an agent may do it. */
export function onlyMovesData(work: string): boolean {
  const text = ` ${work.toLowerCase()}`
  const has = (beginnings: readonly string[]) => beginnings.some((one) => text.includes(` ${one}`))
  return has(MOVING) && !has(JUDGING) && !UNSTRUCTURED.test(work)
}

/**
 * Whether automating the work pays, by payback on the fixed investment of the calculator (spec, section 9: $150,000),
 * a year's savings against the price of the audit, and whether the work needs judgment (design, section 10).
 */
export function judgeWorth({
  annualSavingsCents,
  auditMinimumUsd,
  work,
  next = 'an audit',
}: WorthInput): Judgment {
  if (annualSavingsCents === null) {
    return { verdict: 'unknown', why: 'It takes the hours and the cost of an hour to say.' }
  }
  const investment = sayDollars(IMPLEMENTATION_INVESTMENT_CENTS / 100)
  if (annualSavingsCents < auditMinimumUsd * 100) {
    return {
      verdict: 'too_small',
      why: `This is too small for us: a year’s savings would not cover the audit, which starts at ${sayDollars(auditMinimumUsd)}. ${INSTEAD}`,
    }
  }
  const months = IMPLEMENTATION_INVESTMENT_CENTS / (annualSavingsCents / 12)
  const time = sayMonths(months)
  if (months > BORDERLINE_MONTHS) {
    return {
      verdict: 'too_small',
      why: `This is too small for us: at the ${investment} our calculator assumes, it would take ${time} to pay back. ${INSTEAD}`,
    }
  }
  if (onlyMovesData(work) && months > FAST_MONTHS) {
    return {
      verdict: 'borderline',
      why: `This is borderline: work that only moves data can often be done by a connector, and a build at ${investment} takes ${time} to pay back. Try a connector such as Zapier or Power Automate first.`,
    }
  }
  return months > WORTH_IT_MONTHS
    ? {
        verdict: 'borderline',
        why: `This is borderline: at the ${investment} our calculator assumes, it pays back in ${time}. It is worth ${next} if a second process can share the system.`,
      }
    : {
        verdict: 'worth_it',
        why: `This looks worth it: at the ${investment} our calculator assumes, it pays back in ${time}.`,
      }
}

const INSTEAD = 'A connector such as Zapier, or a feature of a tool you have, is the cheaper step.'

function sayDollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

function sayMonths(months: number): string {
  if (months > BORDERLINE_MONTHS) return 'more than five years'
  const rounded = Math.round(months)
  return rounded <= 1 ? 'about a month' : `about ${rounded} months`
}
