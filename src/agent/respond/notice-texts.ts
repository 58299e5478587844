import type { Decision, Notice } from '#agent/decide/decision.ts'
import type { Language } from '#agent/lexicon/languages.ts'
import {
  EXPECTED_TEXTS,
  LOST_TEXTS,
  MOVED_ON_TEXTS,
  UNDECIDED_TEXTS,
} from '#agent/respond/expected-texts.ts'
import { pickVariant } from '#agent/respond/pick.ts'
import { REASONS } from '#agent/respond/question-texts.ts'
import { sayFigure } from '#agent/respond/say-figure.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { formatList, sayPhone } from '#agent/state/format.ts'
import { site } from '#content/site.ts'
import type { Slot } from '#domain/fact.ts'

/** These ask the open question themselves. */
const ABOUT_QUESTION = ['not_understood', 'explained', 'figure_needed'] as const
type AboutQuestion = (typeof ABOUT_QUESTION)[number]
const isAboutQuestion = (notice: Notice): notice is AboutQuestion =>
  ABOUT_QUESTION.some((one) => one === notice)

type PlainNotice = Exclude<
  Notice,
  'why' | AboutQuestion | 'question_passed_on' | 'request_status' | 'asked_to_change'
>

/** In the order in which they are said when the same is due again. */
const NOTICE_TEXTS: Readonly<Record<PlainNotice, readonly string[]>> = {
  sorry_for_death: ['I’m very sorry for your loss. There is no rush here, so take your time.'],
  sorry_for_illness: ['I’m sorry to hear that, and I hope things get better soon.'],
  sorry_for_strain: ['That sounds exhausting, and I’m sorry it has come to that.'],
  apology: [
    'I’m sorry about that. If you’d rather talk to a person, say “talk to a person”.',
    'Sorry, that was my mistake.',
  ],
  abuse_warning: ['I’d like to help, so please keep it civil.'],
  abuse_end: [
    `I’ll leave it here. A person reads ${site.email.contact} if you want to take it up again.`,
  ],
  injection: [
    'I can only work from what you tell me about your operations; scores and figures are calculated from that alone.',
  ],
  off_topic: [
    'That is outside what I can help with; I know this firm and its work.',
    'I can’t help with that one either. What I know is operations work, prices and how we go about it.',
  ],
  off_topic_again: [
    `I can only talk about operations work here. For anything else, a person reads ${site.email.contact}.`,
  ],
  handoff: [
    `Of course. I’ve marked this conversation for a person, who answers ${site.responsePromise}; ${site.email.contact} works too. If you’d rather talk, say “book a call” and I’ll open the calendar.`,
    `It is marked for a person, and you’ll hear back ${site.responsePromise}. For a time that suits you, say “book a call” and I’ll open the calendar, or write to ${site.email.contact}.`,
  ],
  refusal_accepted: [
    'That’s fine, we can do without it.',
    'No problem, I’ll leave that out.',
    'Understood, we’ll skip it.',
  ],
  unsure_accepted: [
    'That’s fine, it can be settled later.',
    'No problem, most people don’t know that offhand.',
    'Okay, we can leave that open.',
  ],
  booking_declined: [
    'No problem. Should you want a call later, say “book a call”.',
    'Okay, no call for now.',
  ],
  no_call: ['No call, then; email is enough.', 'Understood, no call.'],
  thanks: ['You’re welcome.', 'Glad to help.', 'Any time.'],
  goodbye: [
    `Thank you for your time. If anything comes up, come back here or write to ${site.email.contact}.`,
    `Take care. ${site.email.contact} reaches a person whenever you need one.`,
  ],
  greeting: ['Hello.', 'Hi again.', 'Hello, I’m still here.'],
  taken_down: [
    'Noted for the person who reads this. It doesn’t change the estimate.',
    'I’ve noted that, too. It doesn’t change the figures.',
  ],
  question_kept: ['Okay, I won’t pass it on.', 'Fine, I’ll leave it with you.'],
  ask_away: [
    `If you have a question about how we work, go ahead. For anything else, a person reads ${site.email.contact}.`,
    'I’m here if anything else comes up.',
  ],
  quiet: ['I’m here if you want to ask or add anything.', 'Take your time; ask whenever you like.'],
  nothing_left_by_mail: [
    `That’s all I need from you. Ask anything, or write to ${site.email.contact}; a person answers ${site.responsePromise}.`,
    `Ask whatever else you need to know; ${site.email.contact} reaches a person.`,
  ],
  nothing_left_after_calendar: [
    `I have what I need. The calendar above stays open, and ${site.email.contact} works too.`,
    `That’s all from my side. Pick a time above when it suits you, or write to ${site.email.contact}.`,
  ],
  nothing_left: [
    `I have what I need for now. If you’d rather talk to a person, say so and I will open the calendar; ${site.email.contact} works too.`,
    `That’s all I need. Say “book a call” and I will open the calendar, or write to ${site.email.contact}.`,
  ],
}

