import { engagementPhases, includedInEveryEngagement } from '#content/facts/pricing.ts'
import { callHost } from '#content/facts/team.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { CallAgenda, CallHost } from '#site/components/CallHost.tsx'
import { ClaimedText, ClaimSlips, listTextClaims } from '#site/components/Claim.tsx'
import { auditLink, ClosingCall } from '#site/components/ClosingCall.tsx'
import { FactorFigure } from '#site/components/figures/FactorFigure.tsx'
import { describeStops, PhaseFigure } from '#site/components/figures/PhaseFigure.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { RangeText } from '#site/components/PassageText.tsx'
import { Section } from '#site/components/Section.tsx'

export function PricingScreen() {
  return (
    <>
      <PageIntro title={pricingPage.title} lead={pricingPage.lead}>
        <div className="actions sm:hidden">
          <LinkButton href={auditLink.href}>{auditLink.label}</LinkButton>
        </div>
      </PageIntro>
      <section className="page mt-14 md:mt-22">
        <h2 className="sr-only">Phases</h2>
        <PhaseFigure phases={engagementPhases} />
        <PhaseRows />
        <Notes />
        <div className="mt-6 grid gap-x-6 gap-y-2 md:grid-cols-12">
          <p className="max-w-measure text-soft md:col-span-7 md:col-start-6">
            <ClaimedText text={pricingPage.timeline} />
          </p>
          <div className="md:col-span-5 md:row-start-1 md:*:mt-0">
            <ProofLink link={pricingPage.sample} />
          </div>
        </div>
      </section>
      <YearOne />
      <Section
        id={pricingPage.factorsId}
        title={pricingPage.factorsTitle}
        lead={pricingPage.factors.lead}
      >
        <FactorFigure />
      </Section>
      <Included />
      <NotToBuy />
      <ClaimSlips claims={listTextClaims([pricingPage.timeline])} />
      <section className="page mt-22 md:mt-34" aria-label={callHost.lead}>
        <CallHost className="border-t border-line pt-9 md:grid-cols-[4rem_minmax(0,4fr)_minmax(0,7fr)] md:*:last:col-span-1">
          <CallAgenda />
        </CallHost>
      </section>
      <ClosingCall title={pricingPage.closing.title} text={pricingPage.closing.text} />
    </>
  )
}

