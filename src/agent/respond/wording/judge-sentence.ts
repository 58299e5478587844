import type { VisitorWords } from '#agent/respond/wording/hear-visitor.ts'
import {
  judgesPeople,
  judgesTalk,
  judgesVisitorsThings,
} from '#agent/respond/wording/judge-people.ts'
import {
  givesOrder,
  hasLooseEnd,
  isBareAssent,
  isOfOtherTeam,
  praisesThings,
  showsPaper,
  tellsPresent,
} from '#agent/respond/wording/judge-structure.ts'
import { isFragment, judgesOthers, saysWhatIs } from '#agent/respond/wording/judge-subject.ts'
import { listClauses } from '#agent/respond/wording/list-clauses.ts'
import { readTokens, type Token } from '#agent/respond/wording/read-tokens.ts'
import { type Segment, segmentWords } from '#agent/respond/wording/segment-words.ts'
import type { WordingPlan, WordingQuestion } from '#agent/respond/wording/wording-plan.ts'
import { FUNCTION_WORDS } from '#agent/respond/wording/words/function-words.ts'
import {
  ASKING_PHRASES,
  ASKING_WORDS,
  type AskedSlot,
  COUNTING_WORDS,
  findAskedSlots,
} from '#agent/respond/wording/words/question-words.ts'
import { REPORTS } from '#agent/respond/wording/words/reporting-phrases.ts'
import { expandPhrases } from '#agent/respond/wording/words/split-words.ts'
import { stemWord } from '#agent/respond/wording/words/stem-word.ts'
import { TOLD_WORDS } from '#agent/respond/wording/words/work-words.ts'

/** What may be said of a block, by its name, in a reply that has it. */
const LEADS: Readonly<Record<string, ReadonlySet<string>>> = {
  answer: expandPhrases(`
{here is|here's} the {short |}answer
{to|on|as for} {your|that} question
what the site says
{happy|glad} to share what the site says
`),
  estimate: expandPhrases(`
{here is|here's} {the|your|an} estimate {so far|}
{everything|all|what} i was missing
for an estimate
`),
  case_study: expandPhrases(`
{here is|here's} a published case
`),
  notice: expandPhrases(`
i asked
`),
}

/** How often, when and how badly: said only where the visitor said it. */
const TOLD_ONLY =
  /^(?:all (?:day|the time)|(?:each|every) |the working|day (?:after|in|to)|week after|(?:at )?month end|late nights|(?:staying|working|work) late|on (?:hold|the phone)|(?:goes|go|going|comes|come|gets|get) .*(?:wrong|lost|rework|corrections|errors)|(?:tends?) to get lost|(?:falls?|slips?) through)|^(?:overtime|evenings?)$/

const THANKS = /^(?:thank|many thanks|i (?:really )?appreciate|for )/

const listContents = (text: string) =>
  text
    .split(' ')
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map(stemWord)

/** `lead`: ends in a colon and passes only before a block. `replaced`: a question in whose place ours is asked. */
export type Verdict = 'statement' | 'lead' | 'question' | 'replaced' | 'refused'

export const SENTENCE_MAX_CHARS = 300

const NO_WORDS: ReadonlySet<string> = new Set()

function listLeads({ blocks }: WordingPlan): Set<string> {
  return new Set(blocks.flatMap(({ name }) => [...(LEADS[name] ?? [])]))
}

/** What a statement may not do; questions are held to their own words. */
const FLAWS = [
  hasLooseEnd,
  tellsPresent,
  showsPaper,
  isOfOtherTeam,
  judgesPeople,
  judgesVisitorsThings,
  judgesTalk,
  judgesOthers,
  saysWhatIs,
  isFragment,
]

function isSound(segments: readonly Segment[]): boolean {
  return (
    areValuesPlaced(segments) &&
    !judgesNamed(segments) &&
    !praisesThings(segments) &&
    !givesOrder(segments)
  )
}

