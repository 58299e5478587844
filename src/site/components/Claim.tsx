import { caseStudies, type ShortCaseStudy, shortCaseStudies } from '#content/facts/case-studies.ts'
import { claimWords } from '#content/facts/claims.ts'
import type { Evidence } from '#content/facts/facts.schema.ts'
import { splitClaims } from '#content/facts/text-claims.ts'
import { formatDay } from '#site/lib/format-day.ts'

/** What is claimed, in the words that are shown, and what it rests on. */
export type ShownClaim = { id: string; words: string; label?: string; evidence: Evidence }

const addressOf = (id: string) => `source-${id}`

/** The figures of a case study, each with its own slip. */
export function listCaseClaims({ slug, publishedOn, results }: ShortCaseStudy): ShownClaim[] {
  return results.map(({ metric, label, counted, notCounted }, index) => ({
    id: `${slug}-${index + 1}`,
    words: metric,
    label,
    evidence: { source: { kind: 'case-study', slug }, date: publishedOn, counted, notCounted },
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
    <span className="claim">
      <button type="button" popoverTarget={addressOf(id)} aria-label={claimWords.sourceOf(words)}>
        {words}
      </button>
      <a href={`#${addressOf(id)}`} aria-label={claimWords.sourceOf(words)}>
        Source
      </a>
    </span>
  )
}

/** A text in which each claim opens its slip. */
export function ClaimedText({ text }: { text: string }) {
  return splitClaims(text).map((part) =>
    typeof part === 'string' ? (
      <span key={part}>{part}</span>
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
  return (
    <section id={address} popover="auto" aria-labelledby={`${address}-of`} className="slip">
      <div className="flex flex-col">
        <h3 id={`${address}-of`} className="order-2 mt-2 text-lead font-medium">
          {label ? `${words} ${label}` : words}
        </h3>
        <p className="label">{`${kind}, ${formatDay(evidence.date)}`}</p>
      </div>
      <dl className="mt-3 grid gap-3 text-small">
        <div>
          <dt className="text-soft">Counted</dt>
          <dd>{evidence.counted}</dd>
        </div>
        <div>
          <dt className="font-medium">Not counted</dt>
          <dd>{evidence.notCounted}</dd>
        </div>
      </dl>
      <p className="mt-2 flex items-center justify-between gap-6 text-small">
        {link ? (
          <a className="link inline-flex min-h-11 items-center" href={link.href}>
            {link.label}
          </a>
        ) : (
          <span className="text-soft">Nothing is published that shows it.</span>
        )}
        <button
          type="button"
          popoverTarget={address}
          popoverTargetAction="hide"
          className="slip-close link min-h-11 min-w-11"
        >
          Close
        </button>
      </p>
    </section>
  )
}

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
  const title = [...caseStudies, ...shortCaseStudies].find((one) => one.slug === slug)?.title
  if (!title) throw new Error(`A claim names the case study "${slug}", which does not exist.`)
  return { href: `/library/${slug}`, label: `A case: ${title}` }
}
