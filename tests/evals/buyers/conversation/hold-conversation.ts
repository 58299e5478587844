import { openConversation, takeTurn } from '#agent/conversation.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { Slot } from '#domain/fact.ts'
import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import type { Profile } from '#tests/evals/buyers/bank/profile.ts'
import { createBuyer } from '#tests/evals/buyers/conversation/buyer.ts'
import { readQuestion } from '#tests/evals/buyers/conversation/read-question.ts'
import { speak } from '#tests/evals/buyers/conversation/speak.ts'
import type { Perturbation } from '#tests/evals/buyers/speech/noise.ts'
import type { Told } from '#tests/evals/buyers/speech/utterance.ts'
import { readNothing, type ScriptedModel } from '#tests/evals/proposals/scripted-model.ts'

export type Exchange = {
  message: string
  turn: Turn
  /** What the buyer had said, and declined to say, by the end of this message. */
  told: Told
  declined: readonly Slot[]
  cpuMs: number
}

export type Conversation = {
  profile: Profile
  perturbation: Perturbation
  greeting: string
  exchanges: readonly Exchange[]
}

/** A buyer who is still being asked things after this many messages leaves. */
const MOST_MESSAGES = 14
/** What is still asked while the calendar is open is answered this often. */
const MOST_AFTER_BOOKING = 3

type Said = { id: string; text: string }

function takeTimedTurn(state: Turn['state'], message: Said, model: ScriptedModel) {
  const reading = model(message.text)
  const before = process.cpuUsage()
  const turn = takeTurn(state, message, { reading })
  const { user, system } = process.cpuUsage(before)
  return { turn, cpuMs: (user + system) / 1000 }
}

export type Staged = { bank: Bank; perturbation: Perturbation; model?: ScriptedModel }

/** One buyer talks to the agent until nothing is asked any more, or patience ends. */
export function holdConversation(
  profile: Profile,
  { bank, perturbation, model = readNothing }: Staged,
): Conversation {
  const buyer = createBuyer(profile, bank, perturbation)
  const { state: opened, greeting } = openConversation()
  const exchanges: Exchange[] = []
  let state = opened
  let question = readQuestion({ text: greeting, asking: 'contact_name' })
  let afterBooking = 0
  while (exchanges.length < MOST_MESSAGES) {
    const message = speak(buyer, question)
    const said = { id: `m${exchanges.length + 1}`, text: message }
    const { turn, cpuMs } = takeTimedTurn(state, said, model)
    exchanges.push({ message, turn, told: { ...buyer.told }, declined: [...buyer.declined], cpuMs })
    state = turn.state
    question = readQuestion(turn.reply)
    const isBooked = exchanges.some((exchange) => exchange.turn.reply.booking !== null)
    if (isBooked) afterBooking += 1
    const isOver = question.slots.length === 0 && !question.isOffer
    const isOwing = buyer.correction !== null || buyer.owed.length > 0
    if ((isOver && !isOwing) || afterBooking > MOST_AFTER_BOOKING) break
  }
  return { profile, perturbation, greeting, exchanges }
}
