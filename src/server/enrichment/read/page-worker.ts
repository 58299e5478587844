import { parentPort } from 'node:worker_threads'
import { extractFindings } from '#server/enrichment/read/extract-findings.ts'
import type { PageTask, WorkerNews } from '#server/enrichment/read/page-task.ts'
import { PageTooComplex } from '#server/enrichment/read/parse-page.ts'

/** The thread in which pages of strangers are taken apart; it may be ended at any time. */
function answer(task: PageTask): WorkerNews {
  try {
    return { kind: 'read', findings: extractFindings(task) }
  } catch (error) {
    // The page's own words may stand in an error, so only its class leaves this thread.
    return { kind: 'failed', failure: error instanceof PageTooComplex ? 'too_complex' : 'error' }
  }
}

const tell = (news: WorkerNews) => parentPort?.postMessage(news)

parentPort?.on('message', (task: PageTask) => tell(answer(task)))
tell({ kind: 'ready' })
