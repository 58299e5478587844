import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import type { MoveAct } from '#agent/understand/act.ts'

const PAGE =
  '(?:real |proper |own |company |working |public |actual |live |dedicated ){0,2}(?:web ?-?(?:sites?|pages?|presence|address)|home ?page|online presence|url)'
const HAS_NOT =
  "(?:don't|do not|dont|doesn't|does not|haven't|have not|havent|hasn't|never|didn't|ain't|not)(?: (?:really|actually|even|yet|currently|have|has|had|got|built|build|made|make|run|own|need|bothered with|set up))*(?: (?:a|an|any|our own|one))*"
/** Said in any message: there is no website. */
const NONE = new RegExp(
  `(?<![a-z'])(?:(?:no|without (?:a|any)|${HAS_NOT}) ${PAGE}|(?:our |the )?${PAGE} (?:does not|doesn't|doesnt) exist|(?:we're|we are|were) not (?:on the (?:web|internet)|online))(?![a-z])`,
)
/** Said when it was asked for: there is none, or none that can be looked at. */
const NONE_ASKED =
  /^\s*(?:(?:sorry|well|oh|honestly|actually|um|uh|ah|hm+|so)[,.\s]+)*(?:(?:no|nope|nah|none|n\/a|not yet|nothing yet|nada)\s*(?:[.!]\s*)?$|no (?:site|page|domain|link)\b|(?:(?:no|nope|nah)[,.\s]+)?(?:(?:we|i)\s*)?(?:(?:really|still|just)\s)?(?:don't|do not|dont|haven't|have not|havent|never)(?: really| actually| yet| ever)?(?: (?:have|had|got|built|made|own|set up|set))+(?: (?:one|any|a site|a page|a domain|that))?\b|(?:there(?:'s| is|s)? (?:none|no (?:site|page)|nothing online))|(?:it's|its|it is|(?:the |our )?site is|still) (?:(?:being (?:built|rebuilt|redone|made))|under construction|down|offline|not (?:live|up|online|ready))|(?:just|only) (?:a |an |our |on |have a )*(?:facebook|instagram|insta|fb|linkedin|google))/

/** "We have no web page": the visitor's answer, after which none may be guessed from an e-mail address. */
export function findMissingWebsite(view: MessageView, hasWebsite: boolean): MoveAct[] {
  if (hasWebsite) return []
  const isAsked = isAskedFor(view, 'company_website')
  const match = NONE.exec(view.plain) ?? (isAsked ? NONE_ASKED.exec(view.plain) : null)
  if (match === null) return []
  const span = [match.index, match.index + match[0].length] as const
  return [{ kind: 'refuse', slot: 'company_website', quote: view.text.slice(...span), span }]
}
