import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readFeeling } from '#agent/understand/feeling/feeling.ts'
import type { Measure } from '../measure.ts'

// Plain VADER reaches 0.88 on tweets, which its lexicon was made from, and 0.57 on product reviews.
// Masking task words such as "error" and "late" costs some of that, which is why they are masked.
const SETS = [
  { name: 'tweets', file: 'tweets_GroundTruth.txt', gate: { atLeast: 0.8 } },
  { name: 'reviews', file: 'amazonReviewSnippets_GroundTruth.txt', gate: { atLeast: 0.45 } },
] as const

/** The correlation (Pearson) of the feeling that is read with the mean of ten or more people's ratings. */
export function measureFeelings(folder: string): Promise<Measure[]> {
  return Promise.all(
    SETS.map(async ({ name, file, gate }): Promise<Measure> => {
      const rows = (await readFile(path.join(folder, 'vader', file), 'utf8')).split('\n')
      const rated = rows.map((row) => row.split('\t')).filter(([, , text]) => text)
      const ratings = rated.map(([, rating]) => Number(rating))
      const feelings = rated.map(([, , text = '']) => readFeeling(text, []))
      return {
        ...{ suite: 'transfer', name: `feeling against people’s ratings, ${name}` },
        ...{ origin: 'public', value: correlate(ratings, feelings), cases: rated.length, gate },
      }
    }),
  )
}

function correlate(left: readonly number[], right: readonly number[]): number {
  const average = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const [leftMean, rightMean] = [average(left), average(right)]
  const pairs = left.map((value, index) => [value - leftMean, (right[index] ?? 0) - rightMean])
  const covariance = average(pairs.map(([a = 0, b = 0]) => a * b))
  const spread = (side: 0 | 1) => Math.sqrt(average(pairs.map((pair) => (pair[side] ?? 0) ** 2)))
  return covariance / (spread(0) * spread(1))
}
