import type { Piece } from '#site/islands/chat/chat-entry.ts'
import { CONNECTION_LOST } from '#site/islands/chat/TranscriptRows.tsx'
import type { TurnUnderWay } from '#site/islands/chat/turn-state.ts'

type WrittenTextProps = { pieces: readonly Piece[]; writing: TurnUnderWay | null }

/**
 * Words that come one after the other. Each piece is an element of its own that stays as it is, so that a screen
 * reader says it once; none of them is busy, or it would not be said at all. Lines break as they come: evened out,
 * those that are being read would change.
 */
export function WrittenText({ pieces, writing }: WrittenTextProps) {
  return (
    <p aria-busy={false} className="max-w-measure text-wrap whitespace-pre-wrap wrap-anywhere">
      {pieces.map(({ from, text }) => (
        <span key={from}>{text}</span>
      ))}
      {writing && <WritingSign writing={writing} hasWords={pieces.length > 0} />}
    </p>
  )
}

type WritingSignProps = { writing: TurnUnderWay; hasWords: boolean }

/** The trace's mark of an act, where the next word will stand. */
function WritingSign({ writing, hasWords }: WritingSignProps) {
  if (writing.isConnectionLost) {
    return <span className="text-small text-soft"> {CONNECTION_LOST}</span>
  }
  const place = hasWords ? 'ml-1.5' : 'mr-2'
  const motion = writing.isStopping ? '' : 'animate-pulse'
  return (
    <span aria-hidden="true" className="text-small text-soft">
      <span className={`inline-block size-2 bg-signal ${place} ${motion}`} />
      {!hasWords && 'Writing…'}
    </span>
  )
}
