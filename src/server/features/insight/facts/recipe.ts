import { BOOKABLE_SCORE } from '#domain/booking-rule.ts'
import type { Deps } from '#server/deps.ts'

/** To be raised whenever the same conversation would be counted otherwise: all facts are then made anew. */
const RULES_VERSION = 1

/** All that decides how facts are made beside the conversations themselves. */
export function composeRecipe({ bookingTimeZone, siteUrl }: Deps['config']): string {
  const { host } = new URL(siteUrl)
  return JSON.stringify([RULES_VERSION, BOOKABLE_SCORE, bookingTimeZone, host])
}
