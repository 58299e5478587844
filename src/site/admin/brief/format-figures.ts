const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** With a word joiner, so that no line ends between the sign and the sum. */
const MINUS = '−\u2060'

/** "$39,686", "−$30,941" */
export function formatDollars(amount: number): string {
  const rounded = Math.round(amount)
  return `${rounded < 0 ? MINUS : ''}$${whole.format(Math.abs(rounded))}`
}

/** "23.9" */
export function formatHours(hours: number): string {
  return tenths.format(hours)
}
