import { LIMITS, type LimitName } from '#server/platform/limits/limits.ts'

/** How many requests a limit lets through. */
export function allow(limit: LimitName, limitFactor: number): number {
  return Math.max(1, Math.round(LIMITS[limit].requests * limitFactor))
}
