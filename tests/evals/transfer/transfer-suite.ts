import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Measure, Skipped, Suite } from '../measure.ts'
import { measureBankQuestions } from './bank-questions.ts'
import { measureFeelings } from './feelings.ts'
import { measureNlupp } from './nlupp.ts'
import { measureNumberOracle } from './number-oracle.ts'
import { findPublicData } from './public-data.ts'
import { measureRecognizerSpecs } from './recognizer-specs.ts'
import { measureRestaurants } from './restaurants.ts'

const PARTS = [
  { set: 'restaurants-8k', measure: measureRestaurants },
  { set: 'nlupp', measure: measureNlupp },
  { set: 'banking77', measure: async (folder: string) => [await measureBankQuestions(folder)] },
  { set: 'recognizers', measure: measureRecognizerSpecs },
  { set: 'vader', measure: measureFeelings },
] as const

/** What carries over to text that was written by others, for other ends. */
export const evaluateTransfer: Suite = async () => {
  const results: (Measure | Skipped)[] = [await measureNumberOracle()]
  const data = findPublicData()
  for (const { set, measure } of PARTS) {
    if (data === null || !existsSync(path.join(data, set))) {
      results.push({ suite: 'transfer', skipped: `${set} is not there; name its folder by --data` })
    } else {
      results.push(...(await measure(data)))
    }
  }
  return results
}
