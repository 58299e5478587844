/** One part of the benchmark: what it measured, ready to be written down. */
export type BenchSection = {
  title: string
  /** One paragraph: what was run, how often, and what the figures are ratios of. */
  method: string
  tables: BenchTable[]
  verdicts: Verdict[]
}

export type BenchTable = { caption: string; columns: string[]; rows: string[][] }

/** One target of the product and what this run found of it. */
export type Verdict = { what: string; target: string; measured: string; isMet: boolean }

export type BenchContext = {
  /** An empty folder of this part's own; it is removed afterwards. */
  folder: string
  /** Fewer rounds and smaller sizes, to try the benchmark itself; its figures are not written down. */
  isQuick: boolean
  /** Says on the console what is being done. */
  log: (line: string) => void
}

/** What a part of the benchmark exports. It cleans up what it started, also when it fails. */
export type BenchPart = (context: BenchContext) => Promise<BenchSection>