type Asking = Pick<
  Decision,
  | 'wasAsking'
  | 'whyAbout'
  | 'question'
  | 'learned'
  | 'answers'
  | 'personTime'
  | 'personNote'
  | 'isByText'
  | 'notices'
>

/** What was asked for once more with an example; null when something else is asked now, or nothing. */
function findExpected({ wasAsking, question }: Asking): readonly string[] | null {
  if (question?.kind !== 'slot' || question.slot !== wasAsking) return null
  return EXPECTED_TEXTS[question.slot] ?? null
}

/** Whether the notice asks the question itself, so that it is not asked again after it. */
export function isAskedByNotice(decision: Pick<Decision, 'notices'> & Asking): boolean {
  return decision.notices.some(isAboutQuestion) && findExpected(decision) !== null
}

/** To what was not understood: what was hoped for, in other words each time. */
function sayExpected(notice: Notice, state: ConversationState, asking: Asking): string {
  const expected = findExpected(asking)
  if (expected !== null) return pickVariant(expected, state, notice)
  const { question, wasAsking } = asking
  if (question?.kind === 'confirm' && question.slot === wasAsking)
    return pickVariant(UNDECIDED_TEXTS, state, notice)
  return pickVariant(asking.question === null ? LOST_TEXTS : MOVED_ON_TEXTS, state, notice)
}

/** Asks for the figure to change, and names those that it may be. */
function sayAskedToChange(state: ConversationState): string {
  const known = CHANGEABLE.flatMap((slot) => {
    const value = state.facts[slot]?.value
    return typeof value === 'number' ? [sayFigure(slot, value)] : []
  })
  if (known.length === 0)
    return 'What should I change? Something like “30 hours, not 45” is enough.'
  return `I have ${formatList(known)}. Which of it should change, and to what?`
}

const CHANGEABLE: readonly Slot[] = ['manual_hours', 'team_size', 'hourly_rate', 'error_rate']

function sayPassedOn(state: ConversationState, asking: Asking): string {
  const { email, phone } = state.facts
  const address =
    typeof email?.value === 'string'
      ? email.value
      : typeof phone?.value === 'string'
        ? sayPhone(phone.value)
        : null
  const where = address === null ? '' : ` The answer goes to ${address}.`
  return `I’ve passed that on, and a person answers ${site.responsePromise}.${where}${sayPersonRequest(asking)}`
}

