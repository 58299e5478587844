import { getScale, type NumberWord, readNumberWord } from '#agent/perception/number-words.ts'
import { createQuantity, type Quantity } from '#agent/perception/quantity.ts'

const WORD = /[a-z]+/g
const JOINT = /^[\s-]{1,3}$/
const JOINT_WITH_AND = /^\s{1,2}and\s{1,2}$/
/** "Three and a half thousand." */
const SCALE_AFTER_HALF = /^\s(thousand|hundred|million|dozen)\b/
const AND_A_HALF = /^\s+and\s+a\s+half\b/
/** "one of our clients", "no one", "this one": not counts. */
const PRONOUN_ONE_BEFORE =
  /\b(?:no|the|this|that|each|every|which|any|another|last|next|first|some|busy|quiet|bad|good|slow|normal|heavy|light|big|small|new|old|real|main|right|wrong|other)[\s-]+$/
const PRONOUN_ONE_AFTER =
  /^\s+(?:of|another|day\b(?! a)|thing|way|more|by one|sec(?:ond)?\b|moment|mo\b|correction|question|note|remark|last)/
/** "half" alone counts only before a unit: "half an hour", "half a day". */
const UNIT_AFTER_HALF = /^[\s-]*(?:an?[\s-]+)?(?:hour|day|fte|percent|per cent|pct|%)/
const KIND_WORD = /^\s(?:doll?[aeo]rs?|bucks?|euros?|pounds?|p(?:er|re)cent|per cent|pct)\b|^\s?%/

type Last = NumberWord['kind'] | 'start'
type Run = { value: number; group: number; start: number; end: number; last: Last }

function openRun(start: number): Run {
  return { value: 0, group: 0, start, end: start, last: 'start' }
}

const MAY_FOLLOW: Readonly<Record<NumberWord['kind'], readonly Last[]>> = {
  article: ['start', 'fraction'],
  fraction: ['start', 'article'],
  unit: ['start', 'tens', 'scale'],
  tens: ['start', 'scale'],
  scale: ['start', 'article', 'fraction', 'unit', 'tens', 'scale'],
}

/** Adds a word to the number being read. False when the word starts something else. */
function extendRun(run: Run, meaning: NumberWord): boolean {
  if (!MAY_FOLLOW[meaning.kind].includes(run.last)) return false
  if (meaning.kind === 'unit' && run.last === 'tens' && meaning.value > 9) return false
  if (meaning.kind === 'scale' && meaning.value >= 1_000) {
    run.value = (run.value + (run.group === 0 ? 1 : run.group)) * meaning.value
    run.group = 0
  } else if (meaning.kind === 'scale') {
    run.group = (run.group === 0 ? 1 : run.group) * meaning.value
  } else if (meaning.kind !== 'article') {
    run.group += meaning.value
  }
  run.last = meaning.kind
  return true
}

function isCount(run: Run, plain: string): boolean {
  if (run.last === 'start') return false
  const words = plain.slice(run.start, run.end)
  const after = plain.slice(run.end, run.end + 16)
  if (/^(?:an?|grand|k|mil)$/.test(words)) return false
  if (words === 'one') {
    const before = plain.slice(Math.max(0, run.start - 10), run.start)
    return !PRONOUN_ONE_BEFORE.test(before) && !PRONOUN_ONE_AFTER.test(after)
  }
  if (!/^(?:an? )?half(?: an?)?$/.test(words)) return true
  // "An hour and a half a day": the half belongs to the hour.
  const isTail = /\b(?:hour|day|week|year)s? and (?:an? )?$/.test(
    plain.slice(Math.max(0, run.start - 14), run.start),
  )
  return !isTail && UNIT_AFTER_HALF.test(after)
}

function closeRun(run: Run, plain: string): Quantity[] {
  if (!isCount(run, plain)) return []
  const half = AND_A_HALF.exec(plain.slice(run.end, run.end + 12))?.[0] ?? ''
  const scaled = half === '' ? null : SCALE_AFTER_HALF.exec(plain.slice(run.end + half.length))
  const scale = scaled ? getScale(scaled[1] ?? '') : 1
  const wordsEnd = run.end + half.length + (scaled?.[0].length ?? 0)
  const kindWord = KIND_WORD.exec(plain.slice(wordsEnd, wordsEnd + 12))?.[0] ?? ''
  const kind = kindWord === '' ? 'number' : /per|pct|%/.test(kindWord) ? 'percent' : 'money'
  const value = (run.value + run.group + (half === '' ? 0 : 0.5)) * scale
  return [createQuantity(value, kind, [run.start, wordsEnd + kindWord.length])]
}

const QUARTERS =
  /\b(?:(a|one|three) )?quarters? (?:of )?(?:a |an |one )?(million|percent|per cent|pct|%|(?=hours?\b))/g

/** "A quarter million", "three quarters of a percent"; a quarter by itself is a time of the year. */
function findQuarters(plain: string): Quantity[] {
  return [...plain.matchAll(QUARTERS)].map((match) => {
    const share = match[1] === 'three' ? 0.75 : 0.25
    const span = [match.index, match.index + match[0].length] as const
    if (match[2] === '') return createQuantity(share, 'number', [span[0], span[1] - 1])
    return match[2] === 'million'
      ? createQuantity(share * 1_000_000, 'number', span)
      : createQuantity(share, 'percent', span)
  })
}

function joins(run: Run, plain: string, start: number): boolean {
  if (run.last === 'start') return false
  const between = plain.slice(run.end, start)
  return JOINT.test(between) || (run.last === 'scale' && JOINT_WITH_AND.test(between))
}

/** Numbers written in words: "two dozen", "half a million", "one thousand four hundred and seventy". */
export function findWordedNumbers(plain: string): Quantity[] {
  const found: Quantity[] = []
  let run = openRun(0)
  for (const match of plain.matchAll(WORD)) {
    const meaning = readNumberWord(match[0])
    if (meaning === null || /\d/.test(plain.charAt(match.index - 1))) continue
    if (!joins(run, plain, match.index) || !extendRun(run, meaning)) {
      found.push(...closeRun(run, plain))
      run = openRun(match.index)
      extendRun(run, meaning)
    }
    run.end = match.index + match[0].length
  }
  return [...findQuarters(plain), ...found, ...closeRun(run, plain)]
}
