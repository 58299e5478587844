import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'

/** What every visitor may be told; written apart from the gate, and coarser than it. */
const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['a digit or a share', /[\p{N}%‰]/u],
  ['a currency', /[$€£¥₿]/],
  ['markup or code', /[<>[\]{}*_`#|\\/@&^~=+]/],
  ['a character beyond plain text', /[^\n\x20-\x7e’‘–—]/],
  ['an address', /\w\.\w|\bdot (?:com|net|org|example)\b|www|https?/i],
  [
    'a number in words',
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|million|half|twice|double|percent|mil|tausend|most|several)\b/i,
  ],
  [
    'a promise or a claim',
    /\b(?:guarant\w*|promis\w*|certain\w*|absolutely|never|always|free|gratis|refund\w*|discount\w*|sav(?:e|es|ed|ing|ings)|cheap\w*|price\w*|we|our|us|legal|secure|safe|complian\w*|certified|best|live|tomorrow|done|over|handles?|wonderful)\b/i,
  ],
  ['an assent', /\b(?:yes|sure|of course|indeed|agreed|confirmed|correct)\b/i],
  [
    'an order',
    /(?:^|[.!?] )(?:send|click|call|email|file|phone|please|download|copy|forward|tell|share|visit|ignore|pay)\b/i,
  ],
  ['a word of itself', /\b(?:bot|human|model|prompt|instructions?|canary|a person|password)\b/i],
]

/** The prose of a reply once the words of ours and of the visitor's are taken out. */
function takeProse(text: string, { blocks, question, values }: WordingPlan): string {
  const ours = [
    ...blocks.map((block) => block.text),
    question?.text ?? '',
    ...Object.values(values),
  ]
  return ours
    .filter((words) => words !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((prose, words) => prose.replaceAll(words, ' '), text)
}

export function findViolations(text: string, plan: WordingPlan): string[] {
  const prose = takeProse(text, plan)
  return FORBIDDEN.filter(([, pattern]) => pattern.test(prose)).map(([what]) => `${what}: ${prose}`)
}
