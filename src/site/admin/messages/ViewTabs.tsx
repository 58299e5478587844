import type { KeyboardEvent } from 'react'
import { VIEWS, type View } from '#site/admin/messages/viewed-part.ts'

const LABELS: Readonly<Record<View, string>> = {
  messages: 'Messages',
  'score-card': 'Score card',
  lead: 'Lead',
}
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
export const VIEWER_PANEL_ID = 'viewer-panel'

export function getTabId(view: View): string {
  return `tab-${view}`
}

type ViewTabsProps = { view: View; onChoose: (view: View) => void }

/** Views of one conversation; the arrow keys go round them. */
export function ViewTabs({ view, onChoose }: ViewTabsProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key] ?? 0
    const next = VIEWS.at((VIEWS.indexOf(view) + step) % VIEWS.length)
    if (step === 0 || next === undefined) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(getTabId(next))?.focus()
  }

  return (
    <div role="tablist" aria-label="What to show" className="-mb-3 flex gap-5 text-small">
      {VIEWS.map((name) => (
        <button
          key={name}
          id={getTabId(name)}
          type="button"
          role="tab"
          aria-selected={name === view}
          aria-controls={VIEWER_PANEL_ID}
          tabIndex={name === view ? 0 : -1}
          className="min-h-11 cursor-pointer border-b-2 border-transparent text-soft hover:text-ink aria-selected:border-signal aria-selected:text-ink"
          onClick={() => onChoose(name)}
          onKeyDown={handleKeyDown}
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  )
}
