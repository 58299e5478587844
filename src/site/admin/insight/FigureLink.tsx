import type { MouseEvent } from 'react'
import type { InsightNumber } from '#contract/admin-insight.ts'
import { openFigure } from '#site/admin/insight/insight-address.ts'

type Props = {
  figure: InsightNumber /** What is counted, for whoever hears the number alone. */
  of: string
}

/** A number that opens the conversations which it counts; a nought has none. */
export function FigureLink({ figure: { count, filter }, of }: Props) {
  if (count === 0) return <span className="text-soft">0</span>

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openFigure(filter)
  }

  return (
    // Room for a finger, without room in the row.
    <a
      className="link -mx-1.5 -my-2 inline-block px-1.5 py-2"
      href={`/admin/insight?${filter}`}
      aria-label={`${count}: ${of}`}
      onClick={handleClick}
    >
      {count.toLocaleString('en-US')}
    </a>
  )
}
