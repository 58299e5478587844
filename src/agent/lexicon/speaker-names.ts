import { toWordSet } from '#agent/lexicon/word-set.ts'

/** Names before a colon under which our side, or an interviewer, would speak. */
export const OUR_SPEAKERS = toWordSet(
  'q question interviewer loopy assistant bot chatbot ai agent loopwright model gpt chatgpt llm you reply',
)
export const OTHER_SPEAKERS = toWordSet(
  'a answer candidate caller prospect lead user human visitor client customer me i b',
)
/** Words of names and headings that claim to come from the machinery. */
export const MACHINE_WORDS = toWordSet(
  'system admin administrator developer operator debug tool function internal security root moderator sys server observation calendly loopwright openai anthropic',
)
/** What only our side would speak of. */
export const TALK_WORDS = toWordSet(
  'visitor fact facts score lead previous restored recorded audit pilot retainer price prices qualified conversation state context call invitee status refund booking booked override debug stored savings import imported',
)
