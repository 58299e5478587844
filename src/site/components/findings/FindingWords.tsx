import { describeFinding } from '#content/fact-words.ts'
import { findingLabels, findingTexts } from '#content/finding-words.ts'
import type { CompanyView } from '#contract/findings.ts'
import type { Finding } from '#domain/finding.ts'
import { readPageAddress, shortenAddress } from '#site/components/findings/page-address.ts'
import type { OnlyElements } from '#site/components/only-elements.ts'

type OutsideLinkProps = { href: string; className?: string; children: OnlyElements }

type FindingWordsProps = { finding: Finding; isWrong: boolean; isLabelled?: boolean }

/** A finding and its quote, which links to the page. A quote that equals the value is shown once. */
export function FindingWords({ finding, isWrong, isLabelled = true }: FindingWordsProps) {
  const { kind, value, quote, url } = finding
  const words = describeFinding(kind, value)
  const isVerbatim = normalize(quote) === normalize(words)
  const evidence = quote !== '' && <EvidenceLink {...{ quote, url, isVerbatim, isWrong }} />
  return (
    <>
      <p className="text-small wrap-anywhere">
        {isLabelled && <span className="text-soft">{`${findingLabels[kind]} `}</span>}
        {isVerbatim ? evidence : <FindingValue {...{ kind, value, words, isWrong }} />}
      </p>
      {!isVerbatim && <p className="mt-1 empty:hidden">{evidence}</p>}
    </>
  )
}

type FindingValueProps = Pick<Finding, 'kind' | 'value'> & { words: string; isWrong: boolean }

function FindingValue({ kind, value, words, isWrong }: FindingValueProps) {
  return (
    <span className={`font-medium ${isWrong ? WRONG : ''}`} dir="auto">
      {kind === 'contact_page' ? <PageLink address={value} /> : words}
    </span>
  )
}

const WRONG = 'text-soft line-through'

function normalize(words: string): string {
  return words.toLowerCase().replace(/\s+/g, ' ').trim()
}

function PageLink({ address }: { address: string }) {
  const href = readPageAddress(address)
  if (href === null) return <span>{address}</span>
  return (
    <OutsideLink href={href}>
      <span>{shortenAddress(href)}</span>
    </OutsideLink>
  )
}

type EvidenceLinkProps = Pick<Finding, 'quote' | 'url'> & { isVerbatim: boolean; isWrong: boolean }

function EvidenceLink({ quote, url, isVerbatim, isWrong }: EvidenceLinkProps) {
  const href = readPageAddress(url)
  const className = isVerbatim ? 'wrap-anywhere' : 'label inline-block min-h-6 wrap-anywhere'
  const evidence = (
    <span
      className={`evidence ${isVerbatim && isWrong ? WRONG : ''}`}
      dir="auto"
    >{`“${quote}”`}</span>
  )
  if (href === null) return <span className={className}>{evidence}</span>
  return (
    <OutsideLink href={href} className={className}>
      <span className="sr-only">{findingTexts.readOn(shortenAddress(href))}</span>
      {evidence}
    </OutsideLink>
  )
}

/** To a stranger's page: in a tab of its own, which learns nothing of where it was opened. */
function OutsideLink({ href, className = 'link', children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
      <span className="sr-only">{` ${findingTexts.newTab}`}</span>
    </a>
  )
}

type SourcedFinding = Pick<CompanyView['findings'][number], 'source' | 'url' | 'readAt'>

/** Writes a moment as "Nov 21, 10:02", in the visitor's time zone. */
const readTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Which page the findings below stand on, and when it was read. */
export function FindingSource({ finding }: { finding: SourcedFinding }) {
  const { source, url, readAt } = finding
  const page = shortenAddress(url)
  const from =
    source === 'network' ? `From the network you are on, by ${new URL(url).host}` : `From ${page}`
  return (
    <p className="label border-t border-line py-2 wrap-anywhere">
      <span>{`${from}, read`}</span>{' '}
      <time dateTime={readAt} className="whitespace-nowrap">
        {readTime.format(new Date(readAt))}
      </time>
    </p>
  )
}

/** Findings of one page stand together, in the order in which pages first come. */
export function groupBySource<One extends SourcedFinding>(findings: readonly One[]): One[][] {
  return [...Map.groupBy(findings, ({ source, url }) => `${source} ${url}`).values()]
}
