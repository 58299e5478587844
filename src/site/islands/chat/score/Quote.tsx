import { showMessage } from '#site/islands/chat/score/show-message.ts'

type QuoteProps = { quote: string; messageId: string }

/** Words of the visitor, which lead to the message that holds them. */
export function Quote({ quote, messageId }: QuoteProps) {
  return (
    <button
      type="button"
      className="label min-h-6 min-w-6 cursor-pointer text-left wrap-anywhere"
      onClick={() => showMessage(messageId)}
    >
      <span className="sr-only">Show in the conversation: </span>
      <span className="evidence">“{quote}”</span>
    </button>
  )
}
