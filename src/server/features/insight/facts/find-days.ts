import { findBounds, findDay } from '#server/platform/day-range.ts'

/** Finds the firm's day of moments that lie close to each other without asking the calendar for each. */
export function createDayFinder(timeZone: string): (moment: Date) => string {
  let last = { day: '', start: 0, end: 0 }
  return (moment) => {
    const time = moment.getTime()
    if (time < last.start || time >= last.end) {
      const day = findDay(moment, timeZone)
      const { start, end } = findBounds({ from: day, to: day }, timeZone)
      last = { day, start: start.getTime(), end: end.getTime() }
    }
    return last.day
  }
}
