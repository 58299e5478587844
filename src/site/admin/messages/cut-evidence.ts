/** Words of a message, from `start` up to `end`, and what rests on them. */
export type EvidenceSpan = { start: number; end: number; label: string }
export type EvidenceSegment = { text: string; start: number; labels: readonly string[] }

/** Cuts a message into plain stretches, without labels, and those that something rests on. Overlapping ones become one. */
export function cutEvidence(text: string, spans: readonly EvidenceSpan[]): EvidenceSegment[] {
  const segments: EvidenceSegment[] = []
  let position = 0
  for (const { start, end, labels } of mergeSpans(text, spans)) {
    if (start > position) {
      segments.push({ text: text.slice(position, start), start: position, labels: [] })
    }
    segments.push({ text: text.slice(start, end), start, labels })
    position = end
  }
  if (position < text.length) {
    segments.push({ text: text.slice(position), start: position, labels: [] })
  }
  return segments
}

function mergeSpans(text: string, spans: readonly EvidenceSpan[]) {
  const merged: { start: number; end: number; labels: string[] }[] = []
  const usable = spans.filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
  for (const { start, end, label } of usable.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last === undefined || start >= last.end) merged.push({ start, end, labels: [label] })
    else {
      last.end = Math.max(last.end, end)
      if (!last.labels.includes(label)) last.labels.push(label)
    }
  }
  return merged
}
