import { findDecider, MENTIONS_OTHER } from '#agent/perception/deciders.ts'
import { readMended } from '#agent/perception/mended-words.ts'
import { type Finding, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { NOT_A_BUYER } from '#agent/perception/outsiders.ts'
import type { Authority } from '#domain/fact.ts'

const EXECUTIVE =
  /\b(?:(?:i'm|i am|im|as|as the|we're|,|-|\()\s*(?:the |a |an |our |acting |one of the )?(?:co-?)?(?:founder|owner|ceo|coo|cfo|cto|cio|cmo|cro|president|managing director|chief [a-z]+(?: [a-z]+)? officer|managing partner|general manager|gm|principal|proprietor|business owner)\b(?!'?s\s(?!here|now)|'s\b)|(?:coo|ceo|cfo|cto|cio|founder|owner|president|managing director) (?:of|at|here)\b|i (?:run|own|founded|started) (?:a|an|the|our|my|this)\b)/
/** A title of one's own in answer to "who decides": without an article, as "the CFO" is someone else. */
const BARE_TITLE =
  /^\s*(?:(?:co-?|acting )?(?:founder|owner|ceo|coo|cfo|cto|cio|president|managing (?:director|partner)|general manager|principal|proprietor|owner[- ]operator)\b(?:\s(?:and|&|\/)\s[a-z]+)?)(?!\s(?:decides?|signs?|does|has|will|and (?:i|me))\b)/
const MANAGER_TITLE =
  '(?:the |a |an |our )?(?:[a-z&]+ ){0,3}(?:vp|vice president|svp|evp|head of|director|manager|supervisor|lead|controller)\\b'
/** After a name a title may stand alone: "Maya Okafor, operations manager". */
const MANAGER_IN_PASSING = new RegExp(
  `(?:\\b(?:i'm|i am|im|as|as the)\\s|[,-])\\s*${MANAGER_TITLE}`,
)
/** The question is "you, or others with you?": a bare yes or no answers neither half. */
const WHEN_ASKED: readonly (readonly [Authority, RegExp])[] = [
  [
    'decision_maker',
    /^\s*(?:(?:yes|yep|yeah|yup|sure|correct)\b[\s,.!:-]{1,3})?(?:(?:it's|its|it is|this is) my (?:own )?(?:company|business|firm|shop|practice|money|place)\b|me\b(?!\s(?:and|plus|n|&|with)\b)|i do\b|i am(?=\s*(?:$|[.,!;]))|that's me|it's me(?!\s(?:and|plus|n|&|with))|just me|only me|myself|i'm the (?:one|boss|owner|person|decision|buyer))/,
  ],
  [
    'influencer',
    /^\s*(?:(?:no|nope)\b[\s,.!:-]{1,3})?(?:not (?:really|alone|me)|partly|partially|sort of|kind of|together|both|us\b|we (?:all|both|do|decide)\b|my boss|my manager|someone|others|me and |it's me and )/,
  ],
]

function toFinding(value: Authority, match: RegExpExecArray): Finding {
  const words = match[0].replace(/^[\s,(-]+/, '')
  const start = match.index + match[0].length - words.length
  return { slot: 'authority', value, span: [start, start + words.length], consumed: [] }
}

/** Who decides, from a title or in words. What is said outright outweighs a title. */
export function findAuthorities(view: MessageView): Finding[] {
  return readMended(view, readAuthorities)
}

function readAuthorities(view: MessageView): Finding[] {
  const isAsked = isAskedFor(view, 'authority')
  const outsider = NOT_A_BUYER.exec(view.plain)
  if (outsider) return [toFinding('not_a_buyer', outsider)]
  const bare = isAsked ? BARE_TITLE.exec(view.plain) : null
  if (bare) return [toFinding('decision_maker', bare)]
  const decider = findDecider(view.plain, {
    isAsked,
    isOnlyAsked: view.context.asking === 'authority',
  })
  if (decider) return [toFinding(decider.value, decider.match)]
  const title = EXECUTIVE.exec(view.plain)
  if (title) return [toFinding('decision_maker', title)]
  if (isAsked) {
    for (const [value, pattern] of WHEN_ASKED) {
      const match = pattern.exec(view.plain)
      if (match) return [toFinding(value, match)]
    }
  }
  // Unasked, a manager's title leaves open who decides.
  const manager = isAsked ? MANAGER_IN_PASSING.exec(view.plain) : null
  const other = view.context.asking === 'authority' ? MENTIONS_OTHER.exec(view.plain) : null
  const beside = manager ?? other
  return beside ? [toFinding('influencer', beside)] : []
}
