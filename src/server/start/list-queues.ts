import type { Deps } from '#server/deps.ts'
import { processCalendlyInbox } from '#server/features/bookings/calendly/process-calendly-inbox.ts'
import { reconcileBookings } from '#server/features/bookings/calendly/reconcile-bookings.ts'
import { deliverOutbox } from '#server/features/bookings/mail/deliver-outbox.ts'
import { createSiteReader, type SiteReader } from '#server/features/enrichment/read-site.ts'
import { runEnrichment } from '#server/features/enrichment/run-enrichment.ts'
import { keepFindable } from '#server/features/inbox/search/keep-findable.ts'
import { buildFacts } from '#server/features/insight/facts/build-facts.ts'
import { foldChanges } from '#server/features/insight/facts/fold-changes.ts'
import { deliverWaiting } from '#server/features/leads/delivery/deliver-waiting.ts'
import { purgeOld } from '#server/features/privacy/purge-old.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** All background work of the product. */
export function listQueues(deps: Deps): Queue[] {
  const siteReader = createSiteReader(deps)
  return [
    {
      name: 'calendly_inbox',
      lookEveryMs: MINUTE_MS,
      run: () => processCalendlyInbox(deps),
    },
    {
      name: 'outbox',
      lookEveryMs: MINUTE_MS,
      run: (signal) => deliverOutbox(deps, { signal }),
    },
    {
      name: 'deliveries',
      // A turn of a conversation does not wake anybody: most have nothing to tell.
      lookEveryMs: 10 * SECOND_MS,
      run: (signal) => deliverWaiting(deps, { signal }),
    },
    {
      name: 'reconcile_bookings',
      lookEveryMs: 5 * MINUTE_MS,
      run: () => reconcileBookings(deps),
    },
    {
      name: 'enrichment',
      lookEveryMs: MINUTE_MS,
      run: (signal) => lookUpCompanies(deps, siteReader, signal),
    },
    {
      name: 'insight',
      // Readers find little left to add up, and of whoever was erased nothing stays in the sums for longer.
      lookEveryMs: 10 * SECOND_MS,
      run: (signal) => keepInsight(deps, signal),
    },
    {
      name: 'search',
      // What changed meanwhile is searched all the same, message by message.
      lookEveryMs: 10 * SECOND_MS,
      run: (signal) => keepFindable(deps, { signal }),
    },
    {
      name: 'retention',
      lookEveryMs: DAY_MS,
      run: (signal) => purgeOld(deps, { signal }),
    },
  ]
}

async function keepInsight(deps: Deps, signal: AbortSignal) {
  await buildFacts(deps, signal)
  await foldChanges(deps, signal)
}

async function lookUpCompanies(deps: Deps, siteReader: SiteReader, signal: AbortSignal) {
  if (!deps.config.isEnrichmentOn) return
  const { readSite = siteReader.readSite } = deps
  try {
    await runEnrichment({ ...deps, readSite }, { signal })
  } finally {
    await siteReader.rest()
  }
}
