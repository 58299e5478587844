import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import { type Fact, SLOT_UNITS, type Slot } from '#domain/fact.ts'
import { countShared, isSameValue } from './compare-value.ts'
import type { Counts } from './counts.ts'
import type { GoldTurn, GoldValue } from './gold-turn.ts'

export type Verdict = {
  counts: Partial<Record<Slot, Counts>>
  isExact: boolean
  /** Values stored without any ground in the message. */
  invented: readonly Slot[]
  /** Expected acts that did not come. */
  missingActs: readonly string[]
  problems: readonly string[]
}

const SLOTS = Object.keys(SLOT_UNITS) as Slot[]

export function judgeTurn(turn: GoldTurn, before: ConversationState, after: Turn): Verdict {
  const verdict = { counts: {} as Partial<Record<Slot, Counts>>, problems: [] as string[] }
  const invented: Slot[] = []
  for (const slot of SLOTS) {
    const stored = after.facts[slot]
    const counts = judgeSlot(turn, slot, before, after)
    if (counts !== null) verdict.counts[slot] = counts
    if (counts !== null && counts.extra + counts.missing > 0) {
      verdict.problems.push(`${slot}: ${describe(stored)} for ${JSON.stringify(turn.facts[slot])}`)
    }
    if (
      counts !== null &&
      isNew(slot, before, after) &&
      stored &&
      isInvented(stored, turn.message)
    ) {
      invented.push(slot)
      verdict.problems.push(`${slot}: ${describe(stored)} has no ground`)
    }
  }
  verdict.problems.push(...listUnrefused(turn, after))
  const kinds = new Set<string>(after.acts.map((act) => act.kind))
  const missingActs = (turn.acts ?? []).filter((kind) => !kinds.has(kind))
  if (missingActs.length > 0) {
    verdict.problems.push(`acts ${[...kinds].join(', ') || 'none'} for ${missingActs.join(', ')}`)
  }
  return { ...verdict, invented, missingActs, isExact: verdict.problems.length === 0 }
}

function listUnrefused({ refused = [] }: GoldTurn, { facts }: Turn): string[] {
  const open = refused.filter((slot) => facts[slot]?.status !== 'refused')
  return open.map((slot) => `${slot}: ${facts[slot]?.status ?? 'open'} for refused`)
}

/** Null when the slot says nothing either way: not labelled and not filled, derived, or tolerated. */
function judgeSlot(
  turn: GoldTurn,
  slot: Slot,
  before: ConversationState,
  after: Turn,
): Counts | null {
  const gold = turn.facts[slot]
  const stored = after.facts[slot]?.value ?? null
  if (gold === undefined) {
    const isFree = turn.tolerated?.includes(slot) || isDerived(slot, after)
    const mustStay = turn.absent?.includes(slot) ?? false
    if (!isNew(slot, before, after) || (isFree && !mustStay)) return null
    return { right: 0, extra: Array.isArray(stored) ? stored.length : 1, missing: 0 }
  }
  if (typeof gold === 'object') return judgeList(turn, slot, stored)
  if (isRight(turn, slot, stored, gold)) return { right: 1, extra: 0, missing: 0 }
  if (isRightlyAsked(turn, slot, after)) return { right: 1, extra: 0, missing: 0 }
  return { right: 0, extra: stored === null ? 0 : 1, missing: 1 }
}

/** Each tool counts; of several readings of the label the kindest one does. */
function judgeList(turn: GoldTurn, slot: Slot, stored: unknown): Counts {
  const names = Array.isArray(stored) ? (stored as string[]) : []
  const readings = [turn.facts[slot], ...(turn.accept?.[slot] ?? [])] as (readonly string[])[]
  const counts = readings.map((gold) => {
    const right = countShared(names, gold)
    return { right, extra: names.length - right, missing: gold.length - right }
  })
  return counts.toSorted((a, b) => a.extra + a.missing - b.extra - b.missing)[0] as Counts
}

function isRight(turn: GoldTurn, slot: Slot, stored: unknown, gold: GoldValue): boolean {
  const range = turn.range?.[slot]
  if (range && typeof stored === 'number' && stored >= range[0] && stored <= range[1]) return true
  return [gold, ...(turn.accept?.[slot] ?? [])].some((value) => isSameValue(slot, stored, value))
}

/** A value that a careful reader says back first, said back as a question. */
function isRightlyAsked(turn: GoldTurn, slot: Slot, { state: { pending } }: Turn): boolean {
  const gold = turn.facts[slot]
  const isAsked = pending?.kind === 'confirm' && pending.slot === slot
  return (
    isAsked &&
    gold !== undefined &&
    turn.ask?.includes(slot) === true &&
    isRight(turn, slot, pending.value, gold)
  )
}

function isNew(slot: Slot, before: ConversationState, after: Turn): boolean {
  const value = after.facts[slot]?.value ?? null
  if (value === null) return false
  return JSON.stringify(value) !== JSON.stringify(before.facts[slot]?.value ?? null)
}

/** Worked out from another fact: a number of tools from their list, an industry from a company's name. */
function isDerived(slot: Slot, { state, facts }: Turn): boolean {
  const tools = facts.tools?.value
  if (slot === 'tool_count' && Array.isArray(tools)) {
    return facts.tool_count?.value === tools.length
  }
  return state.details[slot]?.isInferred ?? false
}

const SAYS_NUMBER =
  /\d|\b(no|none|any|zero|nothing|nil|zilch|nada|naught|nought|nowt|half|quarter|couple|pair|dozen|hundred|thousand|million|grand|full|each|every|both|solo|alone|just|i|me|myself|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i

/** A quote that the visitor never wrote, or a number from words that hold none. */
function isInvented({ quote, value }: Fact, message: string): boolean {
  if (!squeeze(message).includes(squeeze(quote))) return true
  return typeof value === 'number' && !SAYS_NUMBER.test(message)
}

function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

function describe(fact: Fact | undefined): string {
  return fact === undefined ? 'nothing' : JSON.stringify(fact.value)
}
