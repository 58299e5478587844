/**
 * People who are named together as those who do the work: "me and two clerks" is three. `count` is null where the words
 * point back ("each of them", "everybody"), so that the number stands elsewhere.
 */
export type Workers = {
  count: number | null
  from: number
  to: number
  /** "Each", "everyone", "per clerk": a figure beside it is one person's. */
  isEach: boolean
  /** "The rest", "the others": those of the whole that were not named. */
  isRest: boolean
  /** So many at each site. */
  isPerSite: boolean
  /** A number or a noun was said, and not only "they". */
  isCounted: boolean
}

/** One group; what is not said of it does not hold. */
export function createWorkers(
  count: number | null,
  from: number,
  to: number,
  rest: Partial<Workers> = {},
): Workers {
  return {
    count,
    from,
    to,
    isEach: false,
    isRest: false,
    isPerSite: false,
    isCounted: count !== null,
    ...rest,
  }
}
