import type { Roi } from '#site/islands/chat/replies/message.ts'
import { readList, readNumber, readRecord, readText } from '#site/islands/chat/replies/read-json.ts'

/** Null unless both figures are above 0: only then is there a result to show (spec, section 4). */
export function readRoi(value: unknown): Roi | null {
  const roi = readRecord(value)
  const annualSavings = readNumber(roi.annual_savings) ?? 0
  const timeSaved = readNumber(roi.time_saved_per_week) ?? 0
  if (annualSavings <= 0 || timeSaved <= 0) return null
  return {
    annual_savings: annualSavings,
    time_saved_per_week: timeSaved,
    basis: readBasis(roi),
  }
}

function readBasis(value: unknown): Roi['basis'] {
  const { annual_cost, automation_percent, inputs, unknown, derivations } = readRecord(value)
  const told = readRecord(derivations)
  const { manual_hours, hourly_rate, tool_count, error_rate } = readRecord(inputs)
  const found = [annual_cost, automation_percent, manual_hours, hourly_rate, tool_count, error_rate]
  const [cost, percent, hours, rate, tools, errors] = found.map(readNumber)
  if (cost == null || percent == null || hours == null) return null
  if (rate == null || tools == null || errors == null) return null
  return {
    annual_cost: cost,
    automation_percent: percent,
    inputs: { manual_hours: hours, hourly_rate: rate, tool_count: tools, error_rate: errors },
    unknown: readList(unknown, readText),
    derivations: {
      manual_hours: readText(told.manual_hours) ?? '',
      hourly_rate: readText(told.hourly_rate) ?? '',
    },
  }
}
