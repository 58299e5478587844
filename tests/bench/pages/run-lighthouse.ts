import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

const METRICS = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const
export type Metric = keyof typeof METRICS

export type PageGrade = {
  /** From 0 to 100. */
  scores: Record<Category, number>
  metrics: Record<Metric, number>
  /** What cost points outside performance, by Lighthouse's names. */
  faults: string[]
}

type AuditReference = { id: string; weight: number }
type Report = {
  runtimeError?: { message: string }
  categories: Record<Category, { score: number | null; auditRefs: AuditReference[] }>
  audits: Record<string, { score: number | null; scoreDisplayMode: string; numericValue?: number }>
}

type Task = { command: string; url: string; debuggingPort: number; folder: string }

/** A recording fails now and then (NO_NAVSTART), and Lighthouse says to run it again. */
const TRIES = 3

/** One run of the mobile preset with simulated throttling, in the browser that listens on the port. */
export async function runLighthouse(task: Task, tries = TRIES): Promise<PageGrade> {
  try {
    return await record(task)
  } catch (error) {
    if (tries <= 1) throw error
    return runLighthouse(task, tries - 1)
  }
}

async function record(task: Task): Promise<PageGrade> {
  const output = path.join(task.folder, 'lighthouse.json')
  await promisify(execFile)(process.execPath, [
    task.command,
    task.url,
    `--port=${task.debuggingPort}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${output}`,
    '--quiet',
    '--no-enable-error-reporting',
  ])
  const report = JSON.parse(await readFile(output, 'utf8')) as Report
  if (report.runtimeError) throw new Error(`${task.url}: ${report.runtimeError.message}`)
  return readReport(report)
}

function readReport({ categories, audits }: Report): PageGrade {
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)])
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? 0])
  const faults = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    categories[name].auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0),
  )
  return {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics),
    faults: faults.map(({ id }) => id),
  }
}
