import { actionLayer, decisionLayer, perceptionLayer } from '#content/pages/how-agents-think.ts'
import { Mark } from '#site/components/Mark.tsx'
import { PassageText } from '#site/components/PassageText.tsx'

/** What arrived, and under it what was written down. */
export function PerceptionRecord() {
  const { documents, facts } = perceptionLayer
  return (
    <>
      <ul className="documents">
        {documents.map((document) => (
          <li key={document.name} className="card document">
            <h3 className="label">
              <span className="block text-ink">{document.name}</span>
              {document.source}
            </h3>
            {document.lines.map((line) => (
              <p key={JSON.stringify(line)}>
                <PassageText passage={line} />
              </p>
            ))}
          </li>
        ))}
      </ul>
      <dl className="ledger mt-6">
        {facts.map((fact) => (
          <div key={fact.name} className="record-line">
            <dt className="label">{fact.name}</dt>
            <dd className="font-medium">{fact.value}</dd>
            <dd className="label">from {fact.source}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The goal, the sum, and every option with what spoke for or against it. */
export function DecisionRecord() {
  const { goal, sum, options, otherwise } = decisionLayer
  return (
    <>
      <p>
        <PassageText passage={goal} />
      </p>
      <p className="mt-2 text-h3 tabular-nums">{sum}</p>
      <ul className="ledger mt-6">
        {options.map((option) => (
          <li key={option.name} className="record-line" data-chosen={option.isChosen || undefined}>
            <span className="label">{option.isChosen ? 'chosen' : 'turned down'}</span>
            <span className="record-name">{option.name}</span>
            <span className="text-small">
              <PassageText passage={option.reason} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small">{otherwise}</p>
    </>
  )
}

/** What was done, and what was seen of it afterwards. */
export function ActionRecord() {
  const { effects, undo } = actionLayer
  return (
    <>
      <ul className="ledger">
        {effects.map((effect) => (
          <li key={effect.done} className="effect">
            <span className="effect-done">
              <Mark kind="act" />
              {effect.done}
            </span>
            <span className="effect-seen">
              <Mark kind="perceive" />
              <span>
                <PassageText passage={effect.seen} />
                <span className="label block">{effect.where}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small">{undo}</p>
    </>
  )
}
