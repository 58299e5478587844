import type { TextBlock } from '#site/components/figures/read-text-shape.ts'

type Props = {
  shape: readonly TextBlock[]
  /** In units of the drawing; without it a block takes as many as in every other text. */
  width?: number
  className?: string
}

const STEP = 7
const INSET = 8
const HEIGHT = 40
const BASE = 32
/** A passage of this many words reaches the top. */
const TALLEST_WORDS = 110
const TALLEST = 28

/**
 * An article drawn from its own source: a stroke per passage as long as its words, ○ where a section
 * begins, a frame per figure, ■ at the end. Ornament: it says nothing that the text does not.
 */
export function TextTrace({ shape, width = shape.length * STEP + INSET, className = '' }: Props) {
  const step = (width - INSET) / shape.length
  const blocks = shape.map((block, index) => ({ ...block, x: round((index + 0.5) * step) }))
  return (
    <svg
      className={`block overflow-visible fill-none ${className}`.trim()}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path vectorEffect="non-scaling-stroke" className="stroke-edge" d={`M0 ${BASE}H${width}`} />
      <path
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
        d={blocks.map(drawText).join('')}
      />
      <path
        vectorEffect="non-scaling-stroke"
        className="stroke-evidence"
        d={blocks.map(drawQuote).join('')}
      />
      <path
        vectorEffect="non-scaling-stroke"
        className="fill-evidence-tint stroke-evidence"
        d={blocks.map(drawFigure).join('')}
      />
      <path
        vectorEffect="non-scaling-stroke"
        className="fill-(--ground,var(--color-paper)) stroke-ink"
        d={blocks.map(drawSection).join('')}
      />
      <path
        vectorEffect="non-scaling-stroke"
        className="fill-signal"
        d={`M${width - 6} ${BASE - 3}h6v6h-6Z`}
      />
    </svg>
  )
}

type PlacedBlock = TextBlock & { x: number }

function drawText(block: PlacedBlock): string {
  return block.kind === 'text' ? drawStroke(block) : ''
}

function drawQuote(block: PlacedBlock): string {
  return block.kind === 'quote' ? drawStroke(block) : ''
}

function drawStroke({ x, words }: { x: number; words: number }): string {
  const share = Math.min(words, TALLEST_WORDS) / TALLEST_WORDS
  return `M${x} ${BASE}v-${Math.max(2, Math.round(share * TALLEST))}`
}

function drawFigure({ kind, x }: PlacedBlock): string {
  return kind === 'figure' ? `M${round(x - 2.5)} ${BASE - 12}h5v12h-5Z` : ''
}

function drawSection({ kind, x }: PlacedBlock): string {
  return kind === 'section' ? `M${round(x - 2.5)} ${BASE}a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0Z` : ''
}

function round(units: number): number {
  return Math.round(units * 10) / 10
}
