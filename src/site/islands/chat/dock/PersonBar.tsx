import { site } from '#content/site.ts'
import { Mark } from '#site/components/Mark.tsx'
import type { Presence } from '#site/islands/chat/api/reply.ts'
import type { ChooseAnswerer } from '#site/islands/chat/state/use-changes.ts'
import { describeAnswerTime } from '#site/islands/chat/transcript/format-time.ts'

type PersonBarProps = { person: Presence; onChoose: ChooseAnswerer }

/** Who answers, above the input, and the other choice. The line itself is always there, so that it is announced. */
export function PersonBar({ person, onChoose }: PersonBarProps) {
  const isShown = person.joinedBy !== null || person.isWanted
  return (
    <div
      data-shown={isShown}
      className="group flex flex-wrap items-center justify-between gap-x-4 data-[shown=true]:mt-3 data-[shown=true]:border-t data-[shown=true]:border-line data-[shown=true]:pt-2"
    >
      <p role="status" className="flex min-w-0 flex-1 basis-60 items-baseline gap-2.5 text-small">
        {isShown && <Mark kind="people" className="translate-y-0.5" />}
        <span className="min-w-0 wrap-anywhere">{isShown && describe(person, new Date())}</span>
      </p>
      {isShown && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center text-small"
          onClick={() => void onChoose(person.prefersAgent ? 'person' : 'agent')}
        >
          {nameOtherChoice(person)}
        </button>
      )}
    </div>
  )
}

function describe({ joinedBy, prefersAgent, answersFrom }: Presence, now: Date): string {
  if (joinedBy !== null) {
    const name = `${joinedBy} from ${site.name}`
    return prefersAgent
      ? `The assistant is answering. ${name} is here too.`
      : `${name} is answering`
  }
  if (prefersAgent) return 'The assistant is answering.'
  const when = describeAnswerTime(answersFrom, now)
  return when === null
    ? 'A person has been told and can join here. Until then, the assistant answers.'
    : `A person will reply ${when}. Until then, the assistant answers.`
}

function nameOtherChoice({ joinedBy, prefersAgent }: Presence): string {
  if (!prefersAgent) return 'Continue with the assistant'
  return joinedBy === null ? 'Wait for a person' : `Talk to ${joinedBy}`
}
