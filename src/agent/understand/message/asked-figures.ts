import type { Act, Span } from '#agent/understand/message/act.ts'
import type { Slot } from '#domain/fact.ts'

const OPENERS = '(?:(?:and|but|so|or|ok|okay|also|then|well|hey|hi|yes|no|sure|hmm|um)[, ]+){0,3}'
const AUXILIARIES =
  "is|are|am|was|were|do|does|did|can|could|would|will|should|isn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't"
const SUBJECTS =
  'you|u|i|we|they|he|she|it|this|that|there|these|those|the|an?|your|our|my|his|her|their|any|some|anyone|anybody|someone|somebody|all|one|either|both|\\d+ months|\\d+ weeks'
const ASKING_WORDS =
  "(?:what|how|where|when|why)(?:'s| is| are| do| does| did| can| could| would| will| should| about(?! \\d)| if| happens| come| long| much| many)\\b|(?<![,:] )who(?:'s|se| [a-z]+)"
/** The start of a direct question: at the start of a sentence, or behind a comma or a dash. */
const QUESTION = new RegExp(
  `(?:^|[.?!;,:–—\\n]\\s*)${OPENERS}((?:(?:${AUXILIARIES})(?: not)? (?:${SUBJECTS})\\b|(?:have|has) (?:you|we|they|i)\\b|(?:${ASKING_WORDS})))`,
  'gi',
)
/** "Isn't it 5 people?" corrects, and "can I say 30?" answers. */
const OFFERING =
  /^(?:is|are|should|would|was|were)n't (?:it|that|there|they)\b|\b(?:say|call it|assume|put|use|go with|guess) (?:about |around |like |maybe |roughly )?\d/i
const SENTENCE_END = /[?!;\n]|\.(?:\s|$)/g

const WITH_UNIT = /\d.{0,40}?\b(?:h|hrs?|hours?|min|mins|minutes?|days?|weeks?|months?|years?)\b/is
const OF_REASON =
  /^(?:how come|why|how (?:do|does|did|is|are|can|could) (?:we|you|it|that|the|i))\b/i
const OWN_VERBS =
  /\b(?:we|i|they|he|she|people|staff|team|who)(?: (?:already|now|all|each|only|currently|still))? (?:have|has|spend|spends|pay|pays|do|does|get|gets|process|handle|take|takes|lose|loses|make|makes|employ|earn|bill|work|got)\b|\b(?:of us|we've got|i've got)\b/i
const OF_PAY =
  /\b(?:pay|pays|paid|paying|make|makes|making|earns?|costs?|costing|bill|bills|wages?)\b/i
const OF_ERRORS =
  /\b(?:(?:we|our|ours|they|them|it|us)\b[^?]{0,80}\b(?:wrong|errors?|mistakes?|redo|redone|rework|come back|comes back))\b/i
const OF_START =
  /\b(?:live|running|ready|start|started|done|up|in place|by|within|before|begin|launch|finish(?:ed)?)\b/i
const OF_INTEGRATION =
  /\b(?:integrat\w*|connect\w*|compatible|plug\w*|sync\w*|talks?|works?|working|reads?|pulls?|hooks?|ties?|supports?|handles?|pushes|posts?|logs? in(?:to)?|uses?|get data|interface\w*) (?:well )?(?:with|to|into|in|from|on|of|out of)?\b/i
/** Whose models and machines we run on is asked of us, and tells nothing of the visitor's tools. */
const OF_OUR_MAKING =
  /\b(?:open ?ai|anthropic|chat ?gpt|gpt|claude|gemini|llama|mistral|deepseek|aws|amazon|azure|google cloud|gcp|agentforce|automation anywhere|copilot studio)\b/i
const OF_YOU =
  /^(?:(?:is|are|am|do|does|did|can|could|would|will|should|have) (?:you|u|we|this|it|that|i)|what|which|who|how|why|where)\b/i

type Told = { slot: Slot; quote: string }

/** Whether a question tells what was read from it: "can you handle the 40 hours a week we spend?" does. */
const TELLS: Partial<Record<Slot, (question: string, told: Told) => boolean>> = {
  team_size: (question, { quote }) =>
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen)\b/i.test(quote) &&
    (OWN_VERBS.test(question) || countFigures(question) > 1) &&
    !/^(?:what if|do we need)\b/i.test(question),
  manual_hours: (question, { quote }) => WITH_UNIT.test(quote) && !OF_REASON.test(question),
  hourly_rate: (question) => OF_PAY.test(question) || countFigures(question) > 1,
  error_rate: (question) => OF_ERRORS.test(question) && !OF_REASON.test(question),
  timeline: (question) => OF_START.test(question),
  tools: (question, { quote }) =>
    OWN_VERBS.test(question) || (!OF_OUR_MAKING.test(quote) && OF_INTEGRATION.test(question)),
  pain: (question) => !OF_YOU.test(question) || OWN_VERBS.test(question),
}

const FIGURE_KINDS = [
  /\d[\d,.]*\s?(?:h|hrs?|hours?|minutes?|mins?)\b/i,
  /\b\d+ (?:people|persons|ppl|clerks|of us|staff|employees|\w{3,}ers)\b/i,
  /\$ ?\d|\d+ ?(?:an hour|\/h)/i,
]
const countFigures = (text: string) => FIGURE_KINDS.filter((kind) => kind.test(text)).length

/** Where the direct questions of a text stand, each up to the end of its sentence. */
export function findDirectQuestions(text: string): Span[] {
  const plain = text.replaceAll('’', "'")
  const ends = [...plain.matchAll(SENTENCE_END)].map(({ index }) => index)
  return [...plain.matchAll(QUESTION)].map((found): Span => {
    const from = found.index + found[0].length - (found[1]?.length ?? 0)
    return [from, ends.find((end) => end > from) ?? plain.length]
  })
}

const OF_SIZE = /\b(?:too small|too big|small for|big enough|large enough|afford)\b/i
/** "We're only 12 people, is this too small for you?": how big the firm is, and not who does the work. */
const isFirmSize = (act: Act, text: string) =>
  'slot' in act &&
  act.slot === 'team_size' &&
  OF_SIZE.test(text) &&
  /\b(?:we['’]?re|we are)(?: only| just| a team of)? *$/i.test(text.slice(0, act.span[0]))

/** Without what was read from a question to us that tells nothing of the visitor's work. */
export function dropAsked(acts: readonly Act[], text: string): Act[] {
  const questions = findDirectQuestions(text)
  return acts.filter((act) => {
    if (act.kind !== 'inform' && act.kind !== 'confirm' && act.kind !== 'implausible') return true
    const around = questions.find(([from, to]) => act.span[0] >= from && act.span[1] <= to)
    if (around === undefined) return !isFirmSize(act, text)
    const question = text.slice(...around).replaceAll('’', "'")
    return OFFERING.test(question) || (TELLS[act.slot]?.(question, act) ?? true)
  })
}
