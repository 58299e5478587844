import { createKnowledge, type Knowledge } from '#agent/knowledge/knowledge.ts'
import { priceUsage } from '#server/features/models/call/call-cost.ts'
import { CHECK_CONVERSATIONS } from '#server/features/models/check/check-conversations.ts'
import {
  type CheckedReading,
  type CheckedTurn,
  type CheckedWriting,
  checkConversation,
} from '#server/features/models/check/check-model.ts'
import { nameModel } from '#server/features/models/provider/open-model.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'
import { readArticles } from '#server/platform/read-articles.ts'

/** Of facts and of sentences, so many have to pass. */
const SHARE_MIN = 0.9
/** A provider that refuses or cannot be reached is not asked a hundred times. */
const FAILURES_IN_A_ROW_MAX = 4
const MICRO_USD = 1_000_000

type Options = {
  print: (line: string) => void
  conversations?: typeof CHECK_CONVERSATIONS
  knowledge?: Knowledge
}

/**
 * Holds conversations with the configured model and prints what was accepted and refused, how long it took, and what it
 * used. @returns whether the model is good enough for the chat.
 */
export async function runModelCheck(
  settings: LlmSettings,
  {
    print,
    conversations = CHECK_CONVERSATIONS,
    knowledge = createKnowledge(readArticles()),
  }: Options,
): Promise<boolean> {
  print(`${nameModel(settings)}, ${conversations.length} conversations\n`)
  const checker = { settings, knowledge, takesSchema: true }
  const turns: CheckedTurn[] = []
  for (const messages of conversations) {
    for await (const turn of checkConversation(checker, messages)) {
      turns.push(turn)
      for (const line of describeTurn(turn)) print(line)
      const last = listCalls(turns).slice(-FAILURES_IN_A_ROW_MAX)
      if (last.length === FAILURES_IN_A_ROW_MAX && last.every(({ failure }) => failure !== null)) {
        print(`\nThe last ${last.length} calls failed, so the check ends here.`)
        return judge(turns, settings, print)
      }
    }
    print('')
  }
  return judge(turns, settings, print)
}

const listReadings = (turns: readonly CheckedTurn[]): CheckedReading[] =>
  turns.flatMap(({ reading }) => reading ?? [])
const listWritings = (turns: readonly CheckedTurn[]): CheckedWriting[] =>
  turns.flatMap(({ writing }) => writing ?? [])
const listCalls = (turns: readonly CheckedTurn[]) =>
  turns.flatMap(({ reading, writing }) => [reading ?? [], writing ?? []].flat())

function describeTurn({ text, reading, writing }: CheckedTurn): string[] {
  const facts = (reading?.facts ?? []).map(
    ({ fact, verdict }) =>
      `  ${verdict.padEnd(8)}  ${fact.slot}: ${fact.value}${fact.workings ? ` = ${fact.workings}` : ''} (${fact.quotes.map((quote) => `“${quote}”`).join(' ')})`,
  )
  const sentences = (writing?.sentences ?? []).map(({ text: sentence, verdict }) =>
    verdict.kind === 'refused'
      ? `  refused   ${sentence} (${verdict.why})`
      : `  shown     ${sentence}`,
  )
  return [
    `Visitor: ${text}`,
    ...describeFailure('reading', reading),
    ...facts,
    ...describeFailure('writing', writing),
    ...sentences,
  ]
}

const describeFailure = (name: string, call: CheckedReading | CheckedWriting | null): string[] =>
  call?.failure ? [`  failed    ${name}: ${call.failure}`] : []

type Share = { passed: number; all: number }

const isEnough = ({ passed, all }: Share) => all > 0 && passed / all >= SHARE_MIN
const sayShare = ({ passed, all }: Share) =>
  `${passed} of ${all}${all > 0 ? ` (${Math.round((passed / all) * 100)} %)` : ''}`

function judge(
  turns: readonly CheckedTurn[],
  settings: LlmSettings,
  print: Options['print'],
): boolean {
  const readings = listReadings(turns)
  const writings = listWritings(turns)
  const calls = listCalls(turns)
  const verdicts = readings.flatMap(({ facts }) => facts.map(({ verdict }) => verdict))
  const sentences = writings.flatMap((writing) => writing.sentences)
  const shares: readonly (readonly [string, Share])[] = [
    ['calls answered', count(calls, ({ failure }) => failure === null)],
    ['facts accepted', count(verdicts, (verdict) => verdict === 'accepted')],
    ['sentences shown', count(sentences, ({ verdict }) => verdict.kind !== 'refused')],
  ]
  for (const [name, share] of shares) print(`${name}: ${sayShare(share)}`)
  print(describeRefusals(writings))
  print(`reading: ${sayTimes(readings.map(({ durationMs }) => durationMs))}`)
  print(`first words: ${sayTimes(writings.flatMap(({ firstWordMs }) => firstWordMs ?? []))}`)
  print(`whole reply: ${sayTimes(writings.map(({ durationMs }) => durationMs))}`)
  print(sayUse(calls, settings))
  const lacking = shares.filter(([, share]) => !isEnough(share)).map(([name]) => name)
  print(
    lacking.length === 0
      ? '\nThis model is good enough: 90 % and more of each passed.'
      : `\nThis model is not good enough. Less than 90 %: ${lacking.join(', ')}.`,
  )
  return lacking.length === 0
}

const count = <Item>(items: readonly Item[], passes: (item: Item) => boolean): Share => ({
  passed: items.filter(passes).length,
  all: items.length,
})

function describeRefusals(writings: readonly CheckedWriting[]): string {
  const reasons = writings.flatMap(({ sentences }) =>
    sentences.flatMap(({ verdict }) => (verdict.kind === 'refused' ? verdict.why : [])),
  )
  const groups = [...Map.groupBy(reasons, (why) => why)].map(([why, { length }]) => [why, length])
  const told = groups.map(([why, times]) => `${why} ${times}`).join(', ')
  return `refused for: ${told || 'nothing'}`
}

function sayTimes(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)]
  return median === undefined ? 'none' : `median ${median} ms, slowest ${sorted.at(-1)} ms`
}

function sayUse(calls: ReturnType<typeof listCalls>, settings: LlmSettings): string {
  const known = calls.flatMap(({ usage }) => usage ?? [])
  const inputTokens = known.reduce((sum, usage) => sum + usage.inputTokens, 0)
  const outputTokens = known.reduce((sum, usage) => sum + usage.outputTokens, 0)
  const usd = priceUsage({ inputTokens, outputTokens }, settings) / MICRO_USD
  const { inputUsdPerMillion, outputUsdPerMillion } = settings
  const tokens = `tokens: ${inputTokens} in, ${outputTokens} out, as ${known.length} of ${calls.length} calls say`
  return `${tokens}; $${usd.toFixed(4)} at $${inputUsdPerMillion} and $${outputUsdPerMillion} a million`
}
