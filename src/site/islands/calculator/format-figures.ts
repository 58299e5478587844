const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const signedPercent = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** A true minus is as wide as a plus and a digit; the hyphen is not. */
function setMinus(text: string): string {
  return text.replace('-', '−')
}

export function formatCents(cents: number): string {
  return setMinus(dollars.format(cents / 100))
}

export function formatHours(hours: number): string {
  return `${oneDecimal.format(hours)} h`
}

/** 1.7 → "1 h 42 min": for one person minutes say more than decimals. */
export function formatHoursAndMinutes(hours: number): string {
  const totalMinutes = Math.round(hours * 60)
  const [wholeHours, minutes] = [Math.floor(totalMinutes / 60), totalMinutes % 60]
  if (wholeHours === 0) return `${minutes} min`
  return minutes === 0 ? `${wholeHours} h` : `${wholeHours} h ${minutes} min`
}

/** With a plus sign when positive (spec, section 9). */
export function formatSignedPercent(percent: number): string {
  return `${setMinus(signedPercent.format(percent))}%`
}

export function formatMonths(months: number | null): string {
  return months === null ? 'never' : `${oneDecimal.format(months)} months`
}

/** Fills `{name}` in a text from the content. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
