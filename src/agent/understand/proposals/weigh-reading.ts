import { weighInforms } from '#agent/understand/judge/weigh-informs.ts'
import type {
  Act,
  ConfirmAct,
  InformAct,
  ModelReading,
  ReadFact,
  Span,
} from '#agent/understand/message/act.ts'
import type { Context } from '#agent/understand/message/message-view.ts'
import { type CheckedFigure, checkFigure } from '#agent/understand/proposals/check-figure.ts'
import { checkWords, findAround, readAlone } from '#agent/understand/proposals/check-words.ts'
import { type Claims, openClaims } from '#agent/understand/proposals/claims.ts'
import { readMoves } from '#agent/understand/proposals/read-moves.ts'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'

/** What is read beyond these is not looked at. */
const FACTS_MAX = 16
const EARLIER_MAX = 6
/** Two readings this close are one. */
const CLOSE = 0.05

/** A message with what the rules understood of it. `asked`: figures that were said back before, as `slot:value`. */
export type Understood = {
  text: string
  context: Context
  acts: readonly Act[]
  asked?: readonly string[]
}

const overlaps = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1]
const isClose = (one: number, other: number) =>
  Math.abs(one - other) <= CLOSE * Math.max(Math.abs(one), Math.abs(other))

type Valued = Extract<Act, { kind: 'inform' | 'confirm' | 'implausible' }>
const isValued = (act: Act): act is Valued =>
  act.kind === 'inform' || act.kind === 'confirm' || act.kind === 'implausible'

/** A refusal or an "I don't know" is about what it names, else about what was asked. */
function isDeclined({ acts, context }: Understood, slot: Slot): boolean {
  return acts.some((act) => {
    if (act.kind !== 'refuse' && act.kind !== 'unsure') return false
    const about = act.slot === undefined ? [context.asking, context.alsoAsking] : [act.slot]
    return about.includes(slot)
  })
}

/** The words of the figure tell another slot: "40 people" are no 40 hours. */
function isTaken({ acts }: Understood, { slot, value, span, quote }: CheckedFigure): boolean {
  const told = acts.filter(
    (act) => isValued(act) && act.slot !== slot && act.value === value && overlaps(act.span, span),
  )
  const places = quote.split(new RegExp(`(?<![\\d.,])${value}(?![\\d])`)).length - 1
  return told.length > 0 && places <= told.length
}

/** "Out of 600 invoices 30 are wrong": a number inside another slot's words changes nothing that is known. */
function isPartOfOther({ acts }: Understood, { slot, span }: CheckedFigure): boolean {
  return acts.some((act) => isValued(act) && act.slot !== slot && overlaps(act.span, span))
}

const toInform = ({ slot, value, quote, span, original }: CheckedFigure): InformAct => ({
  kind: 'inform',
  slot,
  value,
  quote,
  span,
  reading: original === undefined ? {} : { original },
})

const toConfirm = (figure: CheckedFigure): ConfirmAct => {
  const { reading, ...act } = toInform(figure)
  const { value, workings } = figure
  const derivation = workings === '' ? {} : { derivation: workings }
  return { ...act, kind: 'confirm', value, workings, reading: { ...reading, ...derivation } }
}

/** One reading of the rules at most gives way to a question, and none beside another: only one can be asked next. */
function isSecondDoubt({ acts }: Understood, slot: Slot, rules: readonly Act[]): boolean {
  return rules.length > 0 && acts.some((act) => act.kind === 'confirm' && act.slot !== slot)
}

const isReadAlike = (rules: readonly Act[], value: number) =>
  rules.some(
    (act) =>
      isValued(act) &&
      typeof act.value === 'number' &&
      isClose(act.value, value) &&
      !(act.kind === 'inform' && act.reading.isPerPerson),
  )

function isContradicted(
  understood: Understood,
  figure: CheckedFigure,
  rules: readonly Act[],
): boolean {
  const isKnown = understood.context.known?.[figure.slot] !== undefined
  return (
    rules.some(({ kind }) => kind === 'implausible') ||
    isDeclined(understood, figure.slot) ||
    isTaken(understood, figure) ||
    (rules.length === 0 && isKnown && isPartOfOther(understood, figure))
  )
}

/** A figure that brings nothing new, or whose question was put already. */
function isSettled(
  understood: Understood,
  { slot, value, workings }: CheckedFigure,
  rules: readonly Act[],
): boolean {
  const known = understood.context.known?.[slot]
  const isStory = rules.length === 0 && known !== undefined && workings !== ''
  return (
    isReadAlike(rules, value) ||
    (rules.length === 0 && known === value) ||
    // What was said back once has had its answer, or is asked about again by itself.
    understood.asked?.includes(`${slot}:${value}`) === true ||
    isSecondDoubt(understood, slot, rules) ||
    rules.some((act) => act.kind === 'inform' && act.reading.isCorrection === true) ||
    isStory
  )
}