/** Whether a question or a request has reached a person, as it really is. */
function sayRequestStatus(state: ConversationState): string {
  const { said = {}, facts, unpassed } = state
  const isPassed = (said.question_passed_on ?? 0) > 0
  if (!isPassed && (said.handoff ?? 0) === 0)
    return unpassed === undefined
      ? 'Nothing has been passed on so far. Say “talk to a person”, and one answers here.'
      : 'Not yet.'
  const what = isPassed ? 'your question is passed on' : 'this conversation is marked for a person'
  const { email, phone } = facts
  const where =
    typeof phone?.value === 'string' && !isPassed
      ? ` at ${sayPhone(phone.value)}`
      : typeof email?.value === 'string'
        ? ` at ${email.value}`
        : ''
  return `Yes, ${what}: a person answers${where} ${site.responsePromise}.`
}

/** By phone where a number is known; a calendar that is open needs no words to open it. */
function sayHandoff(state: ConversationState, asking: Asking): string {
  const { learned } = asking
  const time = sayPersonRequest(asking)
  const { phone } = state.facts
  if (typeof phone?.value === 'string' && asking.isByText)
    return `I’ve noted that you prefer a text to ${sayPhone(phone.value)}. A person gets in touch ${site.responsePromise}.${time}`
  if (typeof phone?.value === 'string') {
    const follows = `follows up at ${sayPhone(phone.value)} ${site.responsePromise}`
    if ((state.said?.handoff ?? 1) <= 1)
      return `Of course. I’ve marked this conversation for a person, who ${follows}.${time} ${EMAIL} works too.`
    const again = [
      `It is noted, and a person ${follows}. To pick a time yourself, say “book a call”.`,
      `Noted for the person who ${follows} and reads all of this.`,
    ]
    return `${pickVariant(again, state, 'handoff')}${time}`
  }
  const text = pickVariant(NOTICE_TEXTS.handoff, state, 'handoff')
  const isNew = learned.some(({ slot, change }) => slot === 'email' && change !== 'same')
  const where = isNew ? ` The answer goes to ${state.facts.email?.value}.` : ''
  const reach = state.facts.email === undefined && (state.said?.handoff ?? 1) <= 1 ? REACH : ''
  if (state.hasDeclinedCall)
    return `Of course. I’ve marked this conversation for a person, who answers ${site.responsePromise}. To be called, leave a phone number here; ${EMAIL} works too.${time}`
  return `${state.shown.hasCalendar ? text.replace(OPENS_CALENDAR, CALENDAR_IS_OPEN) : text}${where}${time}${reach}`
}

function sayPersonRequest({ personTime, personNote, isByText }: Asking): string {
  const what = isByText ? 'text' : 'call'
  const time = personTime === null ? '' : ` I’ve noted “${personTime}” for the ${what}.`
  return personNote === null ? time : ` I’ve noted “${personNote}” for that person.${time}`
}

/** Nobody can answer a visitor who left no address. */
const REACH = ' Which email address or phone number reaches you?'

const OPENS_CALENDAR = ' If you’d rather talk, say “book a call” and I’ll open the calendar.'
const CALENDAR_IS_OPEN = ' If you’d rather talk, pick a time in the calendar.'

export function sayNotice(notice: Notice, state: ConversationState, asking: Asking): string {
  if (notice === 'why') {
    const reason = asking.whyAbout && REASONS[asking.whyAbout]
    return reason ?? 'I ask so the estimate is based on your own figures.'
  }
  if (isAboutQuestion(notice)) {
    const lead = notice === 'figure_needed' ? 'I need a figure for that one. ' : ''
    return `${lead}${sayExpected(notice, state, asking)}`
  }
  if (notice === 'asked_to_change') return sayAskedToChange(state)
  if (notice === 'question_passed_on') return sayPassedOn(state, asking)
  if (notice === 'request_status') return sayRequestStatus(state)
  if (notice === 'handoff') return sayHandoff(state, asking)
  if (notice === 'taken_down' && state.shown.roiKey === null)
    return pickVariant(TAKEN_DOWN_EARLY, state, notice)
  // Beside what was answered or taken over, the apology is enough.
  const isMet =
    asking.learned.length > 0 ||
    asking.notices.length > 1 ||
    asking.answers.some(({ kind }) => kind !== 'unknown')
  if (notice === 'apology' && isMet) return SORRY
  return pickVariant(NOTICE_TEXTS[notice], state, notice)
}

