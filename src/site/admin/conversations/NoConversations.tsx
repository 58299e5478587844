export function NoConversations({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <p className="p-4 text-small text-soft">
        No conversation matches. Try fewer words or take a filter off. Words match from their
        beginning: “invo” finds “invoices”.
      </p>
    )
  }
  return (
    <p className="p-4 text-small text-soft">
      No conversations yet. One appears here when a visitor opens the chat;{' '}
      <a href="/diagnostic" className="link">
        open it yourself
      </a>{' '}
      to see how it arrives.
    </p>
  )
}
