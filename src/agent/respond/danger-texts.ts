import type { DangerKind } from '#agent/understand/danger/read-danger.ts'
import { poisonLine, violenceLine, whoHelps } from '#content/facts/crisis-lines.ts'

const MARKED = 'I have marked this for our staff, but the people at those numbers can help sooner.'

/** To somebody who is surely in danger, in other words each time. */
const CRISIS_TEXTS: Readonly<Record<DangerKind, readonly string[]>> = {
  self: [
    `I am sorry that it is this hard, and I am glad you said so. Please talk to someone right now: ${whoHelps}. They are there day and night. ${MARKED}`,
    `I am only an assistant, so please do not stay alone with this. People who can help are there day and night: ${whoHelps}. If someone you trust is near, tell them too.`,
    `Nothing here matters as much as you do. Please make that call now, or ask someone to make it with you: ${whoHelps}.`,
  ],
  other: [
    `This comes before anything else. If minutes may count, call 911 in the US, 112 in Europe, or your local emergency number, and stay with them if you safely can. At 988 in the US, by call or text, people also tell you how to help someone else, day and night. ${MARKED}`,
    `Please call now, or ask someone near you to call: ${whoHelps}. They will tell you what to say and do until help is there.`,
    `You do not have to handle this alone: ${whoHelps}.`,
  ],
  home: [
    `I am sorry this is happening to you. If you are in danger now, call 911 in the US, 112 in Europe, or your local emergency number, and get to other people if you can. ${violenceLine} For anything that feels too heavy, 988 in the US answers calls and texts. ${MARKED}`,
    `You did nothing wrong by saying it. ${violenceLine} In danger: ${whoHelps}.`,
    `Please reach people who can protect you: ${whoHelps}. ${violenceLine}`,
  ],
  threat: [
    `Please stop for a moment and put some distance between you and them. Talk to someone before anything else happens: ${whoHelps}. They listen day and night, and they do not judge. ${MARKED}`,
    `I am only an assistant, and this needs a person. Please call now: ${whoHelps}.`,
    `Whatever happened, there is still time. Please make that call: ${whoHelps}.`,
  ],
  medical: [
    `This is an emergency. Please call 911 in the US, 112 in Europe, or your local emergency number right now; they will tell you what to do until help is there. If it is about wanting to die, 988 in the US answers calls and texts. ${MARKED}`,
    `I am only an assistant and cannot send help. Please call now, or ask someone near you to call: ${whoHelps}.`,
    `Please call even if you are not sure: ${whoHelps}.`,
  ],
}

/** To somebody who may be in danger: whether they are safe. A yes or a no is an answer to it. */
const CHECK_TEXTS: readonly string[] = [
  `It sounds as if something may be badly wrong, and that comes first: are you safe right now? If not, ${whoHelps}.`,
  `I would rather ask once too often: are you safe right now? If not, ${whoHelps}.`,
]

/** To what comes next, as long as it is neither safe nor about the matter of this site. */
const QUIET_TEXTS: readonly string[] = [
  `I am still here, and nothing in this chat is urgent. I cannot send help myself, so please reach someone who can: ${whoHelps}.`,
  `Take all the time you need. If nobody answers, try again, or the other way, by call or by text: ${whoHelps}.`,
  `Whatever you decide, please do not stay alone with this: ${whoHelps}.`,
]

/** To somebody who says that they are safe. */
const SAFE_TEXTS: readonly string[] = [
  'I am glad you are safe, and thank you for telling me. If that changes, 988 in the US, 112 in Europe, and your local emergency number are there day and night. Whenever you want to go on with the work you came for, just write.',
]

const takeInTurn = (texts: readonly string[], turn: number) => texts[turn % texts.length] ?? ''

/** What somebody swallows, takes, or breathes in. */
const SWALLOWED =
  /\b(?:pills?|tablets?|overdos\w*|swallow\w*|poison\w*|bleach|cleaner|antifreeze|medicines?|medication|meds|dos(?:e|es|age)|drank|detergent|pesticide|carbon monoxide|fumes)\b/i

/** `count` says how many such replies went before. The poison line stands where the words speak of something taken. */
export function sayCrisis(kind: DangerKind, words: string, count: number): string {
  const text = takeInTurn(CRISIS_TEXTS[kind], count)
  const isTaken = SWALLOWED.test(words) && kind !== 'home' && kind !== 'threat'
  return isTaken ? `${text} ${poisonLine}` : text
}

export const askWhetherSafe = (count: number): string => takeInTurn(CHECK_TEXTS, count)
export const sayStillHere = (turn: number): string => takeInTurn(QUIET_TEXTS, turn)
export const saySafe = (): string => takeInTurn(SAFE_TEXTS, 0)
