import type { MarkKind } from '#content/page-metadata.ts'
import { securityPage, services } from '#content/pages/security.ts'
import { Figure } from '#site/components/figures/Figure.tsx'
import { Mark, markShapes } from '#site/components/Mark.tsx'
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
          className="grid gap-9"
          captionClassName="order-first -mt-5 max-w-measure text-soft md:-mt-10"
        >
          <div className="@container">
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
            <th scope="row" className="font-medium max-md:block md:w-[25.5%] md:py-4 md:pr-6">
              {name}
            </th>
            <td className="text-soft max-md:block md:py-4 md:pr-6">{receives}</td>
            <td className="max-md:mt-1 max-md:block md:w-[32%] md:py-4">{unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In units of the drawing: 12 columns of 64 with gutters of 21. */
const ROW_PITCH = 46
const PROGRAM_Y = 87
const BUS_X = 480
const ROWS_X = 514

function FlowDrawing() {
  const { browser, program, database, server, optional, services: others } = securityPage.flow
  const centers = others.map((_, index) => 23 + index * ROW_PITCH)
  return (
    <svg
      className="hidden h-auto w-full overflow-visible fill-none @min-[56rem]:block"
      viewBox="0 -34 1000 312"
      aria-hidden="true"
    >
      <rect className="stroke-edge" x="212" y="0" width="234" height="276" rx="8" />
      <text className="fill-soft text-[13px]" x="229" y="27">
        {server}
      </text>
      <Box x={0} y={PROGRAM_Y - 32} width={152} mark="people" label={browser.label} />
      <Box x={229} y={PROGRAM_Y - 32} width={200} mark="decide" label={program.label} />
      <Box x={229} y={192} width={200} mark="integration" label={database.label} />
      <path className="stroke-edge" d={`M152 ${PROGRAM_Y - 9}H229M152 ${PROGRAM_Y + 9}H229`} />
      <Tip x={229} y={PROGRAM_Y - 9} />
      <Tip x={152} y={PROGRAM_Y + 9} turn={180} />
      <path className="stroke-edge" d="M320 119V192M338 119V192" />
      <Tip x={320} y={192} turn={90} />
      <Tip x={338} y={119} turn={270} />
      <text className="fill-soft text-[13px]" x={ROWS_X + 9} y="-14">
        {optional}
      </text>
      <path
        className="stroke-edge"
        strokeDasharray="4 4"
        d={`M429 ${PROGRAM_Y}H${BUS_X}M${BUS_X} ${centers[0]}V${centers.at(-1)}${centers
          .map((y) => `M${BUS_X} ${y}H${ROWS_X}`)
          .join('')}`}
      />
      <path
        className="stroke-line"
        d={centers
          .slice(1)
          .map((y) => `M${ROWS_X + 9} ${y - 23}H1000`)
          .join('')}
      />
      {others.map(({ label, to }, index) => {
        const y = centers[index] ?? 0
        return (
          <g key={label}>
            <Tip x={ROWS_X} y={y} />
            <MarkAt kind="integration" x={ROWS_X + 9} y={y} />
            <text className="fill-ink text-[14.5px] font-medium" x={ROWS_X + 36} y={y + 5}>
              {label}
            </text>
            <text className="fill-soft text-[13px]" x={ROWS_X + 201} y={y + 5}>
              {to}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

type BoxProps = { x: number; y: number; width: number; mark: MarkKind; label: string }

function Box({ x, y, width, mark, label }: BoxProps) {
  return (
    <g>
      <rect className="fill-raise stroke-edge" x={x} y={y} width={width} height={64} rx={6} />
      <MarkAt kind={mark} x={x + 16} y={y + 32} />
      <text className="fill-ink text-[14.5px] font-medium" x={x + 43} y={y + 37}>
        {label}
      </text>
    </g>
  )
}

/** Its left edge at `x`, its middle at `y`. */
function MarkAt({ kind, x, y }: { kind: MarkKind; x: number; y: number }) {
  return (
    <g className="stroke-ink" strokeWidth="1.1" transform={`translate(${x} ${y - 8})`}>
      {markShapes[kind]}
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
    <ol className="trace gap-x-6 @min-[40rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] @min-[40rem]:grid-rows-[auto_auto_1fr] @min-[56rem]:sr-only">
      <FlowStep mark="people" {...browser} />
      <FlowStep mark="decide" {...program} />
      <FlowStep
        mark="integration"
        {...database}
        line={`${DASHED} @min-[40rem]:not-last:before:hidden`}
      />
      <li className="@min-[40rem]:col-start-2 @min-[40rem]:row-span-3 @min-[40rem]:row-start-1">
        <p className="mb-3 text-small text-soft">{optional}</p>
        <ul className="trace">
          {others.map((service) => (
            <FlowStep key={service.label} mark="integration" {...service} line={DASHED} />
          ))}
        </ul>
      </li>
    </ol>
  )
}

/** As the drawing has it: dashed where it depends on the setup. */
const DASHED =
  'not-last:before:border-l not-last:before:border-dashed not-last:before:border-edge not-last:before:bg-transparent'

type FlowStepProps = { mark: MarkKind; label: string; to: string; line?: string }

function FlowStep({ mark, label, to, line = '' }: FlowStepProps) {
  return (
    <li className={`trace-step gap-x-3 pb-5 ${line}`.trim()}>
      <Mark kind={mark} />
      <div>
        <p className="font-medium">{label}</p>
        <p className="text-small text-soft">{to}</p>
      </div>
    </li>
  )
}
