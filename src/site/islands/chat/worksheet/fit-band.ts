import { worksheetWords } from '#content/chat/page.ts'

const { bands } = worksheetWords.score

/** The color of a Fit Score (spec, section 9), and the words that say the same without color. */
export function describeFitBand(score: number): { label: string; className: string } {
  if (score >= 80) return { label: bands.strong, className: 'text-good' }
  if (score >= 60) return { label: bands.fair, className: 'text-warn' }
  return { label: bands.low, className: 'text-soft' }
}