function isLead({ role, text }: Segment): boolean {
  if (role === 'work') return TOLD_WORDS.has(text)
  return role !== 'burden' && role !== 'visitor'
}

function judgeStatement(
  tokens: readonly Token[],
  plan: WordingPlan,
  visitor: VisitorWords,
): Segment[] | null {
  const reader = { visitor, extraWords: NO_WORDS, extraPhrases: listLeads(plan) }
  const segments = segmentWords(tokens, reader)
  if (segments === null || !isSound(segments)) return null
  if (isBareAssent(segments, visitor.isAsking) || misreports(segments, visitor)) return null
  return FLAWS.some((hasFlaw) => hasFlaw(segments)) ? null : segments
}

function namesKeys(tokens: readonly Token[], { keys }: AskedSlot): boolean {
  const text = ` ${tokens.map((token) => (token.kind === 'word' ? token.text : '|')).join(' ')} `
  return keys.every((group) => group.some((key) => text.includes(` ${key} `)))
}

function isAsked(
  tokens: readonly Token[],
  question: WordingQuestion,
  visitor: VisitorWords,
): boolean {
  const asked = findAskedSlots(question)
  if (asked === null || !asked.every((slot) => namesKeys(tokens, slot))) return false
  if (tokens.some((token) => isFigure(token) || COUNTING_WORDS.has(token.text))) return false
  const extraWords = new Set([...ASKING_WORDS, ...asked.flatMap(({ words }) => [...words])])
  const segments = segmentWords(tokens, { visitor, extraWords, extraPhrases: ASKING_PHRASES })
  return segments !== null && isSound(segments)
}

/** Whether a model's own sentence may be shown: only words and forms that can claim nothing. */
export function judgeSentence(sentence: string, plan: WordingPlan, visitor: VisitorWords): Verdict {
  const verdict = weighSentence(sentence, plan, visitor)
  const isReplaced = verdict === 'refused' && sentence.endsWith('?') && plan.question !== null
  return isReplaced ? 'replaced' : verdict
}

function weighSentence(sentence: string, plan: WordingPlan, visitor: VisitorWords): Verdict {
  if (sentence.length > SENTENCE_MAX_CHARS) return 'refused'
  const tokens = readTokens(sentence.slice(0, -1))
  if (tokens === null) return 'refused'
  const isKnown = tokens.every(
    ({ kind, text }) => kind !== 'value' || Object.hasOwn(plan.values, text),
  )
  if (!isKnown) return 'refused'
  const end = sentence.at(-1)
  if (end === '?') {
    const { question } = plan
    return question !== null && isAsked(tokens, question, visitor) ? 'question' : 'refused'
  }
  if (end === ':') {
    const segments = judgeStatement(tokens, plan, visitor)
    return segments?.every(isLead) ? 'lead' : 'refused'
  }
  if (end !== '.' && end !== '!') return 'refused'
  const isFine = tokens.some(isFigure)
    ? isRestated(tokens)
    : judgeStatement(tokens, plan, visitor) !== null
  return isFine ? 'statement' : 'refused'
}

function claimsUntold({ role, text }: Segment, { heard }: VisitorWords): boolean {
  if (role !== 'phrase' && role !== 'work') return false
  return TOLD_ONLY.test(text) && !listContents(text).every((stem) => heard.has(stem))
}

/** "So {what follows}", but not "so tiring". */
function restates(segment: Segment, next: Segment | undefined): boolean {
  if (segment.role === 'phrase' && REPORTS.test(segment.text)) return true
  if (segment.role !== 'link' || segment.text !== 'so') return false
  return next !== undefined && !['burden', 'trait', 'praise'].includes(next.role)
}

function isTold(clause: readonly Segment[], { runs }: VisitorWords): boolean {
  const contents = clause
    .filter(({ role, text }) => role !== 'value' && !(role === 'phrase' && THANKS.test(text)))
    .flatMap(({ text }) => listContents(text))
  return contents.length === 0 || runs.includes(` ${contents.join(' ')} `)
}

