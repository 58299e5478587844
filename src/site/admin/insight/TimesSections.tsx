import type { InsightReply } from '#contract/admin-insight.ts'
import { BandsSection } from '#site/admin/insight/BandsSection.tsx'
import { FigureLink } from '#site/admin/insight/FigureLink.tsx'
import { formatDuration } from '#site/admin/insight/format-duration.ts'
import { nameAnswer, nameWait } from '#site/admin/insight/insight-words.ts'

/** How long visitors wait: for the agent, and for a person. */
export function TimesSections({ answers, persons }: Pick<InsightReply, 'answers' | 'persons'>) {
  const { requests } = persons
  return (
    <>
      <BandsSection
        id="answers"
        title="How fast the agent answers"
        meaning="From a visitor’s message to the agent’s reply, on our own server. Conversations stand by their slowest answer."
        column="Slowest answer"
        bands={answers.bands}
        nameBand={nameAnswer}
        summary={
          <p className="insight-summary">
            Median {formatDuration(answers.median_ms)}, 95 of 100 within{' '}
            {formatDuration(answers.slowest_twentieth_ms)}, of {count(answers.count, 'answer')}.
          </p>
        }
      />
      <BandsSection
        id="persons"
        title="How fast people answer"
        meaning="From “wants a person” until a person wrote in the chat, or an answer was noted on the lead."
        column="Answered"
        bands={persons.bands}
        nameBand={nameWait}
        summary={
          <p className="insight-summary">
            A person was wanted{' '}
            <FigureLink figure={persons.wanted} of="conversations in which a person was wanted" />{' '}
            {persons.wanted.count === 1 ? 'time' : 'times'}; median{' '}
            {formatDuration(persons.median_ms)}. The form brought {count(requests.count, 'request')}
            , {requests.answered} of them noted as answered; median{' '}
            {formatDuration(requests.median_ms)}.
          </p>
        }
      />
    </>
  )
}

function count(number: number, what: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? what : `${what}s`}`
}
