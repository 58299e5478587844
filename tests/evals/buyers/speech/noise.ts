import type { Behaviour } from '#tests/evals/buyers/bank/profile.ts'
import type { Random } from '#tests/evals/buyers/bank/random.ts'
import { PROTECTED, stripProtection } from '#tests/evals/buyers/bank/template.ts'

/** The four ways in which one buyer says the same things again. */
export const PERTURBATIONS = ['reworded', 'reordered', 'mistyped', 'disfluent'] as const
export type Perturbation = (typeof PERTURBATIONS)[number]

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bhours\b/giu, 'hrs'],
  [/\ba week\b/giu, '/wk'],
  [/\bper week\b/giu, 'p/w'],
  [/\babout\b/giu, 'abt'],
  [/\bapproximately\b/giu, 'approx'],
  [/\bpeople\b/giu, 'ppl'],
  [/\bbecause\b/giu, 'bc'],
  [/\bthanks\b/giu, 'thx'],
  [/\band\b/giu, '&'],
  [/\bwith\b/giu, 'w/'],
  [/\bplease\b/giu, 'pls'],
  [/\bthrough\b/giu, 'thru'],
  [/\bmonths\b/giu, 'mths'],
  [/\bminutes\b/giu, 'mins'],
]

/** Words in which a slip of the finger would change the meaning. */
const FRAGILE =
  /^(?:without|nothing|never|neither|cannot|before|after|month|months|quarter|weeks?|years?|today|yesterday|tomorrow|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|three|seven|eight|eleven|twelve|\w+teen|hundred|thousand|dozen|twice|minutes|hourly|daily|weekly|monthly)$/iu

function slip(word: string, random: Random): string {
  const at = random.between(1, word.length - 2)
  const [left, here, next] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)]
  const rest = word.slice(at + 2)
  return random.pick([
    `${left}${next}${here}${rest}`,
    `${left}${here}${here}${next}${rest}`,
    `${left}${next}${rest}`,
  ])
}

/** Changes what stands outside the protected spans. */
function changeOutside(text: string, change: (plain: string) => string): string {
  const spans = text.match(PROTECTED) ?? []
  return text
    .split(PROTECTED)
    .map((plain, index) => `${change(plain)}${spans[index] ?? ''}`)
    .join('')
}

function mistype(text: string, share: number, random: Random): string {
  const touch = (word: string) =>
    !FRAGILE.test(word) && random.chance(share) ? slip(word, random) : word
  return changeOutside(text, (plain) => plain.replace(/\b[a-z]{5,}\b/giu, touch))
}

function replaceSome(
  text: string,
  pairs: readonly (readonly [RegExp, string])[],
  share: number,
  random: Random,
): string {
  const swap = (short: string) => (found: string) => (random.chance(share) ? short : found)
  return pairs.reduce((current, [word, short]) => current.replace(word, swap(short)), text)
}

function abbreviate(text: string, share: number, random: Random): string {
  return changeOutside(text, (plain) => replaceSome(plain, ABBREVIATIONS, share, random))
}

/** Grammar that someone carries over from another language; every word that matters stays. */
const CARRIED_OVER: readonly (readonly [RegExp, string])[] = [
  [/\bpeople\b/giu, 'persons'],
  [/\bper week\b/giu, 'by week'],
  [/\bthere are\b/giu, 'there is'],
  [/\b(?:the|an)\b /giu, ''],
  [/\bwe use\b/giu, 'we are using'],
  [/\bwe have\b/giu, 'we are having'],
  [/\bit’s\b/giu, 'is'],
  [/\bI’d say\b/giu, 'I would to say'],
  [/\bit takes\b/giu, 'it take'],
  [/\bwe need\b/giu, 'we are need'],
]

function carryOver(text: string, share: number, random: Random): string {
  return changeOutside(text, (plain) => replaceSome(plain, CARRIED_OVER, share, random))
}

/** Apostrophes, capitals and full stops go the way they do on a phone. */
function loosen(text: string, random: Random): string {
  const bare = changeOutside(text, (plain) => plain.replace(/[’']/gu, ''))
  const lower = random.chance(0.7) ? bare.toLowerCase() : bare
  return lower.replace(/\.$/u, random.pick(['', '', '..', ' ']))
}

function hesitate(text: string, fillers: readonly string[], random: Random): string {
  const filler = random.pick(fillers)
  const first = text.charAt(0)
  const isName = first === '\uE000' || /^(?:I|[A-Z]{2})/u.test(text)
  return `${filler} ${isName ? text : `${first.toLowerCase()}${text.slice(1)}`}`
}

type NoiseInput = {
  text: string
  perturbation: Perturbation
  behaviour: Behaviour
  fillers: readonly string[]
  random: Random
}

const TYPING: readonly Behaviour[] = ['typo_er', 'phone_typist']

/** How the words reach the keyboard; names, addresses and figures stay as they are. */
export function addNoise({ text, perturbation, behaviour, fillers, random }: NoiseInput): string {
  let noisy = text
  if (perturbation === 'disfluent' && random.chance(0.6)) noisy = hesitate(noisy, fillers, random)
  if (behaviour === 'non_native') noisy = carryOver(noisy, 0.4, random)
  const isAbbreviating = perturbation === 'disfluent' || behaviour === 'phone_typist'
  if (isAbbreviating) noisy = abbreviate(noisy, 0.35, random)
  const isTyping = TYPING.includes(behaviour)
  const slips = (behaviour === 'typo_er' ? 0.1 : 0) + (perturbation === 'mistyped' ? 0.06 : 0)
  if (slips > 0) noisy = mistype(noisy, slips, random)
  if (
    behaviour === 'phone_typist' ||
    ((perturbation === 'mistyped' || isTyping) && random.chance(0.5))
  ) {
    noisy = loosen(noisy, random)
  }
  if (behaviour === 'hostile' && random.chance(0.06)) noisy = noisy.toUpperCase()
  return stripProtection(noisy).replace(/ {2,}/gu, ' ').trim()
}
