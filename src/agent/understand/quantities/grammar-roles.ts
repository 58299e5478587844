import { toWordSet } from '#agent/lexicon/word-set.ts'
import { readCountRole } from '#agent/understand/quantities/count-roles.ts'
import {
  isAboutErrors,
  markRatios,
  readPercentRole,
} from '#agent/understand/quantities/error-roles.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { readMoneyRole } from '#agent/understand/quantities/money-roles.ts'
import type { Figures, Role } from '#agent/understand/quantities/roles.ts'
import { readTimeRole } from '#agent/understand/quantities/time-roles.ts'

/** What each figure is said of, by the grammar around it. One role per mention, in their order. */
export function readRoles(figures: Figures): Role[] {
  const roles = figures.mentions.map((mention, index) => readRole(figures, mention, index))
  return markRatios(figures, roles)
}

function readRole(figures: Figures, mention: Mention, index: number): Role {
  switch (mention.kind) {
    case 'schedule':
      return 'period'
    case 'fraction':
      return readFractionRole(figures, mention)
    case 'time':
      return readTimeRole(figures, mention)
    case 'money':
      return readMoneyRole(figures, mention)
    case 'percent':
      return readPercentRole(figures, mention)
    case 'count':
      return readCountRole(figures, mention, index)
  }
}

const BEFORE_START = toWordSet('in within next under')

/** A share of somebody's time; "in half a year" is when something starts. */
function readFractionRole(figures: Figures, mention: Mention): Role {
  if (mention.unit === null) return isAboutErrors(figures, mention) ? 'errors' : 'number'
  const before = figures.tokens[mention.from - 1]?.norm ?? ''
  const isStart = BEFORE_START.has(before) || figures.asked.includes('timeline')
  return isStart ? 'start' : 'share'
}
