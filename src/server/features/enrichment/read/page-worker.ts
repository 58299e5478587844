import type { Finding } from '#domain/finding.ts'
import { extractFindings } from '#server/features/enrichment/read/extract-findings.ts'
import { PageTooComplex } from '#server/features/enrichment/read/read-page.ts'
import { answerTasks } from '#server/platform/threads/task-thread.ts'

/** A fetched page, decoded. */
export type PageTask = { url: string; html: string }

export type PageAnswer =
  | { kind: 'read'; findings: readonly Finding[] }
  | { kind: 'failed'; failure: 'too_complex' | 'error' }

/** The thread in which pages of strangers are taken apart; it may be ended at any time. */
function readPage(task: PageTask): PageAnswer {
  try {
    return { kind: 'read', findings: extractFindings(task) }
  } catch (error) {
    // The page's own words may stand in an error, so only its class leaves this thread.
    return { kind: 'failed', failure: error instanceof PageTooComplex ? 'too_complex' : 'error' }
  }
}

answerTasks(readPage)
