type Props = { isLoading: boolean; summary: string | undefined }

/** One live region per pane: "Loading...", then what came. */
export function PaneStatus({ isLoading, summary }: Props) {
  return (
    <p role="status" className="label shrink-0">
      {isLoading ? 'Loading...' : summary}
    </p>
  )
}