/** Before there is an estimate that it could change. */
const TAKEN_DOWN_EARLY = ['Thanks, I’ve noted that.', 'I’ve noted that, too.']
const SORRY = 'I’m sorry about that.'
const EMAIL = site.email.contact

/** What the chat reads in a language, and then, shortly, that it goes on so. */
const LANGUAGE_TEXTS: Readonly<Record<Language, readonly [string, string]>> = {
  es: [
    `Entiendo mejor el inglés. En español leo nombres, direcciones de correo y cifras con su unidad, como “40 horas a la semana”. Si prefiere hablar con una persona, dígalo o escriba a ${EMAIL}.`,
    'Puede responder en español: leo nombres, direcciones y cifras.',
  ],
  de: [
    `Am besten verstehe ich Englisch. Auf Deutsch lese ich Namen, E-Mail-Adressen und Zahlen mit Einheit, etwa „40 Stunden pro Woche“. Wenn Sie lieber mit einem Menschen sprechen möchten, sagen Sie es oder schreiben Sie an ${EMAIL}.`,
    'Sie können auf Deutsch antworten: Ich lese Namen, Adressen und Zahlen.',
  ],
  fr: [
    `Je comprends mieux l’anglais. En français, je lis les noms, les adresses e-mail et les chiffres avec leur unité, comme « 40 heures par semaine ». Si vous préférez parler à une personne, dites-le ou écrivez à ${EMAIL}.`,
    'Vous pouvez répondre en français : je lis les noms, les adresses et les chiffres.',
  ],
  pt: [
    `Entendo melhor o inglês. Em português leio nomes, endereços de e-mail e números com unidade, como “40 horas por semana”. Se preferir falar com uma pessoa, diga ou escreva para ${EMAIL}.`,
    'Pode responder em português: leio nomes, endereços e números.',
  ],
  it: [
    `Capisco meglio l’inglese. In italiano leggo nomi, indirizzi e-mail e cifre con la loro unità, come “40 ore a settimana”. Se preferisce parlare con una persona, lo dica o scriva a ${EMAIL}.`,
    'Può rispondere in italiano: leggo nomi, indirizzi e cifre.',
  ],
  nl: [
    `Ik begrijp Engels het best. In het Nederlands lees ik namen, e-mailadressen en getallen met hun eenheid, zoals “40 uur per week”. Wilt u liever met een persoon praten, zeg het dan of schrijf naar ${EMAIL}.`,
    'U kunt in het Nederlands antwoorden: ik lees namen, adressen en getallen.',
  ],
  pl: [
    `Najlepiej rozumiem angielski. Po polsku odczytuję imiona, adresy e-mail i liczby z jednostką, na przykład „40 godzin tygodniowo”. Jeśli woli Pan lub Pani porozmawiać z człowiekiem, proszę to napisać lub wysłać e-mail na ${EMAIL}.`,
    'Można odpowiadać po polsku: odczytuję imiona, adresy i liczby.',
  ],
  hi: [
    `Main English sabse achchhi tarah samajhta hoon. Hindi mein main naam, email pate aur unit ke saath sankhya padhta hoon, jaise “40 ghante har hafte”. Agar aap kisi insaan se baat karna chahte hain, to likhiye ya ${EMAIL} par email kijiye.`,
    'Aap Hindi mein jawab de sakte hain: main naam, pate aur sankhya padhta hoon.',
  ],
  other: [
    `I understand English best, and read addresses in every language. A person reads ${EMAIL}.`,
    'Addresses I read in every language; the rest in English.',
  ],
}

export function sayLanguage(language: Language, { said = {} }: ConversationState): string {
  const [first, again] = LANGUAGE_TEXTS[language]
  return (said.language ?? 0) > 1 ? again : first
}
