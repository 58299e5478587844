/** For a whole page whose shape is not known yet. */
export function LoadingText() {
  return (
    <div className="page py-14">
      <p role="status" className="label">
        Loading...
      </p>
    </div>
  )
}
