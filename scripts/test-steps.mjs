/** A visitor from the first word to the booked call, and a booking that is moved and canceled. */
const JOURNEYS = ['journey', 'booking'].map((name) => `tests/e2e/${name}.e2e.ts`)

/**
 * @typedef {{ title: string, words?: string[], config?: string, env?: NodeJS.ProcessEnv }} Step
 *   `words` are a command of Node's, or, with a `config` of Vitest, what chooses its files
 * @type {Record<'format' | 'spelling' | 'types' | 'typesAgain' | 'pages' | 'unit' | 'long' | 'journeys' | 'e2e' | 'otherE2e' | 'visual' | 'deploy' | 'evals' | 'weights' | 'fuzz' | 'fuzzLong' | 'faults', Step>}
 */
export const STEPS = {
  format: {
    title: 'Format and lint',
    words: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  },
  // US English in what people read, by `cspell.json`.
  spelling: {
    title: 'Spelling',
    words: [
      'node_modules/cspell/bin.mjs',
      'lint',
      '--no-progress',
      '--no-summary',
      '--cache',
      '--cache-location=node_modules/.cache/cspell',
    ],
  },
  types: { title: 'Types', words: ['node_modules/@typescript/native/bin/tsc', '--noEmit'] },
  // Reads only what has changed since its last run: five seconds instead of half a minute.
  typesAgain: {
    title: 'Types',
    words: [
      'node_modules/@typescript/native/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/types.tsbuildinfo',
    ],
  },
  pages: {
    title: 'Types of pages',
    words: [
      'node_modules/astro/bin/astro.mjs',
      'check',
      // Components are checked by the step before; here the pages are.
      '--tsconfig',
      'tsconfig.pages.json',
      '--minimumFailingSeverity',
      'warning',
    ],
  },
  unit: { title: 'Unit, API and architecture', config: 'vitest.config.ts' },
  long: { title: 'Long unit and API tests', config: 'vitest.long.config.ts' },
  journeys: {
    title: 'Main journeys in Chromium',
    config: 'vitest.e2e.config.ts',
    words: JOURNEYS,
  },
  e2e: { title: 'End to end in Chromium', config: 'vitest.e2e.config.ts' },
  otherE2e: {
    title: 'End to end in Chromium',
    config: 'vitest.e2e.config.ts',
    words: JOURNEYS.map((file) => `--exclude=${file}`),
  },
  visual: { title: 'Pages against their pictures', config: 'vitest.visual.config.ts' },
  deploy: { title: 'Deployment files', words: ['deploy/check/check-deploy.mjs'] },
  evals: {
    title: 'What the agent understands, against what it did before',
    words: ['tests/evals/evaluate.ts', '--quick'],
  },
  weights: { title: 'Weights against a new training', words: ['scripts/train.mjs', '--check'] },
  fuzz: {
    title: 'Texts that could cost too much',
    words: ['tests/fuzz/run.ts'],
    // The same texts each time: what chance finds is for the long run.
    env: { FUZZ_SECONDS: '5', FUZZ_SEED: '1' },
  },
  fuzzLong: { title: 'Texts that could cost too much, at length', words: ['tests/fuzz/run.ts'] },
  // The bounded part of `npm run test:faults`.
  faults: {
    title: 'Kills, stops and many processes',
    config: 'vitest.faults.config.ts',
    words: ['kills', 'stops', 'repeats', 'cluster/proxy', 'cluster/cluster'].map(
      (name) => `tests/faults/${name}`,
    ),
    env: { FAULTS_KILLS: '6', FAULTS_MIXED_MS: '5000', FAULTS_TIMES: 'off' },
  },
}

/**
 * The steps of each command. `quick` is `npm test`; `full` is what it leaves out; `check` needs no browser. Checking the
 * pages comes before the types, because it writes Astro's own types in a fresh clone. Steps in a list of their own run
 * at once.
 * @type {Record<'check' | 'quick' | 'e2e' | 'visual' | 'full' | 'fuzz', (Step | Step[])[]>}
 */
export const COMMANDS = {
  check: [[STEPS.format, STEPS.spelling], STEPS.pages, STEPS.typesAgain, STEPS.unit],
  quick: [
    [STEPS.pages, STEPS.format, STEPS.spelling],
    STEPS.types,
    STEPS.unit,
    [STEPS.journeys, STEPS.evals],
  ],
  e2e: [STEPS.e2e],
  visual: [STEPS.visual],
  full: [
    STEPS.otherE2e,
    STEPS.long,
    [STEPS.visual, STEPS.deploy],
    STEPS.weights,
    // Alone: what others do in the same caches counts as processor time, too.
    STEPS.fuzz,
    // Alone: a database that others keep busy makes limits count by process, as they are meant to.
    STEPS.faults,
  ],
  fuzz: [STEPS.fuzzLong],
}

/**
 * `npm run check` without more words: what a change may have broken.
 * @param {{ files: string[], hasPages: boolean }} chosen
 * @returns {(Step | Step[])[]}
 */
export function composeCheck({ files, hasPages }) {
  return COMMANDS.check.flatMap((step) => {
    if (step === STEPS.pages) return hasPages ? [step] : []
    return step === STEPS.unit ? [{ ...STEPS.unit, words: files }] : [step]
  })
}
