import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import type { Authority } from '#domain/fact.ts'

const AUTHORITY_CUES: readonly (readonly [Authority, RegExp])[] = [
  [
    'not_a_buyer',
    /\b(?:i'm|i am|im|as)\s(?:a |an |currently a |still a |just a )?(?:(?:phd|college|university|grad|graduate|mba|high school)\s)?(?:student|intern|job ?seeker|recruiter|vendor|salesperson|journalist|reporter|teacher|freelance writer)\b|\b(?:looking for (?:a job|work|an internship)|for (?:my|a) (?:thesis|homework|school project|dissertation|class)|i (?:sell|want to sell)|(?:we|i)(?:'re| are| am|'m)? (?:offering|selling) (?:our|you)|(?:writing|doing) (?:a|my) (?:paper|thesis|dissertation|essay|school project)|(?:i )?(?:don't|do not) (?:have|own|run) a (?:business|company)|(?:it's|this is|purely|all) hypothetical)\b|,\s(?:a|an)\s(?:[a-z]+\s)?(?:student|journalist|reporter|job ?seeker)\b/,
  ],
  [
    'influencer',
    /\b(?:(?:need|have|got) to (?:convince|ask|check with|run (?:it|this) by|get (?:approval|sign[- ]?off|buy[- ]?in)|talk to (?:my|our|the)|persuade|pitch|present|get my)|(?:my|our) (?:boss|manager|director|ceo|coo|cfo|vp|board|partner|exec\w*|leadership)\b[^.]{0,30}\b(?:decides?|signs?|approves?|makes the|has the|final|call)|i (?:recommend|influence|advise|evaluate|make (?:a|the) recommendation|put together|shortlist)|(?:part of|one of) the (?:team|committee|group|people)|we decide together|jointly|committee|shared decision|not (?:just|only) me|with my (?:boss|manager|cfo|ceo|partner|co-?founder|director|board)|(?:boss|manager|cfo|ceo|coo|director|board|leadership|someone else|others?) (?:decides?|does|will decide|signs?|has to|needs to|makes)|up to (?:the|our|my) (?:board|boss|manager|cfo|ceo|coo|director|partners?|leadership|team|owners?)|not my (?:call|decision)|i don't decide|sign[- ]?off from|approval from)\b/,
  ],
  [
    'researcher',
    /\b(?:(?:just|only|mostly|merely|simply) (?:research(?:ing)?|gathering (?:info\w*)?|collecting info\w*|comparing|looking (?:around|into it)|exploring(?: options)?)|doing (?:some )?research|researching (?:options|vendors|tools|for)|gathering info\w*|fact[- ]finding|evaluating on behalf)\b/,
  ],
  [
    'decision_maker',
    /\b(?:i (?:decide|make the (?:final )?(?:decisions?|call)|own the (?:budget|decision)|sign off|sign (?:it|the|checks)|approve|have (?:the )?(?:final say|authority|sign[- ]?off)|can (?:decide|sign|approve)|am the decision[- ]maker|hold the budget|control the budget|own (?:the|this|a) (?:company|business|firm|practice))|(?:it's|its|it is|that's|that would be|that'd be) my (?:call|decision|budget)|my (?:call|decision)\b|i'm the (?:one who decides|decision[- ]maker|buyer)|decision[- ]maker|final say|up to me|just me|only me|solely me)\b/,
  ],
]
const EXECUTIVE =
  /\b(?:(?:i'm|i am|im|as|as the|we're|,|-|\()\s*(?:the |a |an |our |acting |one of the )?(?:co-?)?(?:founder|owner|ceo|coo|cfo|cto|cio|cmo|cro|president|managing director|chief [a-z]+(?: [a-z]+)? officer|managing partner|general manager|gm|principal|proprietor|business owner)\b|(?:coo|ceo|cfo|cto|cio|founder|owner|president|managing director) (?:of|at|here)\b|i (?:run|own|founded|started) (?:a|an|the|our|my|this)\b)/
const MANAGER_TITLE =
  '(?:the |a |an |our )?(?:[a-z&]+ ){0,3}(?:vp|vice president|svp|evp|head of|director|manager|supervisor|lead|controller)\\b'
const MANAGER = new RegExp(`\\b(?:i'm|i am|im|as|as the)\\s+${MANAGER_TITLE}`)
/** After a name a title may stand alone: "Maya Okafor, operations manager". */
const MANAGER_IN_PASSING = new RegExp(
  `(?:\\b(?:i'm|i am|im|as|as the)\\s|[,-])\\s*${MANAGER_TITLE}`,
)
/** The question is "you, or others with you?": a bare yes or no answers neither half. */
const WHEN_ASKED: readonly (readonly [Authority, RegExp])[] = [
  [
    'decision_maker',
    /^\s*(?:(?:yes|yep|yeah|yup|sure|correct)\b[\s,.!:-]{1,3})?(?:me\b(?!\s(?:and|plus|n|&|with)\b)|i do\b|i am\b|that's me|it's me(?!\s(?:and|plus|n|&|with))|just me|only me|myself|i'm the)/,
  ],
  [
    'influencer',
    /^\s*(?:(?:no|nope)\b[\s,.!:-]{1,3})?(?:not (?:really|alone|me)|partly|partially|sort of|kind of|together|both|us|we |my boss|my manager|someone|others|our |me and |it's me and )/,
  ],
]

function isIntroduction({ context: { asking } }: MessageView): boolean {
  return asking === 'contact_name' || asking === 'company_website' || asking === 'authority'
}

function toFinding(value: Authority, match: RegExpExecArray): Finding {
  const words = match[0].replace(/^[\s,(-]+/, '')
  const start = match.index + match[0].length - words.length
  return { slot: 'authority', value, span: [start, start + words.length], consumed: [] }
}

/** Who decides, from a title or in words. What is said outright outweighs a title. */
export function findAuthorities(view: MessageView): Finding[] {
  for (const [value, pattern] of AUTHORITY_CUES) {
    const match = pattern.exec(view.plain)
    const isBare =
      match !== null && /^(?:just me|only me|decision[- ]maker|up to me)$/.test(match[0])
    if (match && (!isBare || view.context.asking === 'authority')) return [toFinding(value, match)]
  }
  const title = EXECUTIVE.exec(view.plain)
  if (title) return [toFinding('decision_maker', title)]
  if (view.context.asking === 'authority') {
    for (const [value, pattern] of WHEN_ASKED) {
      const match = pattern.exec(view.plain)
      if (match) return [toFinding(value, match)]
    }
  }
  const manager = (isIntroduction(view) ? MANAGER_IN_PASSING : MANAGER).exec(view.plain)
  return manager ? [toFinding('influencer', manager)] : []
}
