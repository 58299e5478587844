/** Where the call takes place. */
export function JoinLine({ joinUrl }: { joinUrl: string | null }) {
  if (joinUrl === null) return <span>We’ll send you the link before the call.</span>
  return (
    <a className="link wrap-anywhere" href={joinUrl} target="_blank" rel="noopener noreferrer">
      {`Join at ${new URL(joinUrl).host}`}
    </a>
  )
}
