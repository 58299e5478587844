import type { KeyboardEvent } from 'react'

export type View = 'messages' | 'score-card'

const VIEWS: readonly (readonly [View, string])[] = [
  ['messages', 'Messages'],
  ['score-card', 'Score card'],
]
export const VIEWER_PANEL_ID = 'viewer-panel'

export function getTabId(view: View): string {
  return `tab-${view}`
}

type ViewTabsProps = { view: View; onChoose: (view: View) => void }

/** Two views of one conversation; the arrow keys go from one to the other. */
export function ViewTabs({ view, onChoose }: ViewTabsProps) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const [other] = VIEWS.find(([name]) => name !== view) ?? VIEWS[0] ?? []
    if (other === undefined) return
    event.preventDefault()
    onChoose(other)
    document.getElementById(getTabId(other))?.focus()
  }

  return (
    <div role="tablist" aria-label="What to show" className="-mb-3 flex gap-5 text-small">
      {VIEWS.map(([name, label]) => (
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
          {label}
        </button>
      ))}
    </div>
  )
}
