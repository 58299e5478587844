import { sectors } from '#content/pages/home.ts'
import { Mark } from '#site/components/Mark.tsx'
import { Section } from '#site/components/Section.tsx'

const columns = [
  { key: 'perceives', mark: 'perceive' },
  { key: 'decides', mark: 'decide' },
  { key: 'acts', mark: 'act' },
] as const

export function Sectors() {
  return (
    <Section title={sectors.title}>
      <div className="sectors-head label" aria-hidden="true">
        <div>
          {columns.map(({ key }) => (
            <span key={key}>{key}</span>
          ))}
        </div>
      </div>
      <div className="ledger">
        {sectors.rows.map((row) => (
          <div key={row.name} className="sector">
            <h3 className="text-h2">{row.name}</h3>
            <dl className="sector-steps">
              {columns.map(({ key, mark }) => (
                <div key={key}>
                  <Mark kind={mark} />
                  <dt className="label lg:sr-only">{key}</dt>
                  <dd>{row[key]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  )
}