/** Whether the visitor is said to have said, or done, anything in other than the visitor's own words. */
function misreports(segments: readonly Segment[], visitor: VisitorWords): boolean {
  if (segments.some((segment) => claimsUntold(segment, visitor))) return true
  const start = segments.findIndex((segment, index) => restates(segment, segments[index + 1]))
  if (start < 0) return false
  const isNamed = segments[start - 1]?.text === 'what'
  const after = segments.slice(start + 1)
  if (isNamed && /^(?:sounds?|seems?|must|can)/.test(after[0]?.text ?? '')) return false
  return listClauses(after).some((clause) => !isTold(clause, visitor))
}

const toSet = (words: string) => new Set(words.split(' '))
const FIGURES = toSet('hours rate team_size error_rate budget tool_count')
const RESTATING = toSet('so thanks thank you said told me mentioned i have and at with then')
/** What hours may be "for" or "across"; no other figure says whose it is. */
const WHOSE_HOURS = toSet('for across on of the team whole work by hand that this all together')
const BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  company: toSet('at for of about from with'),
  industry: toSet('in for of across'),
  tools: toSet('between in into across from with through of to'),
}
const BEFORE_NAME =
  /(?:^|\b)(?:thanks|hello|hi|hey|thank you|thank you again|meet you|have you here)$/

function isFigure(token: Token | undefined): boolean {
  return token?.kind === 'value' && FIGURES.has(token.text)
}

/** Whether each name, company, industry and list of tools stands where it can only be that. */
function areValuesPlaced(segments: readonly Segment[]): boolean {
  return segments.every((segment, index) => {
    if (segment.role !== 'value') return true
    const before = segments[index - 1]
    const after = segments[index + 1]
    if (segment.text === 'name') {
      const isOpened =
        before === undefined || before.role === 'mark' || BEFORE_NAME.test(before.text)
      return isOpened && (after === undefined || after.role === 'mark')
    }
    const last = before?.text.slice(before.text.lastIndexOf(' ') + 1) ?? ''
    return BEFORE[segment.text]?.has(last) === true
  })
}

/** Tools and companies are named, not judged. */
function judgesNamed(segments: readonly Segment[]): boolean {
  const isNamed = segments.some(({ role, text }) => role === 'value' && text !== 'name')
  return isNamed && segments.some(({ role }) => role === 'burden')
}

function isRestatingWord(token: Token, next: Token | undefined): boolean {
  if (token.text === 'at') return next?.text === 'rate'
  if (token.text === 'with')
    return isFigure(next) && next?.text !== 'rate' && next?.text !== 'hours'
  if (token.text === 'have') return next?.text !== 'budget'
  return RESTATING.has(token.text)
}

/** "shared by {{team_size}}", "across {{team_size}}" */
function namesTeamSize(tokens: readonly Token[], index: number): boolean {
  const [token, next, afterNext] = tokens.slice(index, index + 3)
  if (token?.text === 'shared') return next?.text === 'by' && afterNext?.text === 'team_size'
  return (token?.text === 'by' || token?.text === 'across') && next?.text === 'team_size'
}

/** Whether words around figures only say them back, so that a right figure cannot become a wrong claim. */
function isRestated(tokens: readonly Token[]): boolean {
  let isOfHours = false
  return tokens.every((token, index) => {
    const next = tokens[index + 1]
    if (token.kind !== 'word') {
      isOfHours = token.text === 'hours'
      return token.kind === 'mark' || isFigure(token) || token.text === 'name'
    }
    if (namesTeamSize(tokens, index)) return true
    if (isOfHours && WHOSE_HOURS.has(token.text)) return !isFigure(next)
    isOfHours = false
    return isRestatingWord(token, next)
  })
}
