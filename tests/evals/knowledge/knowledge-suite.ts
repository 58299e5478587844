import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createKnowledge, type Knowledge } from '#agent/knowledge/knowledge.ts'
import { readArticles } from '#server/platform/read-articles.ts'
import type { Gate, Measure, Origin, Skipped, Suite } from '../measure.ts'
import { findPublicData } from '../transfer/public-data.ts'
import { measureBankIntents } from './bank-intents.ts'
import { judgeQuestion, type KnowledgeQuestion, type Verdict } from './judge-question.ts'

const SETS = [
  { file: 'dev-questions.json', origin: 'in-sample', isGated: false, asked: '' },
  { file: 'blind-questions.json', origin: 'blind', isGated: true, asked: '' },
  { file: 'blind-questions-2.json', origin: 'blind', isGated: false, asked: 'in other words: ' },
] as const
const HIT_GATE: Gate = { atLeast: 0.92 }
const REJECTION_GATE: Gate = { atLeast: 0.9 }

/** The right page among the first three that a reply cites, and "that is not on our site" when it is not. */
export const evaluateKnowledge: Suite = async () => {
  const articles = readArticles()
  const { result: knowledge, cpuMs: loadingMs } = timeCpu(() => createKnowledge(articles))
  const results: (Measure | Skipped)[] = []
  for (const set of SETS) results.push(...(await measureSet(knowledge, set)))
  results.push(measure('in-sample', 'CPU to load', { value: loadingMs, cases: 1, unit: 'ms' }))
  const data = findPublicData()
  const hasBank = data !== null && existsSync(path.join(data, 'banking77'))
  results.push(
    hasBank
      ? await measureBankIntents(data)
      : { suite: 'knowledge', skipped: 'banking77 is not there; name its folder by --data' },
  )
  return results
}

/** CPU and not the clock: other work on the machine is not ours. */
function timeCpu<Result>(work: () => Result): { result: Result; cpuMs: number } {
  const start = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(start)
  return { result, cpuMs: (user + system) / 1000 }
}

type QuestionSet = (typeof SETS)[number]

async function measureSet(
  knowledge: Knowledge,
  { file, origin, isGated, asked }: QuestionSet,
): Promise<(Measure | Skipped)[]> {
  const address = path.join(import.meta.dirname, file)
  if (!existsSync(address)) return [{ suite: 'knowledge', skipped: `${file} is not there` }]
  const questions = JSON.parse(await readFile(address, 'utf8')) as KnowledgeQuestion[]
  const { result: verdicts, cpuMs } = timeCpu(() =>
    questions.map((question) => judgeQuestion(knowledge, question)),
  )
  const inScope = verdicts.filter(({ question }) => question.inScope)
  const beyond = verdicts.filter(({ question }) => !question.inScope)
  return [
    share(origin, `${asked}right page among the first three`, inScope, {
      isRight: ({ isHit }) => isHit,
      ...(isGated && { gate: HIT_GATE }),
    }),
    share(origin, `${asked}right page first`, inScope, {
      isRight: ({ isHitAtOnce }) => isHitAtOnce,
    }),
    share(origin, `${asked}out of scope and said so`, beyond, {
      isRight: ({ isRejected }) => isRejected,
      ...(isGated && { gate: REJECTION_GATE }),
    }),
    measure(origin, `${asked}CPU a question, whole turn`, {
      value: cpuMs / questions.length,
      cases: questions.length,
      unit: 'ms',
    }),
  ]
}

function share(
  origin: Origin,
  name: string,
  verdicts: readonly Verdict[],
  { isRight, gate }: { isRight: (verdict: Verdict) => boolean; gate?: Gate },
): Measure {
  const wrong = verdicts.filter((verdict) => !isRight(verdict))
  return measure(origin, name, {
    value: verdicts.length === 0 ? 1 : 1 - wrong.length / verdicts.length,
    cases: verdicts.length,
    gate,
    misses: wrong.map(
      ({ question, cited }) => `"${question.question}" → ${cited.join(' ') || '–'}`,
    ),
  })
}

function measure(
  origin: Origin,
  name: string,
  rest: Pick<Measure, 'value' | 'cases' | 'unit' | 'gate' | 'misses'>,
): Measure {
  return { suite: 'knowledge', name, origin, ...rest }
}
