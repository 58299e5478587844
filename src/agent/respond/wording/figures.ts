import {
  ADVERBS,
  AND,
  ARTICLES,
  BETWEEN,
  findUnit,
  HIGH,
  LOW,
  PER,
  PERIODS,
  readAmbiguousWord,
  readNumberWord,
  SOME_THINGS,
  TO,
} from '#agent/respond/wording/number-words.ts'

/** A figure as it is claimed: `to` is the end of a range, `per` the period or person it is counted by. */
export type Figure = {
  values: readonly number[]
  to: readonly number[] | null
  unit: string | null
  per: readonly string[]
  /** "A week": a unit with an article in the place of a number. */
  isArticle: boolean
  /** "From" or "up to" one end of a range. */
  bound: 'low' | 'high' | null
}

export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")

const TOKEN = /\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|\p{L}+|[^\s\p{L}\d]/gu

/** "1,500.50", "1.500,50", "1.500": one separator before three digits may be either. */
function readDigits(text: string, language: string): number[] {
  const bare = text.replaceAll(/[ '’]/g, '')
  const marks = [...bare.matchAll(/[.,]/g)].map(([mark]) => mark)
  const last = marks.at(-1)
  if (last === undefined) return [Number(bare)]
  const asDecimal = Number(
    `${bare.slice(0, bare.lastIndexOf(last)).replaceAll(/[.,]/g, '')}.${bare.slice(bare.lastIndexOf(last) + 1)}`,
  )
  const asWhole = Number(bare.replaceAll(/[.,]/g, ''))
  const isMixed = new Set(marks).size > 1
  if (isMixed) return [asDecimal]
  if (marks.length > 1) return [asWhole]
  if (!/[.,]\d{3}$/.test(bare)) return [asDecimal]
  if (language === 'en') return [last === ',' ? asWhole : asDecimal]
  return [asWhole, asDecimal]
}

type Raw = { start: number; end: number; values: number[]; isWord: boolean }

const MAGNITUDES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, mm: 1_000_000 }

function readDigitsAt(tokens: readonly string[], at: number, language: string): Raw {
  const values = readDigits(tokens[at] ?? '', language)
  const next = tokens[at + 1] ?? ''
  const word = readNumberWord(next, language)
  const by = MAGNITUDES[next] ?? (word !== null && word >= 100 ? word : null)
  if (by === null) return { start: at, end: at + 1, values, isWord: false }
  return { start: at, end: at + 2, values: values.map((value) => value * by), isWord: false }
}

const isJoint = (total: number, next: number) =>
  (total % 100 >= 20 && total % 10 === 0 && next < 10) ||
  ((total % 100 === 60 || total % 100 === 80) && next < 20) ||
  (total >= 100 && total % 100 === 0 && next < 100)

/** "Two hundred and fifty", "cuarenta y cinco", "quatre-vingt-dix". */
function readWordsAt(tokens: readonly string[], at: number, language: string): Raw | null {
  const word = tokens[at] ?? ''
  const isCounting = findUnit(tokens[at + 1]) !== null
  const first = readNumberWord(word, language) ?? (isCounting ? readAmbiguousWord(word) : null)
  if (first === null) return null
  let value = first
  let end = at + 1
  for (;;) {
    const skip = AND.has(tokens[end] ?? '') || tokens[end] === '-' ? 1 : 0
    const next = readNumberWord(tokens[end + skip] ?? '', language)
    const joined: number | null = next === null ? null : joinWords(value, next, skip === 0)
    if (joined === null) break
    value = joined
    end += skip + 1
  }
  return { start: at, end, values: [value], isWord: true }
}

/** "Two hundred" multiplies, "hundred fifty" adds; null for two numbers that are not one. */
function joinWords(value: number, next: number, isNext: boolean): number | null {
  if (next >= 100 && isNext && value >= 1 && value < next) return value * next
  return next >= 1 && isJoint(value, next) ? value + next : null
}

/** The unit before (a currency) or within three tokens after; a sign or a number ends the search. */
function readUnit(
  tokens: readonly string[],
  { start, end }: Raw,
  stop: number,
): [string | null, number] {
  // "A team of 7".
  if (tokens[start - 1] === 'of' && tokens[start - 2] === 'team') return ['person', end]
  const before = findUnit(tokens[start - 1])
  if (before !== null && /^[A-Z]/.test(before)) return [before, end]
  for (let at = end; at < Math.min(end + 3, stop); at += 1) {
    const unit = findUnit(tokens[at])
    const isSignOfNext = /^[$€£]\d/.test(`${tokens[at]}${tokens[at + 1]}`)
    if (unit !== null && !isSignOfNext) return [unit, at + 1]
    if (isSignOfNext || endsSearch(tokens[at] ?? '')) break
  }
  return [null, end]
}

/** In "12 a week" the week is what is counted by. */
const endsSearch = (token: string) =>
  /^[^\p{L}%$€£-]/u.test(token) || AND.has(token) || PER.has(token)

/** "15 hours a week each": of a week, and of a person. */
function readPer(tokens: readonly string[], after: number): string[] {
  const per: string[] = []
  for (let at = after; at < after + 6; at += 1) {
    const token = tokens[at] ?? ''
    const adverb = ADVERBS.find(([, pattern]) => pattern.test(token))?.[0]
    const unit = findUnit(token)
    if (at > after && unit !== null && PERIODS.has(unit)) per.push(unit)
    else if (adverb !== undefined && !(token === 'each' && findUnit(tokens[at + 1])))
      per.push(adverb)
    else if (!PER.has(token)) break
  }
  return per
}

/** Every figure of a text, in digits and in words. */
export function readFigures(text: string, language: string): Figure[] {
  const plain = fold(text)
    .replaceAll(/quatre[ -]vingts?/g, 'quatrevingt')
    .replaceAll(/\b(?:por cien(?:to)?|pour cent|per cent(?:o)?|por cento)\b/g, 'percent')
  const tokens = plain.match(TOKEN) ?? []
  const raws: Raw[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const raw = /^\d/.test(tokens[at] ?? '')
      ? readDigitsAt(tokens, at, language)
      : readWordsAt(tokens, at, language)
    if (raw === null) continue
    raws.push(raw)
    at = raw.end - 1
  }
  return [...readRaws(tokens, raws), ...readArticles(tokens, raws)]
}

function isRange(tokens: readonly string[], raw: Raw, next: Raw): boolean {
  const gap = tokens.slice(raw.end, next.start).filter((token) => findUnit(token) === null)
  const [mark] = gap
  if (gap.length !== 1 || mark === undefined || !TO.has(mark)) return false
  return (
    !AND.has(mark) ||
    tokens.slice(Math.max(0, raw.start - 2), raw.start).some((token) => BETWEEN.has(token))
  )
}

function readRaws(tokens: readonly string[], raws: readonly Raw[]): Figure[] {
  const isRangeAt = raws.map((raw, index) => {
    const next = raws[index + 1]
    return next !== undefined && isRange(tokens, raw, next)
  })
  let before: Figure | undefined
  return raws.flatMap((raw, index) => {
    if (isRangeAt[index - 1] && !isRangeAt[index - 2]) return []
    const end = isRangeAt[index] ? raws[index + 1] : undefined
    const stop = raws[index + (end ? 2 : 1)]?.start ?? tokens.length
    const figures = readFigure(tokens, { raw, end, stop }).map((figure) => {
      // "8 to 12 weeks, then 3 to 6": two ranges in a row are in one unit.
      const isAlike = figure.unit === null && figure.to !== null && before?.to != null
      return isAlike ? { ...figure, unit: before?.unit ?? null } : figure
    })
    before = figures.at(-1) ?? before
    return figures
  })
}

type Place = { raw: Raw; end: Raw | undefined; stop: number }

function readFigure(tokens: readonly string[], { raw, end, stop }: Place): Figure[] {
  const last = end ?? raw
  const [unit, after] = readUnit(tokens, last, stop)
  const own = unit ?? readUnit(tokens, raw, last.start)[0]
  const following = tokens.slice(raw.end, raw.end + 3).join(' ')
  if (raw.isWord && own === null && SOME_THINGS.test(following)) return []
  const before = tokens.slice(Math.max(0, raw.start - 4), raw.start).join(' ')
  const high = HIGH.test(before) ? 'high' : null
  return [
    {
      values: raw.values,
      to: end?.values ?? null,
      unit: own,
      per: readPer(tokens, after),
      isArticle: false,
      bound: LOW.test(before) ? 'low' : high,
    },
  ]
}

/** "Takes a week": no period that something is counted by. */
function readArticles(tokens: readonly string[], raws: readonly Raw[]): Figure[] {
  return tokens.flatMap((token, at) => {
    const unit = findUnit(tokens[at + 1])
    const isPeriod = unit !== null && PERIODS.has(unit) && unit !== 'person'
    const before = tokens[at - 1] ?? ''
    const isCounted =
      findUnit(before) !== null || PER.has(before) || raws.some(({ end }) => end === at)
    if (!ARTICLES.has(token) || !isPeriod || isCounted) return []
    const isVague = ['few', 'several', 'some', 'many'].includes(token)
    return [
      { values: [isVague ? Number.NaN : 1], to: null, unit, per: [], isArticle: true, bound: null },
    ]
  })
}

const hasCommon = (one: readonly number[], other: readonly number[]) =>
  one.some((value) => other.some((known) => Math.abs(value - known) <= 1e-4 * Math.abs(known)))

/** Whether a figure that is claimed is one that is known, by value, unit, and period. */
export function isSameFigure(claimed: Figure, known: Figure): boolean {
  if (claimed.isArticle && claimed.unit !== null && known.per.includes(claimed.unit)) return true
  if (!agreesInUnit(claimed, known)) return false
  if (!claimed.per.every((period) => known.per.includes(period))) return false
  if (claimed.to !== null)
    return (
      known.to !== null &&
      hasCommon(claimed.values, known.values) &&
      hasCommon(claimed.to, known.to)
    )
  if (known.to !== null) {
    if (claimed.bound === 'low') return hasCommon(claimed.values, known.values)
    return claimed.bound === 'high' && hasCommon(claimed.values, known.to)
  }
  return hasCommon(claimed.values, known.values)
}

function agreesInUnit({ unit }: Figure, known: Figure): boolean {
  if (unit === known.unit) return true
  if (unit === null) return known.unit !== 'percent' && !/^[A-Z]/.test(known.unit ?? '')
  return known.unit === null && unit === 'person'
}
