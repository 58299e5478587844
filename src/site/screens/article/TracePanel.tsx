import type { TextBlock } from '#site/components/figures/read-text-shape.ts'
import { TextTrace } from '#site/components/figures/TextTrace.tsx'

/** All panels are equally wide, however long the text. */
const PANEL_WIDTH = 480

/** Ornament, drawn from the text below it. */
export function TracePanel({ shape }: { shape: readonly TextBlock[] }) {
  return (
    <div className="trace-panel" data-unsearched aria-hidden="true">
      <TextTrace shape={shape} width={PANEL_WIDTH} />
      <p className="label">
        This text, drawn: a stroke per paragraph, as long as its words; a circle where a section
        begins; a frame per figure.
      </p>
    </div>
  )
}
