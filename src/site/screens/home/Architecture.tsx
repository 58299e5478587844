import { architecture } from '#content/pages/home.ts'
import { Mark } from '#site/components/Mark.tsx'
import { Section } from '#site/components/Section.tsx'
import { DiagramLines } from '#site/screens/home/DiagramLines.tsx'

export function Architecture() {
  return (
    <Section title={architecture.title} lead={architecture.lead}>
      <div className="diagram" data-diagram>
        <DiagramLines />
        <ul className="diagram-nodes">
          {architecture.nodes.map((node) => (
            <li key={node.id} className={`diagram-node diagram-node-${node.id}`}>
              <button
                type="button"
                className="diagram-button"
                aria-describedby={`diagram-${node.id}`}
              >
                <Mark kind={node.mark} />
                <span>
                  {node.name}
                  <span className="label block font-regular">{node.job}</span>
                </span>
              </button>
              <p id={`diagram-${node.id}`} role="tooltip" className="diagram-tip">
                {node.tooltip}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-14 grid gap-x-6 gap-y-3 md:grid-cols-12 md:items-baseline">
        <h3 className="text-small text-soft md:col-span-3">{architecture.domainsTitle}</h3>
        <ul className="flex flex-wrap gap-x-7 gap-y-1 text-h2 md:col-span-9 md:gap-x-5 lg:gap-x-7">
          {architecture.domains.map((domain) => (
            <li key={domain}>{domain}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
