import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { none, year } from '#tests/evals/buyers/blind/timeline-far.ts'
import { halfYear, now, quarter } from '#tests/evals/buyers/blind/timeline-near.ts'

export const timeline: Bank['timeline'] = { now, quarter, half_year: halfYear, year, none }
