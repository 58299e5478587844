export type WrittenNumber = { text: string; value: number; kind: 'money' | 'percent' | 'plain' }

const NUMBER =
  /(?<money>[$€£]\s?)?(?<digits>\d[\d,]*(?:\.\d+)?)(?<scale>[KkMm](?![a-z]))?(?<percent>\s?(?:%|percent))?/gu
const SCALES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 }

/** Every figure written in digits, with its scale, and whether it is money or a share. */
export function readNumbers(text: string): WrittenNumber[] {
  return [...text.matchAll(NUMBER)].map((match) => {
    const { money, digits = '', scale = '', percent } = match.groups ?? {}
    const value = Number(digits.replaceAll(',', '')) * (SCALES[scale.toLowerCase()] ?? 1)
    const kind = money === undefined ? (percent === undefined ? 'plain' : 'percent') : 'money'
    return { text: match[0].trim(), value, kind }
  })
}
