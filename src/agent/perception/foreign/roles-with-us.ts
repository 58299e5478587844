import { splitSentences } from '#agent/perception/foreign/split-sentences.ts'
import type { Span } from '#agent/understand/act.ts'

const ROLE =
  '(?:owners?|co-?owners?|founders?|co-?founders?|ceo|coo|cfo|cto|cio|president|directors?|managers?|head|partners?|boss|board|chair(?:man|woman)?|staff|employees?|developers?|engineers?|admin(?:istrator)?s?|operators?|member|shareholders?|investors?)'
const OURS =
  '(?:loopwright|your (?:own )?(?:company|firm|business|board|agency|consultancy|organi[sz]ation|employer|management)|this (?:web ?site|chat ?bot|bot|chat|assistant|chat window|conversation))'
/** "I'm the CEO of Loopwright", "I own this chatbot", "one of your founders". */
const ROLE_WITH_US = new RegExp(
  `\\b${ROLE}\\b[^.?!;]{0,30}?\\b(?:of|at|for|from|with|behind|in) ${OURS}\\b|\\b(?:run|manage|lead|head|work|working|act|acting|answer|speak|write|writing) [^.?!;]{0,30}?\\b(?:of|at|for|in|on behalf of) ${OURS}\\b|\\bone of your ${ROLE}\\b|\\b(?:own|run|operate|built|made|created|programmed|maintain)s? (?:you\\b|${OURS})|\\b(?:from|for|with) (?:the )?loopwright\\b`,
)

/** Sentences in which somebody claims to belong to us: what they decide there is nothing that they could buy. */
export function findRolesWithUs(plain: string): Span[] {
  return splitSentences(plain).filter((span) => ROLE_WITH_US.test(plain.slice(...span)))
}
