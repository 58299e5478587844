import { toTable } from '#agent/lexicon/word-set.ts'

export type VerbForm = 'plain' | 'third' | 'doing' | 'done'
export type Verb = { base: string; form: VerbForm }

/** Past forms that no rule gives; the plain form where it is the same. */
const IRREGULAR_PAST = toTable<string>({
  write: 'written',
  rewrite: 'rewritten',
  do: 'done',
  redo: 'redone',
  make: 'made',
  build: 'built',
  rebuild: 'rebuilt',
  send: 'sent',
  resend: 'resent',
  draw: 'drawn',
  hand: 'handed',
  weigh: 'weighed',
  feed: 'fed',
  dig: 'dug',
  run: 'run',
  put: 'put',
  set: 'set',
  cut: 'cut',
  read: 'read',
  ring: 'rung',
  pay: 'paid',
  find: 'found',
  stick: 'stuck',
})
const VOWEL = /[aeiou]/
/** One vowel and one consonant at the end of a short word: "scan", "log", "plan". */
const DOUBLES = /^[^aeiou]*[aeiou][bdglmnprt]$/
const SIBILANT = /(?:s|x|z|ch|sh|o)$/

function addEnding(base: string, ending: 'ing' | 'ed'): string {
  const last = base.at(-1) ?? ''
  const isAfterConsonant = !VOWEL.test(base.at(-2) ?? '')
  if (ending === 'ed' && last === 'e') return `${base}d`
  if (ending === 'ed' && last === 'y' && isAfterConsonant) return `${base.slice(0, -1)}ied`
  if (ending === 'ing' && last === 'e' && !base.endsWith('ee')) return `${base.slice(0, -1)}ing`
  return `${DOUBLES.test(base) ? base + last : base}${ending}`
}

function toThird(base: string): string {
  if (base.endsWith('y') && !VOWEL.test(base.at(-2) ?? '')) return `${base.slice(0, -1)}ies`
  return SIBILANT.test(base) ? `${base}es` : `${base}s`
}

/** "copy" as "copying". */
export const toGerund = (base: string): string => addEnding(base, 'ing')

/** Every form of some verbs, each with the plain form that it belongs to. */
export function indexVerbs(bases: Iterable<string>): ReadonlyMap<string, Verb> {
  const forms = new Map<string, Verb>()
  for (const base of bases) {
    const done = IRREGULAR_PAST[base] ?? addEnding(base, 'ed')
    if (!forms.has(done)) forms.set(done, { base, form: 'done' })
    forms.set(base, { base, form: 'plain' })
    forms.set(toThird(base), { base, form: 'third' })
    forms.set(addEnding(base, 'ing'), { base, form: 'doing' })
    // "labelling" beside "labeling".
    if (base.endsWith('el')) forms.set(`${base}ling`, { base, form: 'doing' })
  }
  return forms
}
