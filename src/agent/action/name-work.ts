import { type ConversationState, getKnownText } from '#agent/conversation-state.ts'
import { PROCESS } from '#agent/perception/pain-lexicon.ts'

const DOING =
  '(?:re-?key|key|copy|enter|re-?enter|re-?type|type|match|check|chase|reconcile|process|review|route|update|sort|scan|compare|transfer|prepare|schedule|collect|verify|track|post|log|file|compile|approve|handle|manage)'
/** One to three words that may belong to the name of a work; a name ends where the sentence goes on. */
const NAME = '((?:[a-z]+(?:-[a-z]+)?)(?: [a-z]+(?:-[a-z]+)?){0,2}?)'
const NAME_END =
  '(?= (?:by|from|into|in|to|that|which|who|every|each|and|on|at|for|with|all|via|through|using|per|when|because|manually|about|around|against|between|before|after|since|alone|myself|ourselves|lately|now|eats?|takes?|costs?|gets?|is|are)\\b|[,.;:!?]|$)'
const WE_DO = new RegExp(
  `\\b(?:we|i|they|people|team|of us)\\s+(?:still |mostly |manually |currently |all )?(${DOING})s?\\s+(?:the |our |all |all the )?${NAME}${NAME_END}`,
)
const SPENT_DOING = new RegExp(`\\b([a-z-]+ing)\\s+(?:the |our |all |all the )?${NAME}${NAME_END}`)
const WE_DO_SOME = new RegExp(
  `^(?:we|i|they) (?:do|have|handle) (?:a lot of |manual |the )*${NAME}${NAME_END}`,
)
const SPENT_ON = new RegExp(
  `\\b(?:on|to|with|doing|but|in|by)\\s+(?:manual |the |our )*${NAME}(?= (?:since|alone|myself|ourselves|lately|now)\\b|[,.;]|$)`,
)
const NAMED = new RegExp(`^(?:the |our |my |manual )*${NAME}${NAME_END}`)

/** Words that no name of a work holds. */
const NOT_A_NAME =
  /\b(?:we|i|you|he|she|they|it|us|our|my|me|them|this|that|there|hours?|weeks?|days?|months?(?!-)|people|team|time|is|are|was|be|have|has|not|no|a|an|of|everything|nothing|something|stuff|things?|hand|systems?)\b/

const isName = (words: string) => PROCESS.test(words) && !NOT_A_NAME.test(words)

function toGerund(verb: string): string {
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}ing`
  return verb === 'log' ? 'logging' : `${verb}ing`
}

const IS_DOING = new RegExp(`^(?:${DOING.slice(3, -1).replaceAll(/e(?=\||$)/g, '')})ing$`)

export type WorkName = { words: string; isDoing: boolean }

function findDoing(pain: string): string | null {
  const [, verb, work] = WE_DO.exec(pain) ?? []
  if (verb && work && isName(work)) return `${toGerund(verb)} ${work}`
  const [, doing, done] = SPENT_DOING.exec(pain) ?? []
  return doing && done && IS_DOING.test(doing) && isName(done) ? `${doing} ${done}` : null
}

function findNamed(pain: string): string | null {
  const found = [NAMED, WE_DO_SOME, SPENT_ON].map((pattern) => pattern.exec(pain)?.[1] ?? '')
  return found.find(isName) ?? null
}

/** A short name for the work in the visitor's words, such as "invoice matching" or "re-keying orders"; else null. */
export function nameWork(state: ConversationState): WorkName | null {
  const said = getKnownText(state, 'pain') ?? ''
  const pain = said.toLowerCase()
  const doing = findDoing(pain)
  if (doing !== null) return { words: doing, isDoing: true }
  const named = findNamed(pain)
  if (named === null) return null
  return { words: writeAsSaid(named, said.slice(pain.indexOf(named))), isDoing: false }
}

/** "PO matching" keeps its capitals, the first word of a sentence does not. */
function writeAsSaid(name: string, said: string): string {
  const isAcronym = /^[A-Z]{2}/.test(said)
  return isAcronym ? said.slice(0, name.length) : name
}
