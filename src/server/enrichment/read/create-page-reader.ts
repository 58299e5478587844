import type { Logger } from 'pino'
import type { Finding } from '#domain/finding.ts'
import type { PageTask, ReadFailure } from '#server/enrichment/read/page-task.ts'
import {
  type PageThread,
  startPageThread,
  type ThreadAnswer,
} from '#server/enrichment/read/page-thread.ts'

/** Twice what is ever fetched, in characters. */
const HTML_MAX_CHARS = 1_048_576
const DEADLINE_MS = 2_000
/** A thread costs some tens of megabytes, and pages come in bursts. */
const IDLE_MS = 30_000

export type PageReader = {
  /** What a page says of its company: nothing when it cannot be read within the limits. Never throws. */
  readPage(page: PageTask): Promise<readonly Finding[]>
  close(): Promise<void>
}

type Options = {
  logger?: Pick<Logger, 'warn'>
  deadlineMs?: number
  idleMs?: number
  startThread?: () => PageThread
}

/** Reads pages one after the other in a thread that is started for the first and ended when none come. */
export function createPageReader({
  logger,
  deadlineMs = DEADLINE_MS,
  idleMs = IDLE_MS,
  startThread = startPageThread,
}: Options = {}): PageReader {
  let thread: PageThread | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let ending: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function endThread() {
    clearTimeout(idleTimer)
    ending = Promise.all([ending, thread?.end()])
    thread = null
  }

  async function readNow(page: PageTask): Promise<ThreadAnswer> {
    if (page.html.length > HTML_MAX_CHARS) return { kind: 'failed', failure: 'too_long' }
    clearTimeout(idleTimer)
    thread ??= startThread()
    const answer = await thread.read({ url: page.url, html: page.html }, deadlineMs)
    if (answer.kind === 'failed') endThread()
    else idleTimer = setTimeout(endThread, idleMs).unref()
    return answer
  }

  function note(failure: ReadFailure) {
    if (!isClosed) logger?.warn({ failure }, 'a page could not be read for what it says')
  }

  async function readInTurn(page: PageTask): Promise<readonly Finding[]> {
    if (isClosed) return []
    try {
      const answer = await readNow(page)
      if (answer.kind === 'read') return answer.findings
      note(answer.failure)
    } catch {
      // A thread that cannot be started, or a page that cannot be handed over: notes are a courtesy.
      note('error')
      endThread()
    }
    return []
  }

  return {
    readPage(page) {
      const read = last.then(() => readInTurn(page))
      // The next waits until a thread that failed is gone, so that there are never two.
      last = read.then(() => ending)
      return read
    },
    async close() {
      isClosed = true
      endThread()
      await ending
    },
  }
}
