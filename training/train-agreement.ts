import { AGREEMENTS } from '../src/agent/understand/acts/agreement.ts'
import { describeText } from '../src/agent/understand/readers/describe-text.ts'
import { fitLinear } from './fit-linear.ts'
import { type AuthoredRow, readAuthors, reportAuthors } from './report-authors.ts'
import { keepWeights } from './shared/keep-weights.ts'

/** Chosen on held-out authors. */
const OPTIONS = { labels: AGREEMENTS.length, rounds: 20, step: 2, pull: 3e-5, most: 12_000 }

const rows = readAuthors<{ text: string; label: (typeof AGREEMENTS)[number] }>('agreement').map(
  ({ author, line: { text, label } }): AuthoredRow => ({
    author,
    text,
    label: AGREEMENTS.indexOf(label),
    weight: 1,
    features: describeText(text),
  }),
)
if (process.argv.includes('--report')) reportAuthors(rows, [], AGREEMENTS, OPTIONS)
else keepWeights('agreement', 'acts/agreement-weights.json', fitLinear(rows, OPTIONS))
