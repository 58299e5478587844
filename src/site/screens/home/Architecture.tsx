import { architecture } from '#content/pages/home.ts'
import { Mark } from '#site/components/Mark.tsx'
import { Section } from '#site/components/Section.tsx'

type PartId = (typeof architecture.nodes)[number]['id']
type Point = readonly [number, number]
type Line = {
  from: Point
  to: Point
  label: string
  at: Point
  parts: readonly [PartId, PartId]
  isLabelLeft?: boolean
}

/** Lines between the parts, on the same 1160 × 428 grid that PLACES puts them on. */
const lines: readonly Line[] = [
  {
    from: [564, 76],
    to: [564, 200],
    label: 'goals, limits',
    at: [550, 142],
    parts: ['people', 'decide'],
    isLabelLeft: true,
  },
  {
    from: [596, 200],
    to: [596, 76],
    label: 'questions, with reasons',
    at: [610, 142],
    parts: ['people', 'decide'],
  },
  {
    from: [290, 238],
    to: [435, 238],
    label: 'facts',
    at: [343, 228],
    parts: ['perceive', 'decide'],
  },
  {
    from: [725, 238],
    to: [870, 238],
    label: 'chosen step',
    at: [754, 228],
    parts: ['decide', 'act'],
  },
  {
    from: [145, 352],
    to: [145, 276],
    label: 'events, documents',
    at: [159, 318],
    parts: ['integration', 'perceive'],
  },
  {
    from: [1015, 276],
    to: [1015, 352],
    label: 'writes',
    at: [1029, 318],
    parts: ['act', 'integration'],
  },
]

const ARROW = { length: 8, halfWidth: 3.5 }

function drawArrow({ from, to }: Line): string {
  const [x, y] = to
  const isVertical = from[0] === to[0]
  const direction = isVertical ? Math.sign(y - from[1]) : Math.sign(x - from[0])
  const back = -direction * ARROW.length
  return isVertical
    ? `M${x} ${y}l${-ARROW.halfWidth} ${back}h${2 * ARROW.halfWidth}Z`
    : `M${x} ${y}l${back} ${-ARROW.halfWidth}v${2 * ARROW.halfWidth}Z`
}

type ShortLine = { owner: PartId; parts: readonly [PartId, PartId]; className: string }

/** The same arrows in the gaps between the three rows of small screens. */
const shortLines: readonly ShortLine[] = [
  { owner: 'decide', parts: ['people', 'decide'], className: 'bottom-full left-[calc(50%-1rem)]' },
  {
    owner: 'decide',
    parts: ['decide', 'people'],
    className: 'bottom-full left-[calc(50%+0.5rem)] rotate-180',
  },
  {
    owner: 'perceive',
    parts: ['perceive', 'decide'],
    className: 'top-[calc(50%-0.375rem)] -right-2.5 -rotate-90',
  },
  {
    owner: 'act',
    parts: ['decide', 'act'],
    className: 'top-[calc(50%-0.375rem)] -left-2.5 -rotate-90',
  },
  {
    owner: 'perceive',
    parts: ['integration', 'perceive'],
    className: 'top-full left-[calc(50%-0.25rem)] rotate-180',
  },
  { owner: 'act', parts: ['act', 'integration'], className: 'top-full left-[calc(50%-0.25rem)]' },
]

function Lines() {
  return (
    <svg
      viewBox="0 0 1160 428"
      aria-hidden="true"
      className="hidden overflow-visible fill-none font-mono text-[12.5px] max-[77rem]:text-[14.25px] lg:absolute lg:inset-0 lg:block lg:size-full"
    >
      {lines.map((line) => (
        <g
          key={line.label}
          data-lit-with={line.parts.join(' ')}
          className="stroke-current stroke-1 text-edge"
        >
          <path d={`M${line.from.join(' ')}L${line.to.join(' ')}`} />
          <path d={drawArrow(line)} className="fill-current stroke-none" />
          <text
            x={line.at[0]}
            y={line.at[1]}
            textAnchor={line.isLabelLeft ? 'end' : undefined}
            className="fill-soft stroke-none"
          >
            {line.label}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** On the grid of the lines where there is room for it; three rows on small screens. */
const PLACES: Record<PartId, string> = {
  people: 'col-span-3 lg:top-0 lg:left-[37.5%] lg:w-1/4',
  perceive: 'lg:top-[46.7%] lg:left-0 lg:w-1/4',
  decide: 'lg:top-[46.7%] lg:left-[37.5%] lg:w-1/4',
  act: 'lg:top-[46.7%] lg:right-0 lg:w-1/4',
  integration: 'col-span-3 lg:bottom-0 lg:left-0 lg:w-full',
}

export function Architecture() {
  return (
    <Section title={architecture.title} lead={architecture.lead}>
      <div className="diagram relative">
        <p className="mb-3 text-small text-soft lg:absolute lg:top-0 print:hidden">
          {architecture.hint}
        </p>
        <div className="lg:relative lg:aspect-[1160/428]">
          <Lines />
          <ul className="grid grid-cols-3 gap-3 lg:absolute lg:inset-0 lg:block">
            {architecture.nodes.map((node) => (
              <li
                key={node.id}
                data-part={node.id}
                className={`group relative lg:absolute lg:h-[17.8%] ${PLACES[node.id]}`}
              >
                <button
                  type="button"
                  className={`flex h-full min-h-11 w-full cursor-help items-center justify-center gap-x-2.5 rounded-card border border-edge bg-raise px-1 py-1.5 text-small font-medium group-focus-within:border-ink group-hover:border-ink lg:justify-start lg:gap-x-3 lg:px-4 lg:text-left lg:text-body lg:leading-[1.4] ${AGENTS.has(node.id) ? 'max-md:flex-col max-md:gap-y-1 max-md:text-[0.8125rem] max-md:leading-tight' : ''}`.trim()}
                  aria-describedby={`diagram-${node.id}`}
                >
                  <Mark kind={node.mark} className="m-0 flex-none" />
                  <span>
                    {node.name}{' '}
                    <span className="label hidden font-regular lg:block">{node.job}</span>
                  </span>
                </button>
                {shortLines
                  .filter(({ owner }) => owner === node.id)
                  .map(({ parts, className }) => (
                    <span
                      key={className}
                      data-lit-with={parts.join(' ')}
                      className={`absolute h-3 w-2 bg-current text-edge forced-colors:bg-[CanvasText] [clip-path:polygon(44%_0,56%_0,56%_50%,100%_50%,50%_100%,0_50%,44%_50%)] lg:hidden ${className}`}
                    />
                  ))}
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-3 grid text-[0.875rem] leading-snug *:[grid-area:1/1] lg:absolute lg:top-5 lg:left-0 lg:w-1/3 lg:text-body lg:leading-snug print:static print:mt-6 print:*:[grid-area:auto]">
          {architecture.nodes.map((node) => (
            <p
              key={node.id}
              id={`diagram-${node.id}`}
              role="tooltip"
              data-lit-with={node.id}
              className="invisible print:visible"
            >
              <span className="font-bold lg:block">{`${node.name}: `}</span>
              {node.tooltip}
            </p>
          ))}
        </div>
      </div>
      <div className="mt-9 grid gap-x-6 gap-y-3 md:mt-14 md:grid-cols-12 md:items-baseline">
        <h3 className="text-small text-soft md:col-span-3">{architecture.domainsTitle}</h3>
        <p className="text-h3 md:col-span-9">{architecture.domains.join(', ')}</p>
      </div>
    </Section>
  )
}

const AGENTS = new Set<PartId>(['perceive', 'decide', 'act'])
