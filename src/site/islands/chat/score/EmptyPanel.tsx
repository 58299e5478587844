/** Takes the room of the badge on narrow screens, so that nothing moves when a score appears. */
export function EmptyPanel() {
  return (
    <aside aria-label="Fit Score" className="text-small text-soft max-lg:order-1">
      <p className="flex min-h-13 items-center gap-x-3 border-t border-line lg:hidden">
        <span className="label">Fit Score</span>
        appears as you answer
      </p>
      <div className="max-lg:hidden">
        <p className="label">Fit Score</p>
        <p className="mt-2 max-w-xs">
          Appears here as you answer, with the points each answer earned and your own words that
          they rest on. What is wrong you can put right.
        </p>
      </div>
    </aside>
  )
}
