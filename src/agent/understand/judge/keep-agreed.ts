import type { Finding } from '#agent/understand/message/act.ts'
import {
  findSentence,
  isAskedFor,
  type MessageView,
} from '#agent/understand/message/message-view.ts'

const OF_TEAM =
  /\b(?:us|team|staff|headcount|crew|(?:people|persons?|ppl|folks)(?! (?:whose|with|that|who are|waiting|complain\w*|call\w*))|(?:do|does|doing|handles?|shares?|cover|works? on) (?:it|this|that|them|these|those|the)|work(?:s|ing)? (?:on|with)|each|me|myself|full[- ]?time\w*|part[- ]?time\w*|total|in all|altogether|instead|hours?|hrs)\b/
const DENIES = /^\W*(?:no|nope|not|wrong)\b/
const CORRECTS = /\b(?:no|not|nope|wrong|actually|sorry|meant|rather|correct(?:ion)?)\b/

/**
 * "We're 5 dentists", "4 or 5 guys whose check is wrong": a number of people replaces an agreed team only with words for
 * those who do the work, with a word that corrects, or where the team is asked about.
 */
export function replacesAgreed(
  { slot, value, span, reading }: Finding,
  view: MessageView,
): boolean {
  const { teamSize, isConfirming, figures } = view.context
  if (slot !== 'team_size' || teamSize === null || value === teamSize) return false
  const isOpen = isConfirming === true && figures?.at(-1)?.[0] === slot
  if (isOpen || isAskedFor(view, slot) || reading?.isCorrection === true) return false
  const sentence = view.plain.slice(...findSentence(view.plain, span[0]))
  return !OF_TEAM.test(sentence) && !CORRECTS.test(sentence) && !DENIES.test(view.plain)
}
