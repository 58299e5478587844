import type { Mention, Per } from '#agent/understand/quantities/mention.ts'
import { hashText, mixHashes } from '#agent/understand/readers/hashing.ts'

/** Hashes of what is known of a mention by itself. */
export type MentionView = {
  kind: number
  /** Kind and class of noun, and whether it is more than one. */
  group: number
  /** Kind, class of noun, and what divides it. */
  type: number
  noun: number
  unit: number
  size: number
}

export function viewMention(mention: Mention): MentionView {
  const { kind, nounClass, noun, unit, value } = mention
  const kindHash = hashText(kind)
  return {
    kind: kindHash,
    group: hashText(`${kind} ${nounClass} ${kind === 'count' && value > 1}`),
    type: hashText(`${kind} ${nounClass} ${namePer(mention.per)}`),
    noun: hashText(noun ?? ''),
    unit: mixHashes(kindHash, hashText(unit ?? '')),
    size: mixHashes(kindHash, hashText(nameSize(mention))),
  }
}

function namePer({ week, isDay, person, site, item }: Per): string {
  const period = isDay ? 'day' : week === null ? '' : week.toFixed(1)
  return [period, person && 'person', site && 'site', item && 'item'].filter(Boolean).join('/')
}

/** Where amounts begin to mean something else: a wage, a month's pay, a salary. */
const SIZES = [0, 1, 2, 4, 8, 15, 30, 60, 120, 500, 2_000, 10_000, 30_000, 120_000]

function nameSize({ value, low, high }: Mention): string {
  const size = SIZES.findLastIndex((from) => value >= from)
  return `${size} ${Number.isInteger(value)} ${low !== high}`
}
