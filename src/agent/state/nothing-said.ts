import type { Reply } from '#agent/state/turn.ts'

/** A reply without words, question, cards or offers. */
export const NOTHING_SAID: Reply = {
  text: '',
  asking: null,
  alsoAsking: [],
  quickReplies: [],
  citations: [],
  roi: null,
  roiInput: null,
  caseStudy: null,
  booking: null,
  handoff: null,
}
