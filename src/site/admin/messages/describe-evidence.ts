import { factLabels } from '#content/fact-words.ts'
import type { AdminConversationView } from '#contract/admin.ts'
import type { EvidenceSpan } from '#site/admin/messages/cut-evidence.ts'
import { labelSignalAsTitle } from '#site/components/score/signal-label.ts'

type Evidence = AdminConversationView['evidence'][number]
type Support = Evidence['supports'][number]

/** The marked words of each message, by its id, with what rests on them in words. */
export function groupEvidence(
  evidence: readonly Evidence[],
): ReadonlyMap<string, readonly EvidenceSpan[]> {
  const spans = evidence.flatMap(({ message_id, start, end, supports }) =>
    start === null || end === null
      ? []
      : supports.map((support) => ({ message_id, start, end, label: describeSupport(support) })),
  )
  return Map.groupBy(spans, ({ message_id }) => message_id)
}

/** "Fact: manual hours", "Counts in the score: savings potential" */
function describeSupport({ kind, name }: Support): string {
  if (kind === 'fact') return `Fact: ${readFactLabel(name)}`
  if (kind === 'signal') return `Counts in the score: ${labelSignalAsTitle(name).toLowerCase()}`
  return kind === 'pain' ? 'Beside the score: pain' : 'Beside the score: sentiment'
}

function readFactLabel(slot: string): string {
  return (
    Object.entries(factLabels)
      .find(([name]) => name === slot)?.[1]
      .toLowerCase() ?? slot
  )
}
