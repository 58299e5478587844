import { securityPage, services } from '#content/pages/security.ts'
import { Figure } from '#site/components/figures/Figure.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { Section } from '#site/components/Section.tsx'
import { DocumentSection } from '#site/screens/LegalScreen.tsx'

export function SecurityScreen() {
  const { flow, stored, sections } = securityPage
  return (
    <>
      <PageIntro title={securityPage.title} lead={securityPage.lead} />
      <Section title={flow.title}>
        <Figure
          caption={flow.caption}
          className="grid gap-x-6 gap-y-5 lg:grid-cols-12"
          captionClassName="max-w-144 text-small text-soft lg:col-span-3 lg:self-end"
        >
          <div className="@container lg:col-span-9">
            <FlowDrawing />
            <FlowList />
          </div>
        </Figure>
      </Section>
      <Section title={stored.title} lead={stored.lead}>
        <dl className="ledger">
          {stored.entries.map(({ term, text, kept }) => (
            <div key={term} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-12">
              <dt className="font-medium md:col-span-3">{term}</dt>
              <dd className="text-soft md:col-span-5">{text}</dd>
              <dd className="md:col-span-4">{kept}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={securityPage.services.title} lead={securityPage.services.lead}>
        <ServiceTable />
      </Section>
      <div className="page mt-14 md:mt-22">
        <div className="border-t border-line">
          {sections.map((section) => (
            <DocumentSection key={section.title} section={section} />
          ))}
        </div>
      </div>
    </>
  )
}

/** A table where there is room; on phones each service is a block of its own. */
function ServiceTable() {
  return (
    <table className="w-full text-left">
      <thead className="text-small text-soft max-md:sr-only">
        <tr>
          {securityPage.services.columns.map((column) => (
            <th key={column} scope="col" className="pr-6 pb-3 font-regular">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map(({ id, name, receives, unknown }) => (
          <tr key={id} className="border-t border-line align-top max-md:block max-md:py-4">
            <th scope="row" className="font-medium max-md:block md:w-1/4 md:py-4 md:pr-6">
              {name}
            </th>
            <td className="text-soft max-md:block md:py-4 md:pr-6">{receives}</td>
            <td className="max-md:mt-1 max-md:block md:w-1/3 md:py-4">{unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const SERVICE_HEIGHT = 40
const SERVICE_PITCH = 58
const PROGRAM_Y = 168
const BUS_X = 486
const SERVICE_X = 528

function FlowDrawing() {
  const { browser, program, database, server, optional, services: others } = securityPage.flow
  const centers = others.map((_, index) => 20 + index * SERVICE_PITCH)
  return (
    <svg
      className="hidden h-auto w-full overflow-visible fill-none @min-[36rem]:block"
      viewBox="0 -32 721 376"
      width="721"
      aria-hidden="true"
    >
      <rect className="stroke-edge" x="208" y="-2" width="226" height="340" rx="10" />
      <text
        className="fill-soft stroke-paper stroke-4 text-[13px] [paint-order:stroke]"
        x="226"
        y="24"
      >
        {server}
      </text>
      <Box x={1} y={PROGRAM_Y - 30} width={136} height={60} label={browser.label} />
      <Box x={234} y={PROGRAM_Y - 30} width={174} height={60} label={program.label} />
      <Box x={234} y={262} width={174} height={52} label={database.label} />
      <path className="stroke-edge" d={`M137 ${PROGRAM_Y - 9}H234M137 ${PROGRAM_Y + 9}H234`} />
      <Tip x={234} y={PROGRAM_Y - 9} />
      <Tip x={137} y={PROGRAM_Y + 9} turn={180} />
      <path className="stroke-edge" d="M312 198V262M330 198V262" />
      <Tip x={312} y={262} turn={90} />
      <Tip x={330} y={198} turn={270} />
      <text
        className="fill-soft stroke-paper stroke-4 text-[13px] [paint-order:stroke]"
        x={SERVICE_X}
        y="-16"
      >
        {optional}
      </text>
      <path
        className="stroke-edge"
        strokeDasharray="4 4"
        d={`M408 ${PROGRAM_Y}H${BUS_X}M${BUS_X} ${centers[0]}V${centers.at(-1)}${centers
          .map((y) => `M${BUS_X} ${y}H${SERVICE_X}`)
          .join('')}`}
      />
      {others.map(({ label }, index) => {
        const y = centers[index] ?? 0
        return (
          <g key={label}>
            <Tip x={SERVICE_X} y={y} />
            <Box
              x={SERVICE_X}
              y={y - SERVICE_HEIGHT / 2}
              width={192}
              height={SERVICE_HEIGHT}
              label={label}
            />
          </g>
        )
      })}
    </svg>
  )
}

type BoxProps = { x: number; y: number; width: number; height: number; label: string }

function Box({ x, y, width, height, label }: BoxProps) {
  return (
    <g>
      <rect className="fill-raise stroke-edge" x={x} y={y} width={width} height={height} rx={6} />
      <text
        className="fill-ink text-[14.5px] font-medium"
        x={x + width / 2}
        y={y + height / 2 + 5}
        textAnchor="middle"
      >
        {label}
      </text>
    </g>
  )
}

function Tip({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <path
      className="fill-edge"
      d="M0 0-7-3.5v7Z"
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  )
}

/** The same in words: in place of the drawing on phones, beside it for screen readers. */
function FlowList() {
  const { browser, program, database, optional, services: others } = securityPage.flow
  return (
    <ol className="grid gap-3.5 @min-[36rem]:sr-only">
      {[browser, program, database].map(({ label, to }) => (
        <li key={label}>
          <p>{label}</p>
          <p className="text-small text-soft">{to}</p>
        </li>
      ))}
      <li>
        <p>{optional}</p>
        <ul className="mt-2 grid gap-2 border-l border-line pl-4">
          {others.map(({ label, to }) => (
            <li key={label}>
              <p>{label}</p>
              <p className="text-small text-soft">{to}</p>
            </li>
          ))}
        </ul>
      </li>
    </ol>
  )
}
