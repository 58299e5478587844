/** An amount of money or a percentage as it is written, and how far its last digit can be off. */
export type Figure = { kind: 'money' | 'percent'; value: number; tolerance: number; text: string }

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`
const UNIT = String.raw`(?:\s?(K|M|B|thousand|million|billion)\b)?`
const CURRENCY = String.raw`(?:US\$|\$|€|£)`
const MONEY = new RegExp(
  `${CURRENCY}\\s?${NUMBER}${UNIT}(?:\\s?[-–—]\\s?${CURRENCY}?\\s?${NUMBER}${UNIT})?`,
  'gi',
)
const MONEY_IN_WORDS = new RegExp(`${NUMBER}${UNIT}\\s?(?:dollars|bucks|USD|euros?)\\b`, 'gi')
const PERCENT = new RegExp(
  `(?:${NUMBER}\\s?[-–—]\\s?)?${NUMBER}\\s?(?:%|percent\\b|per cent\\b)`,
  'gi',
)

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
}

function toFigure(kind: Figure['kind'], digits: string, unit: string | undefined): Figure {
  const scale = SCALES[unit?.toLowerCase() ?? ''] ?? 1
  const decimals = digits.split('.')[1]?.length ?? 0
  const value = Number(digits.replaceAll(',', '')) * scale
  return { kind, value, tolerance: (scale * 10 ** -decimals) / 2, text: `${digits}${unit ?? ''}` }
}

/** All amounts and percentages of a text; "$25-50K" is two amounts of thousands. */
export function readFigures(text: string): readonly Figure[] {
  const money = [...text.matchAll(MONEY)].flatMap(([, first, unit, second, lastUnit]) => [
    ...(first ? [toFigure('money', first, unit ?? (second ? lastUnit : undefined))] : []),
    ...(second ? [toFigure('money', second, lastUnit)] : []),
  ])
  const words = [...text.matchAll(MONEY_IN_WORDS)].flatMap(([, digits, unit]) =>
    digits ? [toFigure('money', digits, unit)] : [],
  )
  const percents = [...text.matchAll(PERCENT)].flatMap(([, first, second]) =>
    [first, second].flatMap((digits) => (digits ? [toFigure('percent', digits, undefined)] : [])),
  )
  return [...money, ...words, ...percents]
}
