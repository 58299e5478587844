import type { Verb } from '#agent/lexicon/verb-forms.ts'
import { NEVER_WORK, WORK_ARTICLES, WORK_EDGES } from '#agent/lexicon/work-words.ts'
import type { Scene } from '#agent/understand/slots/pain/view-scene.ts'
import {
  isManual,
  isProcess,
  isWeak,
  isWorkNoun,
  readVerb,
} from '#agent/understand/slots/work-words.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const MANUAL = 2
const OFFICE = 1.2
const WEAK_VERB = 0.4
const OBJECT = 0.6
const NAMED = 1.3
const LONE_THING = 0.4
/** "invoices get typed in". */
const DONE = 1.8

/** "Rekey them": what is done to what was said before. */
const FOR_PRONOUN = 0.8

/** How much a name says by itself that it is work at a desk: its verb, and what is done. `isVerb`: it has a subject. */
export function weighContent({ tokens }: Scene, { from, to }: Range, isVerb: boolean): number {
  let start = from
  while (start < to && WORK_ARTICLES.has(tokens[start]?.norm ?? '')) start += 1
  const words = tokens.slice(start, to)
  const last = words.at(-1)?.norm ?? ''
  if (NEVER_WORK.has(last) && !PRONOUNS.has(last)) return 0
  const isPrefixed = words[1]?.norm === '-' && PREFIXES.has(words[0]?.norm ?? '')
  const verb = readVerb(isPrefixed ? words[2] : words[0])
  if (verb === undefined || !(isVerb || isOfWork(verb))) return weighNoun(words)
  return weighVerb(verb, words.slice(isPrefixed ? 3 : 1), {
    isManual: isPrefixed || isManual(verb),
    isName: isProcess(last),
  })
}

/** Without a subject: "typing", "rekey orders". */
const isOfWork = (verb: Verb) => verb.form === 'doing' || (verb.form === 'plain' && isManual(verb))

type Kind = { isManual: boolean; isName: boolean }

/** "Retyping orders" against "making calls", and "typing" by itself. */
function weighVerb(verb: Verb, rest: readonly Token[], { isManual: isHard, isName }: Kind): number {
  if (rest.length === 0) {
    if (isName) return NAMED
    return isHard ? OFFICE : 0
  }
  const hasNoun = rest.some(({ norm }) => isWorkNoun(norm))
  const lost = !hasNoun && PRONOUNS.has(rest[0]?.norm ?? '') ? FOR_PRONOUN : 0
  const object = hasNoun ? OBJECT : -lost
  if (isHard) return MANUAL + object
  if (!isWeak(verb)) return OFFICE + object
  return hasNoun ? NAMED : WEAK_VERB - lost
}

const PRONOUNS: ReadonlySet<string> = new Set(['it', 'them', 'that', 'those', 'this', 'these'])
const PREFIXES: ReadonlySet<string> = new Set(['re', 'pre', 'double', 'cross', 'hand', 'mis'])

function weighNoun(words: readonly Token[]): number {
  const done = words.findIndex((word, at) => at > 0 && isDone(words, at) && isDoneWord(word.norm))
  if (done > 0)
    return weighNoun(words.slice(0, done)) > 0 || isManualWord(words[done]) ? DONE : WEAK_VERB
  const head = findHead(words)
  const norm = words[head]?.norm ?? ''
  const isDoing = readVerb(words[head])?.form === 'doing' && head > 0
  if (isProcess(norm) || isDoing) return NAMED - weighNames(words)
  if (isWorkNoun(norm)) return head > 0 ? NAMED - weighNames(words) : LONE_THING
  return words.some((word) => isProcess(word.norm))
    ? LONE_THING * 2
    : words.some((word) => isWorkNoun(word.norm))
      ? LONE_THING
      : 0
}

/** "Ridgeway Podiatry": names of firms and people, written with capitals throughout. */
function weighNames(words: readonly Token[]): number {
  const isName =
    words.length > 1 && words.every(({ isCapital, kind }) => kind !== 'word' || isCapital)
  return isName ? LONE_THING : 0
}

const isDoneWord = (norm: string) =>
  readVerb({ norm, kind: 'word' })?.form === 'done' ||
  (norm.startsWith('mis') && norm.endsWith('ed'))
const BEING: ReadonlySet<string> = new Set([
  'get',
  'gets',
  'got',
  'is',
  'are',
  'be',
  'being',
  'been',
  'was',
  'were',
])
const isManualWord = (word: Token | undefined) => {
  const verb = readVerb(word)
  return verb !== undefined && isManual(verb)
}
const isDone = (words: readonly Token[], at: number) =>
  words.slice(Math.max(0, at - 3), at).some(({ norm }) => BEING.has(norm))

/** The last noun before a preposition: "paperwork" in "paperwork between the rate con and the invoice". */
function findHead(words: readonly Token[]): number {
  const link = words.findIndex(
    ({ norm }, at) =>
      at > 0 && WORK_EDGES.has(norm) && norm !== 'the' && norm !== 'and' && norm !== '&',
  )
  return (link < 0 ? words.length : link) - 1
}
