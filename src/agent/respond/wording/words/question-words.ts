import type { WordingQuestion } from '#agent/respond/wording/wording-plan.ts'
import { expandPhrases, splitWords } from '#agent/respond/wording/words/split-words.ts'

/** Words of any question. */
export const ASKING_WORDS = new Set(
  splitWords(`
    roughly about approximately do does would could may might can you me i say tell know ballpark range guess curious currently usually typically average ask
  `),
)

/** How a question is led up to. */
export const ASKING_PHRASES = expandPhrases(`
may i ask
could you {tell me|share|say}
can you {tell me|share|say}
would you {say|tell me}
do you {know|have {a sense|an idea} of}
i would like to {ask|know|understand}
i'd like to {ask|know|understand}
i was wondering
i am curious
i'm curious
one {more|last} {thing|question}
{even |}a rough one
a rough {figure|guess|idea|range|number} {is fine|is enough|will do|works too}
a {guess|range} is {fine|enough}
`)

/** `keys`: of each group, one must be there. `words`: what else such a question needs. */
export type AskedSlot = {
  keys: readonly (readonly string[])[]
  words: ReadonlySet<string>
}

function describeSlot(keys: readonly string[], words: string): AskedSlot {
  return {
    keys: keys.map((group) => group.split('|')),
    words: new Set(splitWords(words)),
  }
}

/**
 * What a model may ask in words of its own. A question whose answer is a figure, an authority or an address is not
 * among them: another unit, period or group of people in it would turn the answer into another figure.
 */
const ASKED_SLOTS: Readonly<Partial<Record<WordingQuestion['asks'], AskedSlot>>> = {
  contact_name: describeSlot(
    ['your name|call you|address you|speaking with|speaking to|talking with|talking to'],
    'name call address speaking talking whom am should first',
  ),
  company_website: describeSlot(
    ['website|web site|web address'],
    "website web site address company company's business business's",
  ),
  pain: describeSlot(
    ['process|work|task|tasks|routine'],
    'process people costs cost most rid take takes time by hand get copied checked chased itself eats up be like',
  ),
  tools: describeSlot(
    ['tools|systems|programs|apps|applications', 'which|what'],
    'tools systems programs apps applications pass passes touch touches use used using involved open people along everyday run runs go goes',
  ),
  industry: describeSlot(
    ['industry|line of business|kind of business|sort of business'],
    'industry line business company in be',
  ),
  calendar: describeSlot(
    ['calendar|call'],
    'calendar call open shall pick book short suits find talk conversation opened should like want',
  ),
}

/** In a question these would change what the answer counts. */
export const COUNTING_WORDS = new Set(
  splitWords(`
    each every per all many much often number day days daily week weeks weekly month months monthly year years yearly
    annual annually hour hours hourly minute minutes
  `),
)

/** What an own wording of the question needs, or null where it is asked in our words only. */
export function findAskedSlots({ asks, also }: WordingQuestion): AskedSlot[] | null {
  const asked = [asks, ...(also === null ? [] : [also])]
  const known = asked.flatMap((slot) => ASKED_SLOTS[slot] ?? [])
  return known.length === asked.length ? known : null
}
