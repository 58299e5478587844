import AGREEMENT_WEIGHTS from '#agent/understand/acts/agreement-weights.json' with { type: 'json' }
import { readMoves } from '#agent/understand/acts/moves.ts'
import type { Span } from '#agent/understand/message/act.ts'
import { describeText } from '#agent/understand/readers/describe-text.ts'
import { openHead, weighMessage } from '#agent/understand/readers/head-model.ts'

/** What a message does with a figure that was said back; `other` says nothing of it. */
export const AGREEMENTS = ['yes', 'no', 'unsure', 'other'] as const

/**
 * From which chance on a message is a yes or a no to a figure. Chosen on held-out authors: of 1,600 messages that accept
 * nothing, 1 in 75 is taken for a yes.
 */
const LEAST = { yes: 0.85, no: 0.6 }

const SENTENCE_END = /(?<=[.!?\n])/

const MODEL = openHead(AGREEMENT_WEIGHTS)

/**
 * Whether a message accepts a figure that the last reply said back, as learned from `training/agreement`. `plain` is
 * what its words say by themselves, which stands unless the whole message says the contrary.
 */
export function readAgreement(text: string, plain: 'yes' | 'no' | null): 'yes' | 'no' | null {
  // Nothing is learned of a message of which no word is known, such as one in another language.
  if (!/\p{L}/u.test(text)) return plain
  const [yes = 0, no = 0] = weighMessage(MODEL, describeText(text), AGREEMENTS.length)
  // "So is it worth it for us or not?" takes nothing back.
  const isAsking = text.split(SENTENCE_END).every((sentence) => /^\s*$|\?\s*$/.test(sentence))
  const learned = yes >= LEAST.yes ? 'yes' : no >= LEAST.no && !isAsking ? 'no' : null
  return plain === null || learned === null || plain === learned ? (plain ?? learned) : null
}

/** "Yes about that. 45 dollars per hour": the first stretch accepts, and another figure follows it. */
export function readFirstAgreement(text: string): 'yes' | null {
  const [first] = readMoves(text, 'confirm')
  if (first === undefined || first.move !== 'yes' || first.chance < LEAST.yes) return null
  return readAgreement(text.slice(...first.span), null) === 'yes' ? 'yes' : null
}

const SAID_AGAIN =
  /^\s*(?:yes|yep|yeah|yea|yup|ok|okay|correct|right|exactly|sure)\b[,.!]?(?: (?:that's|thats|it's|its|it is|that is|about|around|roughly|exactly|so))* (\d[\d,]*(?:\.\d+)?)(?: ?(?:hours|hrs|h|people|%|percent))?(?: (?:a|per) week| weekly)?(?: total| in all| altogether| (?:is|sounds|looks|seems) (?:about )?(?:right|correct|good))?(?=\s*(?:$|[.;!\n]|(?:,| and) (?!maybe|or|to|no|not|but|actually|more|plus)))/i

/** "The 40 hours is right, but the 15% isn't errors". */
const CALLED_RIGHT =
  /(?:^\s*|\b(?:but|and|yeah|yes|yep),? )(?:the |those |that )?(\d[\d,]*(?:\.\d+)?)(?: ?(?:hours|hrs|h|people))?(?: (?:a|per) week)? (?:is|are|sounds|looks) (?:about |exactly )?(?:right|correct|good|fine)\b/i

/** "Yes 20. We pay them 70k a year": a yes with the very figure that was said back; null where it is another one. */
export function findSaidAgain(text: string, value: number): Span | null {
  const matches = [SAID_AGAIN.exec(text), CALLED_RIGHT.exec(text), ...text.matchAll(ALONE_AGAIN)]
  const match = matches.find(
    (one) => one !== null && Math.abs(Number(one[1]?.replaceAll(',', '')) - value) <= ROUNDED,
  )
  return match ? [match.index, match.index + match[0].length] : null
}

/** "I guess 65?", "32 I think", in a sentence of its own. */
const ALONE_AGAIN =
  /(?<=^|[.!?;\n] ?)(?:(?:um+|uh|so|well|ok|yes|yeah|i|guess|think|say|said|its|it['’]?s|maybe|probably|about|around|like|still) ){0,4}\$?(\d[\d,]*(?:\.\d+)?)(?: ?(?:\/ ?hr?|an hour|per hour|hours?|hrs?|people|percent|%|a week|per week)){0,2}(?: (?:i|guess|think|said|maybe|yeah|yes|right|or so)){0,3}(?= ?(?:[.!?;\n]|$))/gi

/** Figures are said back with one decimal. */
const ROUNDED = 0.05
