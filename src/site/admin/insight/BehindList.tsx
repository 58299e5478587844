import type { InsightConversation } from '#contract/admin-insight.ts'
import { formatDay, formatTime } from '#site/admin/format-moment.ts'
import { nameQuestion, OUTCOMES } from '#site/admin/insight/insight-words.ts'

/** Each leads to the conversation itself. */
export function BehindList({ conversations }: { conversations: readonly InsightConversation[] }) {
  if (conversations.length === 0) {
    return <p className="pt-5 text-small text-soft">No conversation counts here any more.</p>
  }
  return (
    <ul className="ledger">
      {conversations.map((conversation) => (
        <BehindRow key={conversation.id} conversation={conversation} />
      ))}
    </ul>
  )
}

function BehindRow({ conversation }: { conversation: InsightConversation }) {
  const { id, created_at, lead_score, source, outcome, last_asked, message_turns } = conversation
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <a
        className="link font-medium wrap-anywhere"
        dir="auto"
        href={`/admin/dashboard?conversation=${id}`}
      >
        {nameVisitor(conversation)}
      </a>
      <time dateTime={created_at} className="label whitespace-nowrap">
        {formatDay(created_at)}, {formatTime(created_at)}
      </time>
      <span className="label wrap-anywhere sm:col-span-2">
        Fit {lead_score} · {message_turns === 1 ? '1 message' : `${message_turns} messages`} · from{' '}
        {source} · {OUTCOMES[outcome]} · last asked: {nameQuestion(last_asked)}
      </span>
    </li>
  )
}

function nameVisitor({ contact_name, company_name, email }: InsightConversation): string {
  const known = [contact_name, company_name].filter(Boolean).join(' · ')
  return known || email || 'No name given yet'
}