/** Where rules and model meet: the acts with the figure in them, or null where it changes nothing or does not hold. */
function mergeFigure(
  understood: Understood,
  claims: Claims,
  figure: CheckedFigure,
): { acts: readonly Act[]; isRefused: boolean } {
  const { acts, context } = understood
  const { slot, value } = figure
  const refused = { acts, isRefused: true }
  const rules = acts.filter((act) => isValued(act) && act.slot === slot)
  if (isContradicted(understood, figure, rules)) return refused
  if (isSettled(understood, figure, rules)) return { acts, isRefused: false }
  const known = context.known?.[slot]
  const isAlone = rules.length === 0 && known === undefined && figure.weight === 'plain'
  // Out of its sentence "40 hours a week" may be of anything: "The office is open 40 hours a week".
  const sentence = claims.text.slice(...findAround(claims.text, figure.span))
  const isPlain = isAlone && readAlone(claims, sentence, slot)?.value === value
  const act = isPlain ? toInform(figure) : toConfirm(figure)
  if (isPlain && !isBelievable(understood, claims, act as InformAct)) return refused
  const others = acts.filter((one) => !rules.includes(one))
  return { acts: [...others, act], isRefused: false }
}

/** Beside a figure that cannot be right nothing is believed, and no act of the rules may fall by a model's. */
function isBelievable({ acts, context }: Understood, { heard }: Claims, act: InformAct): boolean {
  const told = acts.filter((one) => one.kind === 'inform')
  const { informs } = weighInforms([...told, act], heard, context)
  return informs.length === told.length + 1 && informs.every(({ kind }) => kind === 'inform')
}

const OF_A_FIRM = /^ (?:de|del|da|do|dos|di|von|vom|van|of|from|at|z|ze|bei|chez) /

/** "Soy Marta de Talleres Ruiz": where the rules take the firm with the name, a model may say where the name ends. */
function cutName(acts: readonly Act[], read: InformAct, { slot, value }: ReadFact): readonly Act[] {
  const [whole, name] = [String(read.value), String(value)]
  const isCut =
    slot === 'contact_name' && whole.startsWith(name) && OF_A_FIRM.test(whole.slice(name.length))
  return isCut ? acts.map((act) => (act === read ? { ...read, value: name } : act)) : acts
}

/** A fact in words, where the rules read none and none is known; tools are added to those that are known. */
function mergeWords(understood: Understood, claims: Claims, fact: ReadFact) {
  const { acts, context } = understood
  const unchanged = { acts, isRefused: false }
  const refused = { acts, isRefused: true }
  const read = acts.find((act) => isValued(act) && act.slot === fact.slot)
  if (read?.kind === 'inform') return { acts: cutName(acts, read, fact), isRefused: false }
  if (read !== undefined) return unchanged
  const isCorrected = acts.some(
    (act) => act.kind === 'correct' && (act.slot ?? fact.slot) === fact.slot,
  )
  if (context.knownSlots.has(fact.slot) && fact.slot !== 'tools' && !isCorrected) return unchanged
  if (isDeclined(understood, fact.slot) || acts.some(({ kind }) => kind === 'implausible'))
    return refused
  const act = checkWords(claims, fact, acts)
  if (act === null || !isBelievable(understood, claims, act)) return refused
  return { acts: [...acts, act], isRefused: false }
}

const isWellFormed = (fact: ReadFact) =>
  Object.hasOwn(SLOT_UNITS, fact.slot) && fact.quotes.length > 0

/**
 * Lets a model's reading stand beside the rules' as that of a second reader. What its quotes do not bear out is dropped;
 * what was worked out, or is read otherwise by the rules, is to be said back, and nothing counts before a yes.
 */
export function weighReading(
  understood: Understood,
  reading: ModelReading | null,
): { acts: readonly Act[]; refused: number } {
  const { text, context } = understood
  if (reading === null) return { acts: understood.acts, refused: 0 }
  const claims = openClaims(text, context, { acts: understood.acts, language: reading.language })
  if (claims === null) return { acts: understood.acts, refused: reading.facts.length }
  let opened: readonly Claims[] | null = null
  const openEarlier = () => {
    opened ??= (reading.earlier ?? [])
      .slice(-EARLIER_MAX)
      .flatMap(
        (earlier) =>
          openClaims(
            earlier,
            { ...context, asking: null, alsoAsking: null },
            { acts: [], language: reading.language },
          ) ?? [],
      )
    return opened
  }
  let now = understood
  let refused = Math.max(0, reading.facts.length - FACTS_MAX)
  for (const fact of reading.facts.slice(0, FACTS_MAX)) {
    if (!isWellFormed(fact)) refused += 1
    else {
      const merged = mergeFact(now, claims, fact, openEarlier)
      if (merged.isRefused) refused += 1
      now = { ...now, acts: merged.acts }
    }
  }
  return { acts: [...now.acts, ...readMoves(now, claims, reading)], refused }
}

function mergeFact(
  now: Understood,
  claims: Claims,
  fact: ReadFact,
  openEarlier: () => readonly Claims[],
) {
  if (SLOT_UNITS[fact.slot] === null) return mergeWords(now, claims, fact)
  const told = now.acts.find((act) => act.kind === 'inform' && act.slot === 'team_size')
  const team = told?.kind === 'inform' && typeof told.value === 'number' ? told.value : null
  const teamSize = team ?? now.context.teamSize
  const isAsked = [now.context.asking, now.context.alsoAsking].includes(fact.slot)
  const figure = checkFigure(claims, fact, { openEarlier, teamSize, isAsked })
  return figure === null ? { acts: now.acts, isRefused: true } : mergeFigure(now, claims, figure)
}
