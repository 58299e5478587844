import { REASONS } from '#agent/action/question-texts.ts'
import type { Notice } from '#agent/decision/decision.ts'
import type { LanguageAct } from '#agent/perception/act.ts'
import { site } from '#content/site.ts'
import type { Slot } from '#domain/fact.ts'

const NOTICE_TEXTS: Readonly<Record<Exclude<Notice, 'why'>, string>> = {
  abuse_warning: 'I would like to help, so please keep it civil.',
  abuse_end: `I will leave it here. A person reads ${site.email.contact} if you want to take it up again.`,
  injection:
    'I can only work from what you tell me about your operations; scores and figures are calculated from that alone.',
  off_topic: 'That is outside what I can help with; I know this firm and its work.',
  off_topic_again: `I can only talk about operations work here. For anything else, a person reads ${site.email.contact}.`,
  handoff: `Of course. A person reads ${site.email.contact} and answers ${site.responsePromise}. If you would rather speak, say “book a call” and I will open the calendar.`,
  refusal_accepted: 'That is fine, we can do without it.',
  unsure_accepted: 'That is fine, it can be settled later.',
  booking_declined: 'No problem. Should you want a call later, say “book a call”.',
  no_call: 'No call, then; e-mail is enough.',
  thanks: 'You are welcome.',
  goodbye: `Thank you for your time. If anything comes up, come back here or write to ${site.email.contact}.`,
  greeting: 'Hello.',
  not_understood: 'I did not follow that.',
  nothing_left_by_mail: `I have what I need for now. A person reads ${site.email.contact} and answers ${site.responsePromise}.`,
  nothing_left_after_calendar: `I have what I need. The calendar above stays open, and ${site.email.contact} works too.`,
  nothing_left: `I have what I need for now. If you would rather talk to a person, say so and I will open the calendar; ${site.email.contact} works too.`,
}

export function sayNotice(notice: Notice, wasAsking: Slot | null): string {
  if (notice === 'why') {
    return (
      (wasAsking && REASONS[wasAsking]) ?? 'I ask so that the estimate rests on your own figures.'
    )
  }
  return NOTICE_TEXTS[notice]
}

const LANGUAGE_TEXTS: Readonly<Record<LanguageAct['language'], string>> = {
  es: `Por ahora solo puedo atender en inglés. Si lo prefiere, escriba a ${site.email.contact} y le responderá una persona.`,
  de: `Ich kann zurzeit nur auf Englisch weiterhelfen. Schreiben Sie gern an ${site.email.contact}, dort antwortet ein Mensch.`,
  fr: `Pour le moment, je ne peux répondre qu’en anglais. Vous pouvez écrire à ${site.email.contact}, une personne vous répondra.`,
  pt: `Por enquanto só posso atender em inglês. Se preferir, escreva para ${site.email.contact} e uma pessoa responderá.`,
  other: `I can only continue in English here. A person reads ${site.email.contact}.`,
}

export function sayLanguage(language: LanguageAct['language']): string {
  return LANGUAGE_TEXTS[language]
}
