import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import type { Verb } from '#agent/lexicon/verb-forms.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  WORK_ADVERBS,
  WORK_EDGES,
  WORK_FOLLOWS,
  WORK_LEAD_LISTS,
  WORK_LEADS,
} from '#agent/lexicon/work-words.ts'
import { takePhrase, takePhraseBefore } from '#agent/understand/slots/pain/take-phrase.ts'
import type { Scene } from '#agent/understand/slots/pain/view-scene.ts'
import { weighContent } from '#agent/understand/slots/pain/weigh-content.ts'
import { isManual, isWeak, isWorkNoun, readVerb } from '#agent/understand/slots/work-words.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** A possible name of the work: how much its own words and those around it speak for it. */
export type WorkPhrase = Range & { content: number; frame: number; isAnnounced: boolean }

const LEADS = compilePhrases(WORK_LEADS, { lists: WORK_LEAD_LISTS })
const FOLLOWS = compilePhrases(WORK_FOLLOWS)

const ANNOUNCED = 3
const DOING_LEAD = 1.5
const FOLLOWED = 2
/** "Returns are killing us". */
const HURTS = 3.2
const EFFORT_LEAD = 2
const EFFORT_FOLLOWS = 1
const ALONE = 1.5
/** So far before a name may the time stand that it takes: "two hours a day each on". */
const EFFORT_REACH = 6
const SUBJECT_REACH = 5

const TAILS = toWordSet(
  'mostly mainly please pls really always still basically again tbh lol honestly obviously only manually',
)

/** What speaks for a name that begins, or ends, at a token; and where nothing but a pause stands. */
type Frames = { before: Float64Array; after: Float64Array }

const EFFORT_LINKS = toWordSet('on to into with for of in at doing just only goes go is')

/** All names of work that a message may hold, in their order; `proposed` are those of another reader. */
export function findWork(
  scene: Scene,
  sentences: readonly Range[],
  proposed: readonly Range[],
): WorkPhrase[] {
  const frames = findFrames(scene, sentences)
  const found = new Map<number, WorkPhrase>()
  for (const sentence of sentences) {
    const inside = proposed.filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
    for (const range of [...inside, ...listRanges(scene, sentence, frames)]) {
      const content = weighContent(scene, range, isVerbOfWork(scene, range.from, sentence.from))
      const lead = findLead(scene, range, frames)
      const frame = lead + findFollow(scene, range, frames) + weighPauses(scene, range, sentence)
      const known = found.get(range.from)
      if (
        known !== undefined &&
        inside.some(({ from, to }) => from === known.from && to === known.to)
      )
        continue
      if (known === undefined || known.content + known.frame < content + frame)
        found.set(range.from, {
          from: range.from,
          to: range.to,
          content,
          frame,
          isAnnounced: lead >= ANNOUNCED,
        })
    }
  }
  return [...found.values()].toSorted((one, other) => one.from - other.from)
}

function findFrames(scene: Scene, sentences: readonly Range[]): Frames {
  const { tokens } = scene
  const before = new Float64Array(tokens.length + 1)
  const after = new Float64Array(tokens.length + 1)
  const raise: Raise = (frame, at, by) => {
    frame[at] = Math.max(frame[at] ?? 0, by)
  }
  for (const { label, last } of findPhrases(LEADS, tokens))
    raise(before, last, label === 'announce' ? ANNOUNCED : DOING_LEAD)
  for (const { label, first } of findPhrases(FOLLOWS, tokens))
    raise(after, first, label === 'hurt' ? HURTS : FOLLOWED)
  for (const sentence of sentences) markEffort(scene, sentence, raise, { before, after })
  return { before, after }
}

type Raise = (frame: Float64Array, at: number, by: number) => void

/** What stands near a figure of time: "two hours every morning typing the tickets", "quotes, 3 hours". */
function markEffort(scene: Scene, { from, to }: Range, raise: Raise, frames: Frames): void {
  const { tokens, isAfterEffort, isEffort } = scene
  let effort = Number.NEGATIVE_INFINITY
  for (let at = from; at < to; at += 1) {
    if (isEffort[at] === true || isEffort[at + 1] === true) raise(frames.after, at, EFFORT_FOLLOWS)
    if (isAfterEffort[at] === true) effort = at
    if (at - effort > EFFORT_REACH) continue
    if (EFFORT_LINKS.has(tokens[at]?.norm ?? '')) raise(frames.before, at + 1, EFFORT_LEAD)
    if (readVerb(tokens[at])?.form === 'doing') raise(frames.before, at, EFFORT_LEAD)
  }
}

const PAUSES = toWordSet(', : - / ( ) + = " & and then plus')