/** The four phases, numbered as in the drawing: duration and price, what stays with the customer, and where to stop. */
function PhaseRows() {
  const stops = describeStops(engagementPhases)
  return (
    <ol className="ledger">
      {engagementPhases.map((phase, index) => (
        <li
          key={phase.phase}
          className="grid gap-x-6 gap-y-4 py-6 md:grid-cols-12 md:items-baseline md:py-9"
        >
          <div className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline md:col-span-5">
            <span className="text-h3 text-soft tabular-nums">{phase.phase}</span>
            <h3 className="text-h2">{phase.name}</h3>
          </div>
          <div className="grid gap-y-1 tabular-nums max-md:-mt-3 max-md:pl-8 md:col-span-7 md:flex md:items-baseline md:justify-between">
            <p className="text-h3">
              <RangeText text={phase.duration} />
            </p>
            <p className="text-h2">
              <RangeText text={phase.investment} />
            </p>
          </div>
          <div className="pl-8 md:col-span-5 md:pr-6">
            <p>{phase.description}</p>
            <p className="mt-2 text-soft">{phase.outcome}</p>
          </div>
          <div className="max-md:pl-8 md:col-span-7">
            <ul className="grid gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,17fr)_minmax(0,16fr)]">
              {phase.deliverables.map((deliverable) => (
                <li
                  key={deliverable}
                  className="relative pl-4 before:absolute before:top-[0.6em] before:left-0 before:size-1.5 before:rounded-[50%] before:border before:border-edge"
                >
                  <RangeText text={deliverable} />
                </li>
              ))}
            </ul>
            <p className="mt-4 grid grid-cols-[1.0625rem_minmax(0,1fr)] gap-x-3 border-t border-line pt-3 text-small text-soft tabular-nums">
              <Mark kind="decide" />
              <span className="text-balance">
                <RangeText text={stops[index] ?? ''} />
              </span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Notes() {
  return (
    <dl className="grid gap-x-6 gap-y-6 border-t border-line pt-6 md:grid-cols-12">
      {pricingPage.notes.map(({ term, text }) => (
        <div key={term} className="md:col-span-5 md:last:col-span-7">
          <dt className="font-medium">{term}</dt>
          <dd className="mt-1 max-w-measure text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Three totals as sums of the prices above. */
function YearOne() {
  const { yearOne } = pricingPage
  return (
    <Section title={yearOne.title} lead={yearOne.lead}>
      <table className="w-full text-left">
        <TableHead columns={yearOne.columns} />
        <tbody>
          {yearOne.rows.map(({ id, name, note, sum, total }) => (
            <tr
              key={id}
              className="border-t border-line align-baseline max-md:block max-md:py-4 first:border-ink"
            >
              <th
                scope="row"
                className="text-h3 text-balance max-md:block md:w-[34%] md:py-6 md:pr-6"
              >
                {name}
              </th>
              <td className="max-md:mt-1 max-md:block md:py-6 md:pr-6">
                <p className="max-w-[26rem] text-small text-soft">
                  <RangeText text={note} />
                </p>
                <p className="mt-1 tabular-nums">
                  <RangeText text={sum} />
                </p>
              </td>
              <td className="text-h2 tabular-nums max-md:mt-1 max-md:block md:w-3/12 md:py-6 md:text-right">
                <RangeText text={total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="border-t border-line pt-4">
        <p className="max-w-measure text-small text-soft">{yearOne.notIncluded.text}</p>
        <ProofLink link={yearOne.notIncluded.link} />
      </div>
    </Section>
  )
}

function Included() {
  return (
    <section className="page mt-14 md:mt-22">
      <div className="border-t border-line pt-9 md:pt-14">
        <h2 id={pricingPage.includedId} className="text-h1">
          {pricingPage.includedTitle}
        </h2>
        <div className="mt-9 md:mt-14">
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {includedInEveryEngagement.map((item) => (
              <li
                key={item}
                className="border-t border-line py-3 first:border-ink sm:nth-2:border-ink lg:nth-3:border-ink"
              >
                {item}
              </li>
            ))}
          </ul>
          <div className="border-t border-line">
            <ProofLink link={pricingPage.security} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Work for which we advise against an agent, with the better choice. */
function NotToBuy() {
  const { notToBuy, questions } = pricingPage
  return (
    <Section id={notToBuy.id} title={notToBuy.title} lead={notToBuy.lead}>
      <table className="w-full text-left">
        <TableHead columns={notToBuy.columns} />
        <tbody>
          {notToBuy.rows.map(({ work, instead, link }) => (
            <tr
              key={work}
              className="relative border-t border-line align-baseline max-md:block max-md:py-4 first:border-ink"
            >
              <th
                scope="row"
                className="text-h3 text-balance max-md:block md:w-[42.5%] md:py-5 md:pr-6"
              >
                {work}
              </th>
              <td className="max-md:mt-1 max-md:block md:py-5">
                <div className="lg:flex lg:items-baseline lg:justify-between lg:gap-x-6">
                  <p className="max-w-[26rem] text-soft text-balance">{instead}</p>
                  <a
                    className="link -mb-2.5 inline-flex min-h-11 items-center after:absolute after:inset-0 lg:-my-2.5 lg:flex-none"
                    href={link.href}
                  >
                    {link.label}
                  </a>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="border-t border-line pt-2">
        <ProofLink link={questions} />
      </div>
    </Section>
  )
}

/** Read before the rows on phones, where each row is a block of its own. */
function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead className="text-small text-soft max-md:sr-only">
      <tr>
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            className="pr-6 pb-3 font-regular nth-3:pr-0 nth-3:text-right"
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function ProofLink({ link }: { link: { href: string; label: string } }) {
  return (
    <p className="mt-2">
      <a className="link inline-flex min-h-11 items-center" href={link.href}>
        {link.label}
      </a>
    </p>
  )
}
