import { type KeyboardEvent, useSyncExternalStore } from 'react'
import { conversationWords } from '#content/staff/conversations.ts'
import type { AdminConversation, AdminConversationView } from '#contract/admin.ts'
import { MessagesView, MessageTimelineSkeleton } from '#site/admin/messages/MessagesView.tsx'
import { chooseView, useView, VIEWS, type View } from '#site/admin/messages/viewed-part.ts'
import { fetchLate, LatePart } from '#site/admin/parts/FailureNote.tsx'
import { Pane } from '#site/admin/parts/Pane.tsx'
import { ScoreCardSkeleton } from '#site/admin/parts/skeletons.tsx'
import { ScoreCardView } from '#site/admin/score-card/ScoreCardView.tsx'
import { WorksheetView } from '#site/admin/score-card/WorksheetView.tsx'

const LeadView = fetchLate<{ conversationView: AdminConversationView }>(
  async () => (await import('#site/admin/messages/LeadView.tsx')).LeadView,
)

const LABELS: Readonly<Record<View, string>> = {
  messages: 'Messages',
  'score-card': 'Score card',
  lead: 'Lead',
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

const PANEL_ID = 'viewer-panel'

const THREE_PANES = '(min-width: 80rem)'

/** Whether the window has room for a third pane. The grid of `MessagesPane` says the same. */
export function useHasThirdPane(): boolean {
  return useSyncExternalStore(watchWidth, () => matchMedia(THREE_PANES).matches)
}

function watchWidth(notify: () => void): () => void {
  const media = matchMedia(THREE_PANES)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

const BESIDE: readonly View[] = VIEWS.filter((view) => view !== 'messages')

type Loaded = {
  /** Absent until it is there. */
  data: AdminConversationView | undefined
  isPending: boolean
  onShowMessage: (messageId: string) => void
}

/** Beside the messages: the sheet, the score card, and whose conversation it is. */
export function DetailsPane(props: Loaded) {
  const asked = useView()
  const view = asked === 'messages' ? 'score-card' : asked
  return (
    <aside className="min-h-0 min-w-0 border-l border-line bg-raise [--pane-head:var(--color-raise)]">
      <Pane
        headingId="details-heading"
        isBusy={props.isPending}
        header={
          <>
            <h2 id="details-heading" className="sr-only">
              {conversationWords.detailsTitle}
            </h2>
            <ViewTabs views={BESIDE} view={view} />
          </>
        }
      >
        <ViewPanel hasTabs view={view} {...props} />
      </Pane>
    </aside>
  )
}

type ViewProps = Loaded & {
  view: View
  /** As the list has it, which may be newer. */
  conversation?: AdminConversation | undefined
  firstNewId?: string | null
}

/** What the chosen tab stands for, or the one part that needs none. */
export function ViewPanel({ hasTabs, ...props }: ViewProps & { hasTabs: boolean }) {
  const tab = { id: PANEL_ID, role: 'tabpanel', 'aria-labelledby': getTabId(props.view) }
  return (
    <div className="@container max-w-4xl p-4" {...(hasTabs && tab)}>
      <ViewedPart {...props} />
    </div>
  )
}

/** One part of a conversation, or its shape until it is there. */
function ViewedPart({
  view,
  data,
  isPending,
  conversation,
  firstNewId = null,
  ...props
}: ViewProps) {
  if (data === undefined) {
    if (!isPending) return null
    return view === 'messages' ? <MessageTimelineSkeleton /> : <ScoreCardSkeleton />
  }
  if (view === 'messages') {
    return (
      <MessagesView
        conversationView={data}
        conversation={conversation ?? data.conversation}
        firstNewId={firstNewId}
      />
    )
  }
  if (view === 'lead') {
    return (
      <LatePart>
        <LeadView conversationView={data} />
      </LatePart>
    )
  }
  const hasSheet = data.worksheet.rows.some(({ state }) => state !== 'open')
  return (
    <div className="grid gap-9">
      {hasSheet ? <WorksheetView {...data.worksheet} /> : null}
      <ScoreCardView card={data.score_card} onShowMessage={props.onShowMessage} />
    </div>
  )
}

function getTabId(view: View): string {
  return `tab-${view}`
}

type ViewTabsProps = { views: readonly View[]; view: View }

/** Views of one conversation; the arrow keys go round them. */
export function ViewTabs({ views, view }: ViewTabsProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key] ?? 0
    const next = views.at((views.indexOf(view) + step) % views.length)
    if (step === 0 || next === undefined) return
    event.preventDefault()
    chooseView(next)
    document.getElementById(getTabId(next))?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label={conversationWords.viewsLabel}
      className="-mb-1.5 flex gap-5 text-small"
    >
      {views.map((name) => (
        <button
          key={name}
          id={getTabId(name)}
          type="button"
          role="tab"
          aria-selected={name === view}
          aria-controls={PANEL_ID}
          tabIndex={name === view ? 0 : -1}
          className="min-h-11 cursor-pointer border-b-2 min-[80rem]:min-h-7.5 border-transparent text-soft hover:text-ink aria-selected:border-ink aria-selected:text-ink"
          onClick={() => chooseView(name)}
          onKeyDown={handleKeyDown}
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  )
}
