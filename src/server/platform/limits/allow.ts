import { LIMITS, type LimitName } from '#server/platform/limits/limits.ts'

/** The requests that a limit lets through in its time: its figure times `LIMIT_FACTOR`, rounded, at least one. */
export function allow(limit: LimitName, limitFactor: number): number {
  return Math.max(1, Math.round(LIMITS[limit].requests * limitFactor))
}