function* listRanges(
  scene: Scene,
  { from, to }: Range,
  { before, after }: Frames,
): Iterable<Range> {
  const { tokens } = scene
  for (let at = from; at < to; at += 1) {
    const isStart =
      at === from ||
      (before[at] ?? 0) > 0 ||
      PAUSES.has(tokens[at - 1]?.norm ?? '') ||
      isVerbOfWork(scene, at, from) ||
      isNounStart(scene, at)
    const named = isStart ? takePhrase(scene, at, to) : null
    if (named !== null) yield named
    const done = findDone(scene, at, from, to)
    if (done !== null) yield done
    const ended = (after[at] ?? 0) > 0 ? takePhraseBefore(scene, at, from) : null
    if (ended !== null) yield ended
  }
}

function isNounStart({ tokens, isTold }: Scene, at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (token?.kind !== 'word' || isTold[at] === true) return false
  const isFree = before?.kind !== 'word' || isTold[at - 1] === true || WORK_EDGES.has(before.norm)
  return isFree && (isWorkNoun(token.norm) || isWorkNoun(tokens[at + 1]?.norm ?? ''))
}

const SUBJECTS = toWordSet('we i they he she who somebody someone everybody everyone u you')
const BEING = toWordSet('get gets got is are was were be being been gettin')
const DUTY = toWordSet('has have to needs need must still all also always just both then')

/** "We retype", "to balance", "typing": a verb with who does it, or in a form that needs nobody. */
function isVerbOfWork(scene: Scene, at: number, from: number): boolean {
  const { tokens, isTold } = scene
  const verb = readVerb(tokens[at])
  if (verb === undefined || isTold[at] === true) return false
  if (verb.form === 'doing') return true
  if (verb.form === 'done' && verb.base !== tokens[at]?.norm) return false
  if (tokens[at - 1]?.norm === 'to' && at > from) return true
  return hasSubject(scene, { from, to: at }, verb)
}

function hasSubject({ tokens, isCount }: Scene, { from, to: at }: Range, verb: Verb): boolean {
  for (let back = at - 1; back >= Math.max(from, at - SUBJECT_REACH); back -= 1) {
    const norm = tokens[back]?.norm ?? ''
    if (isManual(verb) && verb.form === 'plain' && norm.endsWith('s')) return true
    if (SUBJECTS.has(norm) || PEOPLE_NOUNS.has(norm) || isCount[back] === true) return true
    if (!WORK_ADVERBS.has(norm) && norm !== ',' && readVerb(tokens[back]) === undefined)
      return false
  }
  return false
}

/** "Invoices get typed in three times", "each booking has to be copied": from what it is done to. */
function findDone(scene: Scene, at: number, from: number, limit: number): Range | null {
  const { tokens } = scene
  const verb = readVerb(tokens[at])
  const isBare = verb?.form === 'done' && isManual(verb) && tokens[at - 1]?.kind === 'word'
  if (!isBare && !BEING.has(tokens[at]?.norm ?? '')) return null
  const next = [at, at + 1, at + 2].find((place) =>
    isDoneWord(tokens[place]?.norm, readVerb(tokens[place])),
  )
  if (next === undefined) return null
  let end = at
  while (end > from && DUTY.has(tokens[end - 1]?.norm ?? '')) end -= 1
  const subject = takePhraseBefore(scene, end, from)
  const rest = takePhrase(scene, next, limit)
  return subject === null || rest === null ? null : { from: subject.from, to: rest.to }
}

const isDoneWord = (norm: string | undefined, verb: ReturnType<typeof readVerb>) =>
  verb === undefined
    ? norm?.startsWith('mis') === true && norm.endsWith('ed')
    : verb.form === 'done' && !isWeak(verb)

/** What leads to a name may stand before small words: "is mostly the". */
function findLead({ tokens }: Scene, { from }: Range, { before }: Frames): number {
  let lead = before[from] ?? 0
  for (let at = from - 1; at >= 0 && at >= from - 3 && isSmall(tokens, at); at -= 1)
    lead = Math.max(lead, before[at] ?? 0)
  return lead
}

function findFollow({ tokens }: Scene, { to }: Range, { after }: Frames): number {
  return Math.max(after[to] ?? 0, tokens[to]?.norm === ',' ? (after[to + 1] ?? 0) : 0)
}

const isSmall = (tokens: readonly Token[], at: number) => WORK_EDGES.has(tokens[at]?.norm ?? '')

/** A name that stands by itself between pauses: "Closing packages.", "mostly waivers". After a number it is counted. */
function weighPauses({ tokens, isTold }: Scene, { from, to }: Range, sentence: Range): number {
  let [first, last] = [from - 1, to]
  while (first >= sentence.from && isSmall(tokens, first)) first -= 1
  while (last < sentence.to && TAILS.has(tokens[last]?.norm ?? '')) last += 1
  const isPause = (at: number) =>
    at < sentence.from || at >= sentence.to || tokens[at]?.kind === 'sign'
  const isAfterTime = isTold[first] === true && tokens[first]?.kind === 'word'
  return (isPause(first) || isAfterTime) && (isPause(last) || isTold[last] === true) ? ALONE : 0
}
