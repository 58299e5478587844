import { and, countDistinct, eq, notInArray, sql } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import { comparisons } from '#content/facts/comparisons.ts'
import { aboutPage } from '#content/pages/about.ts'
import { calculatorPage } from '#content/pages/calculator.ts'
import { careersPage } from '#content/pages/careers.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { consultingPage } from '#content/pages/consulting.ts'
import { diagnosticPage } from '#content/pages/diagnostic.ts'
import { homeMetadata } from '#content/pages/home.ts'
import { howAgentsThinkPage } from '#content/pages/how-agents-think.ts'
import { legalDocuments } from '#content/pages/legal.ts'
import { libraryPage } from '#content/pages/library.ts'
import { bookingPage, thanksPage } from '#content/pages/plain-pages.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { securityPage } from '#content/pages/security.ts'
import { systemsPage } from '#content/pages/systems.ts'
import { CountedEvents } from '#contract/events.ts'
import { NO_SOURCE, nameSource, OTHER_SOURCE } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import { findDay } from '#server/platform/day-range.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { pageCounts } from '#server/platform/db/schema/insight.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { valid } from '#server/platform/http/valid.ts'
import { listArticleSlugs } from '#server/platform/read-articles.ts'

const BODY_MAX_BYTES = 2 * 1024

export const eventRoutes = (deps: Deps) => {
  const namePath = createPathNamer(listArticleSlugs())
  return new Hono<AppEnv>().post(
    '/events',
    describe({
      summary: 'Count a view of a public page; nothing that leads to a person is kept',
      tag: 'Site',
      reply: { status: 204, description: 'Counted, or left out at the wish of the browser' },
      refusals: ['body', 'too_many_requests'],
    }),
    passOverUncounted,
    limitRate(deps, ['event']),
    valid('json', CountedEvents, BODY_MAX_BYTES),
    async (c) => {
      const ownHost = c.req.header('host') ?? new URL(deps.config.siteUrl).host
      await countEvents(deps, { ...c.req.valid('json'), ownHost, namePath })
      return c.body(null, 204)
    },
  )
}

const passOverUncounted: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (wantsNoCounting((name) => c.req.header(name))) return c.body(null, 204)
  return next()
}

/** So many names of sources a day; those that come later are counted together. */
const SOURCES_PER_DAY = 60
const UNLIMITED = [NO_SOURCE, OTHER_SOURCE]
/** Any number that no other lock of ours uses: new names of sources are admitted one at a time. */
const ADMISSION_LOCK = 7_204_611

type Seen = CountedEvents & { ownHost: string; namePath: (path: string) => string }

/** Adds one to the count of each event on the firm's day. Nothing about who it was is kept. */
async function countEvents(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { events, path, source, ownHost, namePath }: Seen,
): Promise<void> {
  const day = findDay(clock(), config.bookingTimeZone)
  const named = nameSource({ utmSource: source, referrer: '', ownHost })
  const seen = { day, path: namePath(path), events: new Set(events) }
  if (UNLIMITED.includes(named) || (await isKnownSource(db, day, named))) {
    return addCounts(db, { ...seen, source: named })
  }
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADMISSION_LOCK})`)
    const isAdmitted =
      (await isKnownSource(transaction, day, named)) || (await hasRoom(transaction, day))
    await addCounts(transaction, { ...seen, source: isAdmitted ? named : OTHER_SOURCE })
  })
}

async function isKnownSource(
  db: Pick<Transaction, 'select'>,
  day: string,
  source: string,
): Promise<boolean> {
  const found = await db
    .select({ source: pageCounts.source })
    .from(pageCounts)
    .where(and(eq(pageCounts.day, day), eq(pageCounts.source, source)))
    .limit(1)
  return found.length > 0
}

async function hasRoom(db: Pick<Transaction, 'select'>, day: string): Promise<boolean> {
  const [counted] = await db
    .select({ names: countDistinct(pageCounts.source) })
    .from(pageCounts)
    .where(and(eq(pageCounts.day, day), notInArray(pageCounts.source, UNLIMITED)))
  return (counted?.names ?? 0) < SOURCES_PER_DAY
}

type Counts = { day: string; path: string; source: string; events: ReadonlySet<CountedEvent> }
type CountedEvent = CountedEvents['events'][number]

async function addCounts(
  db: Pick<Transaction, 'insert'>,
  { day, path, source, events }: Counts,
): Promise<void> {
  // One order for all, so that two visitors of one moment never wait for each other's row.
  const rows = [...events].sort().map((event) => ({ day, event, path, source, count: 1 }))
  const { day: onDay, event, path: onPath, source: from } = pageCounts
  await db
    .insert(pageCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [onDay, event, onPath, from],
      set: { count: sql`${pageCounts.count} + 1` },
    })
}

const OTHER_PATH = 'other'

const PAGES = [
  homeMetadata,
  ...[
    systemsPage,
    consultingPage,
    caseStudiesPage,
    libraryPage,
    aboutPage,
    diagnosticPage,
    pricingPage,
    careersPage,
    calculatorPage,
    howAgentsThinkPage,
    bookingPage,
    thanksPage,
    securityPage,
    ...legalDocuments,
  ].map(({ metadata }) => metadata),
  ...comparisons,
].map(({ path }) => path)

/** Every address that is counted by its name; whatever else is asked for is one line of the count. */
function createPathNamer(articleSlugs: readonly string[]): (path: string) => string {
  const known = new Set([...PAGES, ...articleSlugs.map((slug) => `/library/${slug}`)])
  return (path) => {
    const plain = path.replace(/(?:\.html|\/)$/, '') || '/'
    return known.has(plain) ? plain : OTHER_PATH
  }
}

/** Names that programs give themselves. A program that poses as a browser is counted as one. */
const MACHINE =
  /bot|crawl|spider|slurp|fetch|scrap|preview|monitor|headless|lighthouse|pagespeed|archiv|validator|feed|curl|wget|python|java\/|ruby|perl|php|go-http|axios|okhttp|node/i

/** A browser that asks not to be tracked (Do Not Track, Global Privacy Control), or a machine. */
function wantsNoCounting(readHeader: (name: string) => string | undefined): boolean {
  const userAgent = readHeader('user-agent') ?? ''
  if (readHeader('dnt') === '1' || readHeader('sec-gpc') === '1') return true
  return !userAgent.startsWith('Mozilla/') || MACHINE.test(userAgent)
}
