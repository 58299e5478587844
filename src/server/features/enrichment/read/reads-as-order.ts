import { findEncodedText } from '#agent/understand/speakers/encoded-text.ts'
import { findSteering } from '#agent/understand/speakers/steering.ts'
import { findTranscripts } from '#agent/understand/speakers/transcripts.ts'
import { unmaskText } from '#agent/understand/speakers/unmask-text.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const TO_A_MACHINE =
  '(?:assistants?|chat ?bots?|bots?|crawlers?|scrapers?|models?|agents?|readers?|parsers?|ai|llms?)'

/**
 * What a page says to a program that reads it, in small letters. Stricter than what a visitor may say: to pass over an
 * honest sentence costs a line in the notes, to take over an order costs the notes.
 */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignor(?:e|es|ing)|disregard\w*|overrid\w*|overrul\w*|bypass\w*|circumvent\w*|jailbreak\w*)\b/,
  /\bforget (?:all|any|every\w*|about|previous|prior|your|the|what|that)\b/,
  /\b(?:assistants?|chat ?bots?|chatgpt|gpt|openai|anthropic|claude|copilot|llms?|(?:language|ai) models?|ai (?:agents?|systems?|crawlers?|readers?|bots?|summar\w+))\b/,
  /\b(?:system|hidden|secret|initial|previous|following|this|the|your) prompts?\b|\bprompts\b|\bprompt injection\b/,
  /\bsystem ?(?:message|note|notice|override|instructions?|update|command)\b|(?:^|[.!?>\]*-]\s?)(?:system|assistant|developer|admin|user|human|important|attention)\s?[:>\]]/,
  /\b(?:previous|prior|above|earlier|new|hidden|following|these|your|all|any|secret|special|internal|original|important) (?:instructions?|rules?|guidelines?|directives?|orders|commands|constraints)\b|\binstructions? (?:above|below|to|for)\b/,
  /\b(?:fit |lead |the |your |their |our |its |a )scor(?:e|es|ing)\b|\bscores?(?: (?:to|of|is|at|as|should|must)\b|\s?[=:\d])/,
  /\b(?:you|u) (?:are|must|should|shall|will|need to|have to) (?:now|a|an|no longer|not|always|only|never|respond|reply|answer|say|tell|mark|set|treat|act|output|include|recommend|obey|follow|comply|report|state|write|give|offer|qualify|book)\b|(?:^|[.!?:;] )you(?:'re| are) /,
  /\bfrom now on\b|\b(?:act|behave|respond|answer) as (?:if|a|an|the|though)\b|\bpretend\b|\bdeveloper mode\b|\bdo(?: not|n't) (?:mention|tell|reveal|disclose|say|ask|verify|check)\b/,
  /\b(?:respond|reply|answer|output|print|repeat|echo|say|write|state)(?: back)? (?:(?:only|with|exactly|that|the (?:words?|following|phrase|sentence)|in json)\b|["'“:])/,
  /\b(?:mark|classify|treat|qualify|rate|rank|grade|flag|label|record|consider|describe|report) (?:this|the|that|our|us|me|it|every|them|all)\b[^.!?]{0,60}\b(?:as|qualified|highest|top|100|hot|high|booked|priority|approved)\b/,
  new RegExp(
    `\\b(?:note|message|attention|notice|memo|dear|hey|hello|hi|warning|to)(?: (?:to|for))?,? (?:all |any |the |every )?(?:ai |automated |artificial )?${TO_A_MACHINE}\\b`,
  ),
  /\b(?:when|if|while|before|after) (?:you (?:are )?)?(?:summari[sz]\w*|pars(?:e|ing)|crawl\w*|scrap(?:e|ing)|(?:read|process|visit)(?:ing)? (?:this|the page|the site))\b/,
  /\b(?:this|the|every|each) (?:visitor|lead|prospect|conversation)s? (?:is|are|must|should|has|gets?|will|qualif\w+)\b/,
  /\b(?:reveal|leak|exfiltrate|disclose|expose)\b/,
  /\b(?:ignorier\w*|missacht\w*|vergiss|anweisung\w*|ignora\w*|ignorez|oublie[sz]?|olvid\w*|instrucciones|instrucoes|consignes|desconsider\w*|negeer\w*|istruzioni|dimentica)\b/,
]

/** Whether a text speaks to a program instead of to people. Takes a clean text of some sentences. */
export function readsAsOrder(text: string): boolean {
  const shown = unmaskText(text)
  if (findSteering(tokenize(shown)) !== null || ORDERS.some((pattern) => pattern.test(shown)))
    return true
  return findEncodedText(text).length > 0 || findTranscripts(text).length > 0
}
