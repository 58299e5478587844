import type { MessageView } from '#agent/perception/message-view.ts'

/** Some people that a message counts. `isSum` when it had to be added up or multiplied. */
export type Crew = { count: number; start: number; end: number; isSum: boolean }

export function getCounts(view: MessageView, start: number, end: number): number[] {
  return [...view.quantities.values()].flatMap((quantity) =>
    quantity.start >= start && quantity.start < end && view.shape.charAt(quantity.start) === '#'
      ? [quantity.value]
      : [],
  )
}
