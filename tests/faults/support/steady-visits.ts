import { setTimeout as delay } from 'node:timers/promises'
import { openVisitor, type Surroundings, type Visitor } from '#tests/faults/support/visitor.ts'

const PAGES = ['/', '/consulting', '/library', '/no-such-page', '/api/booking-slots', '/api/health']
const SHARE_OF_MESSAGES = 0.15
/** Below what one conversation may say in a minute; then the next visitor comes. */
const TURNS_PER_VISITOR = 7
/** What is more is not asked: a slow machine gets fewer requests, not a heap of them. */
const UNDER_WAY_MAX = 30

/** Visits at an even rate, whatever the answers take: mostly pages, some words. */
export function startSteadyVisits(
  surroundings: Surroundings,
  { perSecond }: { perSecond: number },
) {
  const { random, target } = surroundings
  const statuses = new Map<number, number>()
  const underWay = new Set<Promise<void>>()
  let asked = 0
  let isOver = false
  let visitor: Visitor | null = null
  let turns = 0
  /** Who talks waits for each answer: else the order of a conversation would be anybody's. */
  let talking = Promise.resolve()

  async function look() {
    const response = await fetch(`${target.url}${random.pick(PAGES)}`).catch(() => null)
    await response?.arrayBuffer()
    const status = response?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  async function talk() {
    if (turns % TURNS_PER_VISITOR === 0) visitor = await openVisitor(surroundings)
    turns += 1
    await visitor?.say(`We lose ${turns % 40} hours a week to invoices (${turns})`)
  }
  function talkInTurn() {
    talking = talking.then(talk)
    return talking
  }
  async function run() {
    const from = performance.now()
    for (let due = 0; !isOver; due += 1) {
      await delay(Math.max(0, from + (due * 1_000) / perSecond - performance.now()))
      if (underWay.size >= UNDER_WAY_MAX) continue
      asked += 1
      const visit = random.next() < SHARE_OF_MESSAGES ? talkInTurn() : look()
      underWay.add(visit)
      void visit.finally(() => underWay.delete(visit))
    }
    await Promise.all(underWay)
  }

  const running = run()
  return {
    countAsked: () => asked,
    async stop() {
      isOver = true
      await running
      return statuses
    },
  }
}
