const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const TENS = [
  '',
  '',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
] as const

/** English words for a whole number below a million; a half is said as one. */
export function sayInWords(number: number): string {
  const whole = Math.floor(number)
  if (number - whole === 0.5) return `${sayInWords(whole)} and a half`
  if (whole >= 1000)
    return joinWords(`${sayInWords(Math.floor(whole / 1000))} thousand`, whole % 1000)
  if (whole >= 100) return joinWords(`${sayInWords(Math.floor(whole / 100))} hundred`, whole % 100)
  if (whole < 20) return SMALL[whole] ?? ''
  const tens = TENS[Math.floor(whole / 10)] ?? ''
  return whole % 10 === 0 ? tens : `${tens}-${SMALL[whole % 10]}`
}

function joinWords(head: string, rest: number): string {
  if (rest === 0) return head
  return rest < 100 ? `${head} and ${sayInWords(rest)}` : `${head} ${sayInWords(rest)}`
}
