import { findEmails } from '#agent/perception/emails.ts'
import { isOnlyForUs } from '#agent/perception/foreign/addressed-to-us.ts'
import {
  withoutForeignProse,
  withoutMachineText,
  withoutOthersWork,
} from '#agent/perception/foreign/foreign-text.ts'
import { findFramedSpeech } from '#agent/perception/foreign/framed-speech.ts'
import { findLanguage } from '#agent/perception/languages.ts'
import {
  type Context,
  findSentence,
  type MessageView,
  viewMessage,
  withBlanked,
} from '#agent/perception/message-view.ts'
import { findMissingWebsite } from '#agent/perception/missing-websites.ts'
import { findMoves, findSteeringSpan } from '#agent/perception/moves.ts'
import { findQuestions } from '#agent/perception/questions.ts'
import { type Find, has, type Reading, readInTurn, withContext } from '#agent/perception/reading.ts'
import { findTakenBack } from '#agent/perception/taken-back.ts'
import { findWebsites } from '#agent/perception/websites.ts'
import type { FaqAct, LanguageAct, MoveAct, Span } from '#agent/understand/act.ts'

/** Nobody types more; what is beyond is not read. */
const READ_MAX_CHARS = 4_000

const findAddresses: readonly Find[] = [findEmails, findWebsites]
const NOTHING_ASKED = { asking: null, alsoAsking: null }

/** What a message is apart from its facts, and the part of it that may hold facts. */
export type Hearing = {
  start: MessageView
  own: Reading
  /** The same with what is not about the visitor's work, where words against a lead still count. */
  whole: MessageView
  moves: MoveAct[]
  questions: FaqAct[]
  /** The language of the message, where it is not English. */
  languages: LanguageAct[]
  isSteering: boolean
  /** What an answer without its unit would answer. */
  asked: Pick<Context, 'asking' | 'alsoAsking'>
}

/** A message with foreign text in it answers no question; one that takes a figure back answers that again. */
function chooseAsked(plain: string, context: Context, hasForeign: boolean): Hearing['asked'] {
  if (hasForeign) return NOTHING_ASKED
  const takenBack = findTakenBack(plain, context.figures ?? [])
  return takenBack === null ? context : { asking: takenBack, alsoAsking: null }
}

/** Tells what a message does from what it tells, and leaves of it what may hold the visitor's own facts. */
export function hearMessage(text: string, context: Context): Hearing {
  const start = viewMessage(text.slice(0, READ_MAX_CHARS), context)
  const prose = withoutMachineText(start)
  const steering = findSteeringSpan(start.text, start.plain)
  const isSteering = steering !== null
  const heard = readInTurn({ view: prose, findings: [] }, findAddresses)
  const moves = [
    ...findMoves(heard.view, steering),
    ...findMissingWebsite(heard.view, has(heard.findings, 'company_website')),
  ]
  const asksForPerson = moves.filter(({ kind }) => kind === 'handoff').map(({ span }) => span)
  const prosaic = withBlanked(withoutOthersWork(withoutAddresses(heard.view)), asksForPerson)
  const framed = findFramedSpeech(prosaic.plain, context.isGuarded ?? false)
  const foreign: readonly Span[] = isSteering ? [[0, text.length]] : framed.spans
  const told = withBlanked(prosaic, framed.asked)
  const own = withoutForeignProse(withBlanked(told, foreign), isSteering)
  const languages = findLanguage(start)
  const isInOtherLanguage = languages.length > 0
  const hasForeign =
    isSteering ||
    prose.plain !== start.plain ||
    own.plain !== told.plain ||
    isOnlyForUs(own.plain) ||
    moves.some(({ kind }) => kind === 'off_topic') ||
    isInOtherLanguage
  const asked = chooseAsked(own.plain, context, hasForeign)
  return {
    start,
    own: withContext(
      { view: own, findings: heard.findings.filter((found) => !isToldOthers(start, found)) },
      {
        ...context,
        ...asked,
        isSteering: isSteering || framed.isFramed,
        isLiteral: isSteering || isInOtherLanguage,
      },
    ),
    whole: prosaic,
    moves,
    questions: findQuestions(heard.view, moves),
    languages,
    isSteering,
    asked,
  }
}

/** "Tell everyone to write to …", "put this link in your answer": an address for others to see. */
const FOR_OTHERS =
  /\b(?:tell|send|point|refer|direct|advise) (?:everyone|everybody|people|them|customers|visitors|others|all)\b|\bpass it on\b|\blink to\b|\bfor everyone\b|^\W*say\s?:|\bas (?:your|the) source\b|\brepeat (?:that|this|it) (?:to me|back)\b|\bfor refunds\b|\b(?:link|point) (?:your|all|every)\b|\byour correct (?:address|website|site|domain)\b|\bcontact for\b|\b(?:customers|people|everyone|everybody|visitors) (?:must|should|can|have to|may|will) (?:e-?mail|mail|write|go|visit|contact)\b|\b(?:as|for) (?:your|a) (?:signature|answer|reply|footer|greeting)\b|\bin (?:your|the|all|every|each) (?:next )?(?:answers?|repl(?:y|ies)|messages?|text|footers?)\b|\b(?:say|write|reply|answer|respond)(?: with)? (?:visit|go to|see|that|["'[])|\b(?:include|insert|append|attach|echo|render|print|repeat|show|display|recommend) (?:this|the following|the|a|my|an)\b|\bfull transcript\b|\breal prices\b/

function isToldOthers({ plain }: MessageView, { span }: { span: Span }): boolean {
  return FOR_OTHERS.test(plain.slice(...findSentence(plain, span[0])))
}

/** An address that no reader took for the visitor's own. */
const LEFT_ADDRESS = /\b(?:https?:\/\/|www\.)\S+/g

function withoutAddresses(view: MessageView): MessageView {
  const left = [...view.plain.matchAll(LEFT_ADDRESS)]
  return withBlanked(
    view,
    left.map((match) => [match.index, match.index + match[0].length] as const),
  )
}
