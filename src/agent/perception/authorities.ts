import { isToldOfWork, weighAuthority } from '#agent/perception/authority/weigh-authority.ts'
import { findDecider, MENTIONS_OTHER } from '#agent/perception/deciders.ts'
import { readMended } from '#agent/perception/mended-words.ts'
import { isAskedFor, type MessageView, withQuantities } from '#agent/perception/message-view.ts'
import { NOT_A_BUYER } from '#agent/perception/outsiders.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Authority } from '#domain/fact.ts'

const EXECUTIVE =
  /\b(?:(?:i'm|i am|im|as|as the|we're|,|-|\()\s*(?:the |a |an |our |acting |one of the )?(?:co-?)?(?:founder|owner|ceo|coo|cfo|cto|cio|cmo|cro|president|managing director|chief [a-z]+(?: [a-z]+)? officer|chief executive|director (?:and|&) (?:owner|founder)|managing partner|general manager|gm|principal|proprietor|business owner)\b(?!'?s\s(?!here|now)|'s\b)|(?:coo|ceo|cfo|cto|cio|founder|owner|president|managing director) (?:of|at|here)\b|i (?:run|own|founded|started) (?:a|an|the|our|my|this)\b)/
/** The title below a name: "CEO, Yarrow Joinery". */
const SIGNED =
  /\n[^\S\n]*(?:co-?)?(?:founder|owner|ceo|coo|cfo|cto|cio|president|managing (?:director|partner)|proprietor|principal)\b(?=\s*(?:[,|@&/\n-]|at\b|of\b|$))/
/** "Well, the CFO": an article makes a title someone else's where it answers who decides. */
const SOMEONE_ELSE = /^\W*the\b/
/** A title of one's own in answer to "who decides": without an article, as "the CFO" is someone else. */
const BARE_TITLE =
  /^\s*(?:(?:co-?|acting )?(?:founder|owner|ceo|coo|cfo|cto|cio|president|chief executive|managing (?:director|partner)|general manager|principal|proprietor|owner[- ]operator)\b(?:\s(?:and|&|\/)\s[a-z]+)?)(?!\s(?:decides?|signs?|approves?|agrees?|okays?|must|needs|would|says|takes|makes|does|has|will|and (?:i|me))\b)/
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
    /(?:^|[.!?;]\s)\s*(?:(?:yes|yep|yeah|yup|sure|correct|well|um|honestly)\b[\s,.!:-]{1,3})?(?:(?:it's|its|it is|this is) my (?:own )?(?:company|business|firm|shop|practice|money|place)\b|me\b(?!\s(?:and|plus|n|&|with)\b)|i do\b|i am(?=\s*(?:$|[.,!;]))|that's me|it's me(?!\s(?:and|plus|n|&|with))|just me|only me|myself|i'm the (?:one|boss|owner|person|decision|buyer)\b(?! (?:who )?(?:googl|look|search|collect|gather|research|compar|compil|ask|find|prepar|recommend|suggest|advis|push|do)(?:es|s|ing|e)?\b))/,
  ],
  [
    'influencer',
    /^\s*(?:(?:no|nope)\b[\s,.!:-]{1,3})?(?:not (?:really|alone|me)|partly|partially|sort of|kind of|together|both|us\b|we (?:all|both|do|decide)\b|my boss|my manager|someone|others|me and |it's me and )/,
  ],
]

function toFinding(value: Authority, match: RegExpExecArray): Finding {
  const words = match[0].replace(/^[\s,.!?;(-]+/, '')
  const start = match.index + match[0].length - words.length
  return { slot: 'authority', value, span: [start, start + words.length], consumed: [] }
}

/**
 * Who decides, from a title or in words. What is said outright outweighs a title; what no rule knows is read by its
 * likeness to what people say; that someone else is mentioned counts where nothing is said.
 */
export function findAuthorities(view: MessageView): Finding[] {
  return readMended(view, (mended) => {
    const weighed = weighAuthority(mended, readAuthorities(mended))
    return weighed.length > 0 ? weighed : readMentions(mended)
  })
}

/** "They'd approve 20k" answers how much, and takes back nothing of who decides. */
const AMOUNT_AFTER = /^[^.;!?]{0,30}[$#]/

function isToldOfBudget(view: MessageView, { span }: Finding): boolean {
  return (
    isAskedFor(view, 'budget') &&
    !isAskedFor(view, 'authority') &&
    AMOUNT_AFTER.test(withQuantities(view).shape.slice(span[1]))
  )
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
  const told = decider && toFinding(decider.value, decider.match)
  if (told && !isToldOfWork(view, told) && !isToldOfBudget(view, told)) return [told]
  const title = EXECUTIVE.exec(view.plain) ?? SIGNED.exec(view.plain)
  if (title && !(isAsked && SOMEONE_ELSE.test(title[0])))
    return [toFinding('decision_maker', title)]
  return isAsked ? readShortAnswer(view) : []
}

function readShortAnswer({ plain }: MessageView): Finding[] {
  for (const [value, pattern] of WHEN_ASKED) {
    const match = pattern.exec(plain)
    if (match) return [toFinding(value, match)]
  }
  return []
}

/** Unasked, a manager's title or a mention of the boss leaves open who decides. */
function readMentions(view: MessageView): Finding[] {
  if (!isAskedFor(view, 'authority')) return []
  const manager = MANAGER_IN_PASSING.exec(view.plain)
  const other = view.context.asking === 'authority' ? MENTIONS_OTHER.exec(view.plain) : null
  const beside = manager ?? other
  return beside ? [toFinding('influencer', beside)] : []
}
