import { listComparisonPassages } from '#agent/knowledge/passages/comparison-passages.ts'
import { listAboutPassages, listOtherPassages } from '#agent/knowledge/passages/firm-passages.ts'
import { listHomePassages } from '#agent/knowledge/passages/home-passages.ts'
import {
  listCasePassages,
  listConsultingPassages,
  listPricingPassages,
  listSystemPassages,
} from '#agent/knowledge/passages/offer-passages.ts'
import type { Passage } from '#agent/knowledge/passages/passage.ts'

/** The site's own pages, part by part, from what they are built of. */
export function listPagePassages(): Passage[] {
  return [
    ...listHomePassages(),
    ...listPricingPassages(),
    ...listConsultingPassages(),
    ...listSystemPassages(),
    ...listCasePassages(),
    ...listAboutPassages(),
    ...listComparisonPassages(),
    ...listOtherPassages(),
  ]
}
