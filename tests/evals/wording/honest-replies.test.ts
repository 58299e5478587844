import { expect, test } from 'vitest'
import { createWriter } from '#agent/respond/wording/create-writer.ts'
import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'
import { talk } from '#agent/testing/talk.ts'
import { HONEST_REPLIES } from './honest-replies.ts'

const BLOCK =
  /\{\{(?:question|notice|greeting|noted|doubt|answer|estimate|case_study|booking|closing)\}\}/g

/** A placeholder of a block that this reply does not have is the script's slip, not a sentence. */
function fitPlan(reply: string, plan: WordingPlan): string {
  const names = new Set(['question', ...plan.blocks.map(({ name }) => name)])
  return reply.replaceAll(BLOCK, (block) => (names.has(block.slice(2, -2)) ? block : ''))
}

function planFor(said: readonly string[]): WordingPlan {
  const plan = talk(...said).at(-1)?.wording
  if (!plan) throw new Error(`No plan for: ${said.at(-1)}`)
  return plan
}

const WRITTEN = HONEST_REPLIES.flatMap(({ said, replies }) => {
  const plan = planFor(said)
  return replies.map((reply) => {
    const writer = createWriter(plan, { message: said.at(-1) ?? '', earlier: said.slice(0, -1) })
    writer.push(fitPlan(reply, plan))
    writer.finish()
    return { plan, writer }
  })
})

test('of what an honest model writes, at least 95 in 100 sentences pass', () => {
  const tallies = WRITTEN.map(({ writer }) => writer.tally())
  const accepted = tallies.reduce((sum, tally) => sum + tally.accepted, 0)
  const refused = tallies.reduce((sum, tally) => sum + tally.refused, 0)
  expect(accepted + refused).toBeGreaterThanOrEqual(100)
  expect(accepted / (accepted + refused)).toBeGreaterThanOrEqual(0.95)
})

test('what we have to say stands in every reply once, whatever the model left out', () => {
  for (const { plan, writer } of WRITTEN) {
    for (const { name, text } of plan.blocks) {
      if (name !== 'greeting') expect(writer.text().split(text)).toHaveLength(2)
    }
    if (plan.question !== null) expect(writer.text()).toContain('?')
  }
})
