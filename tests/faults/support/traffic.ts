import { createRandom, type Random } from '#tests/faults/support/random.ts'
import {
  noteTurn,
  openVisitor,
  type Surroundings,
  type Visitor,
} from '#tests/faults/support/visitor.ts'

/** Below what one conversation may say in a minute; whoever has more to say begins anew. */
const TURNS_PER_VISITOR = 7
/** A visit in hand when the traffic ends is given this long to come to its end. */
const LAST_WORDS_MS = 30_000

type Options = Omit<Surroundings, 'random'> & { seed: number; visitors: number }

/** Mixed writes of many visitors at once: messages, corrections, requests for an audit, bookings. */
export function startTraffic({ seed, visitors, ...surroundings }: Options) {
  const leaving = new AbortController()
  const giving = new AbortController()
  const lanes = Array.from({ length: visitors }, (_, lane) =>
    runLane({ ...surroundings, random: createRandom(seed * 1_000 + lane) }, lane),
  )

  async function runLane(around: Surroundings, lane: number) {
    for (let visit = 0; !leaving.signal.aborted; visit += 1) {
      const visitor = await openVisitor(around, giving.signal)
      for (let turn = 0; visitor && turn < TURNS_PER_VISITOR; turn += 1) {
        if (leaving.signal.aborted) return
        await write(around, visitor, `${seed}-${lane}-${visit}-${turn}`)
      }
    }
  }

  return {
    /** Ends when what every visitor has in hand is answered. */
    async stop() {
      leaving.abort()
      const timer = setTimeout(() => giving.abort(), LAST_WORDS_MS)
      await Promise.all(lanes)
      clearTimeout(timer)
    },
  }
}

async function write(around: Surroundings, visitor: Visitor, token: string): Promise<void> {
  const choice = around.random.next()
  if (choice < 0.7) await visitor.say(composeMessage(around.random, token))
  else if (choice < 0.8) await correct(around, visitor)
  else if (choice < 0.9) await requestAudit(around, visitor, token)
  else await book(around, visitor, token)
}

function composeMessage(random: Random, token: string): string {
  return random.pick([
    `We lose ${5 + random.below(40)} hours a week to invoices (${token})`,
    `Our team of ${2 + random.below(30)} copies orders between systems (${token})`,
    `What does it cost? (${token})`,
    `We are Harbor Logistics and use Excel and SAP (${token})`,
  ])
}

async function correct({ journal, random }: Surroundings, visitor: Visitor): Promise<void> {
  const { conversationId } = visitor
  const turnId = crypto.randomUUID()
  const correction = { slot: 'hourly_rate', value: 20 + random.below(100), turnId }
  const settled = await visitor.insist('/api/correct-fact', { conversationId, ...correction })
  noteTurn(journal, settled, { conversationId, turnId, text: null })
}

async function requestAudit({ journal }: Surroundings, visitor: Visitor, token: string) {
  const challenge = `Too much typing (${token})`
  journal.attempted.add(challenge)
  const request = {
    name: 'Dana Reyes',
    company: `Harbor ${token}`,
    challenge,
    contactMethod: 'email',
    contactDetail: `dana-${token}@harbor.example`,
  }
  const settled = await visitor.insist('/api/audit-requests', request)
  if (settled?.status !== 201) return
  journal.acknowledge({ kind: 'audit', id: settled.json.id ?? '', challenge })
}

async function book({ journal, random, target }: Surroundings, visitor: Visitor, token: string) {
  const slots = await listFreeSlots(target.url)
  if (slots.length === 0) return
  const settled = await visitor.insist('/api/bookings', {
    startsAt: random.pick(slots),
    name: 'Dana Reyes',
    email: `dana-${token}@harbor.example`,
  })
  if (settled?.status !== 201) return
  const { eventUri = '', scheduledTime = '' } = settled.json
  journal.acknowledge({ kind: 'booking', eventUri, startsAt: scheduledTime })
}

/** Nobody there: none are free. */
async function listFreeSlots(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/booking-slots`).catch(() => null)
  if (!response?.ok) return []
  const { days } = (await response.json().catch(() => ({ days: [] }))) as {
    days: { slots: { startsAt: string; isFree: boolean }[] }[]
  }
  return days.flatMap(({ slots }) =>
    slots.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt),
  )
}
