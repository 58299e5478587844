import type { Ref } from 'react'
import type { OnlyElements } from '#site/components/only-elements.ts'

type Props = {
  ref?: Ref<HTMLElement>
  headingId: string
  isBusy: boolean
  header: OnlyElements
  children: OnlyElements
}

/** A part of the dashboard that scrolls by itself under its header, as high as the window leaves room for. */
export function Pane({ ref, headingId, isBusy, header, children }: Props) {
  return (
    <section
      ref={ref}
      aria-labelledby={headingId}
      aria-busy={isBusy}
      className="relative h-full min-w-0 scroll-pt-16 overflow-y-auto"
    >
      <header className="sticky top-0 z-10 border-b border-line bg-(--pane-head,var(--color-paper)) px-4 py-1.5">
        {header}
      </header>
      {children}
    </section>
  )
}

type PaneStatusProps = { isLoading: boolean; summary: string | undefined }

/** One live region per pane: "Loading...", then what came. */
export function PaneStatus({ isLoading, summary }: PaneStatusProps) {
  return (
    <p role="status" className="label shrink-0">
      {isLoading ? 'Loading...' : summary}
    </p>
  )
}
