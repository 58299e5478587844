/** The color of a Fit Score (spec, section 9), and the words that say the same without color. */
export function describeFitBand(score: number): { label: string; className: string } {
  if (score >= 80) return { label: 'strong fit', className: 'text-good' }
  if (score >= 60) return { label: 'worth a call', className: 'text-warn' }
  return { label: 'too early to say', className: 'text-soft' }
}
