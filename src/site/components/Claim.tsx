import { caseStudies, type ShortCaseStudy, shortCaseStudies } from '#content/facts/case-studies.ts'
import { claimWords } from '#content/facts/claims.ts'
import type { DrawnCount, Evidence } from '#content/facts/facts.schema.ts'
import { splitClaims } from '#content/facts/text-claims.ts'
import { RangeText } from '#site/components/PassageText.tsx'
import { formatDay } from '#site/lib/format-day.ts'

/** A claim, in the words that are shown, with its evidence. */
export type ShownClaim = {
  id: string
  words: string
  label?: string
  /** What the figure came from, in one line. */
  detail?: string
  evidence: Evidence
}

const addressOf = (id: string) => `source-${id}`

/** The figures of a case study, each with its own slip. */
export function listCaseClaims({ slug, publishedOn, results }: ShortCaseStudy): ShownClaim[] {
  return results.map(({ metric, label, detail, ...count }, index) => ({
    id: `${slug}-${index + 1}`,
    words: metric,
    label: label.replaceAll(/(?<=\d) to (?=\d)/g, '\u00a0to\u00a0'),
    detail: detail.replaceAll(' → ', '\u00a0→\u00a0'),
    evidence: { source: { kind: 'case-study', slug }, date: publishedOn, ...count },
  }))
}

/** Claims that stand in these texts, each once and in the order of the page. */
export function listTextClaims(texts: readonly string[]): ShownClaim[] {
  const claims = texts.flatMap(splitClaims).filter((part) => typeof part !== 'string')
  return [...new Set(claims)]
}

/** A claimed figure that opens its slip. The page holds a `ClaimSlips` with the same claim. */
export function Claim({ claim: { id, words } }: { claim: ShownClaim }) {
  return (
    <button
      type="button"
      className="claim"
      popoverTarget={addressOf(id)}
      aria-label={claimWords.sourceOf(words)}
    >
      <RangeText text={words} />
    </button>
  )
}

const FIGURE_SIZES = { large: 'text-figure', middle: 'text-outcome', small: 'text-h2' } as const

type ClaimFigureProps = {
  claim: ShownClaim
  size: keyof typeof FIGURE_SIZES
  className?: string
}

/** A figure in a list of terms, over its name and what it came from. */
export function ClaimFigure({ claim, size, className = '' }: ClaimFigureProps) {
  return (
    <div className={`flex flex-col ${className}`.trim()}>
      <dt
        className={`order-1 mt-2 text-balance ${size === 'large' ? 'text-lead' : 'leading-[1.35]'}`}
      >
        {claim.label}
      </dt>
      <dd className={`tabular-nums ${FIGURE_SIZES[size]}`}>
        <Claim claim={claim} />
      </dd>
      <dd className="order-2 text-small text-soft">{claim.detail}</dd>
    </div>
  )
}

/** A text in which each claim opens its slip. */
export function ClaimedText({ text }: { text: string }) {
  return splitClaims(text).map((part) =>
    typeof part === 'string' ? (
      <span key={part}>
        <RangeText text={part} />
      </span>
    ) : (
      <Claim key={part.id} claim={part} />
    ),
  )
}

/** The slips of a page: over it when opened, a list at its end in print and in browsers without popovers. */
export function ClaimSlips({ claims }: { claims: readonly ShownClaim[] }) {
  if (claims.length === 0) return null
  return (
    <div className="slips page">
      <h2 className="text-h2">{claimWords.slipsTitle}</h2>
      {claims.map((claim) => (
        <ClaimSlip key={claim.id} claim={claim} />
      ))}
    </div>
  )
}

function ClaimSlip({ claim: { id, words, label, evidence } }: { claim: ShownClaim }) {
  const address = addressOf(id)
  const { kind, link } = describeSource(evidence)
  const title = label ? `${words} ${label}` : words
  return (
    <section id={address} popover="auto" aria-label={title} className="slip">
      <h3 className="text-(length:--text-lead)/[1.3] font-medium">
        <RangeText text={title} />
      </h3>
      <p className="label">
        <span>{kind}</span> <span>{formatDay(evidence.date)}</span>
      </p>
      {evidence.quote ? (
        <p>
          <q className="evidence text-(length:--text-lead)/[1.3]">{evidence.quote}</q>
        </p>
      ) : null}
      {evidence.drawn ? <Tally drawn={evidence.drawn} /> : null}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <dt className="text-soft">Counted</dt>
        <dd>{evidence.counted}</dd>
        <dt className="font-medium">{claimWords.notCounted}</dt>
        <dd>{evidence.notCounted}</dd>
      </dl>
      <p className="flex items-center justify-between gap-x-6 border-t border-line pt-1 *:min-h-11 *:content-center">
        {link ? (
          <a className="link" href={link.href}>
            {link.label}
          </a>
        ) : (
          <span>{claimWords.unpublished}</span>
        )}
        <button
          type="button"
          popoverTarget={address}
          popoverTargetAction="hide"
          className="link min-w-11 print:hidden"
        >
          Close
        </button>
      </p>
    </section>
  )
}

/** One mark for each thing counted, in dashes of one unit. The words beside it say the same. */
function Tally({ drawn: [done, left] }: { drawn: DrawnCount }) {
  const all = done.count + left.count
  return (
    <p>
      <svg
        className="mb-1 block max-w-full fill-none stroke-evidence [stroke-dasharray:0.55_0.45] forced-color-adjust-none"
        viewBox={`0 0 ${all} 1`}
        width={all * MARK_PX}
        height="14"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 .5H${done.count}`} />
        <path d={`M${done.count} .5H${all}`} className="stroke-edge stroke-[0.45]" />
      </svg>
      <span>{`${sayPart(done)},`}</span> <span className="text-soft">{sayPart(left)}</span>
    </p>
  )
}

const sayPart = (part: DrawnCount[number]) =>
  'text' in part ? part.text : `${part.count} ${part.label}`

/** Width of one mark, in px, where the slip is wide enough; in a narrower one marks shrink. */
const MARK_PX = 9

type Source = { kind: string; link?: { href: string; label: string } }

function describeSource({ source }: Evidence): Source {
  switch (source.kind) {
    case 'case-study':
      return {
        kind: 'Case study',
        link: { href: linkStory(source.slug).href, label: 'Read the full story' },
      }
    case 'article':
      return {
        kind: 'Article',
        link: { href: `/library/${source.slug}`, label: source.title },
      }
    case 'public':
      return { kind: 'Public page, read', link: { href: source.href, label: source.name } }
    case 'owner':
      return {
        kind: 'Our own statement',
        ...(source.example && { link: linkStory(source.example) }),
      }
  }
}

function linkStory(slug: string): { href: string; label: string } {
  const isTold = [...caseStudies, ...shortCaseStudies].some((one) => one.slug === slug)
  if (!isTold) throw new Error(`A claim names the case study "${slug}", which does not exist.`)
  return { href: `/library/${slug}`, label: 'Read one such case' }
}
