import type { Message } from '#agent/understand/message/message.ts'
import { hashText, mixHashes } from '#agent/understand/readers/hashing.ts'
import { type Seen, viewTokens } from '#agent/understand/readers/tagger-views.ts'

const space = (name: string): number => hashText(`tag ${name}`)
const WORD = space('word')
const PAIR = space('pair')
const AROUND = space('around')
const GROUP = space('group')
const GROUP_PAIR = space('group pair')
const GROUP_TRIPLE = space('group triple')
const SHAPE = space('shape')
const SHAPE_GROUP = space('shape group')
const HEAD = space('head')
const TAIL = space('tail')
const TOOL = space('tool')
const HOST = space('host')
const PLACE = space('place')
const ASKED = space('asked')
const ASKED_PLACE = space('asked place')
const CLAUSE = space('clause')
const RUN_LEFT = space('run left')
const RUN_RIGHT = space('run right')
const RUN_LENGTH = space('run length')
const PART = space('part')
const PART_HEAD = space('part head')
const LEFT_IN_CLAUSE = space('left in clause')
const BIAS = space('bias')

const NEAR = [-2, -1, 0, 1, 2] as const

/** Features of every token, as hashes. Takes time in proportion to the message. */
export function describeTokens(message: Message): number[][] {
  const seen = viewTokens(message)
  const asked = message.asked.map((slot) => hashText(slot))
  return seen.map((_, index) => describeToken(seen, index, asked.length > 0 ? asked : [0]))
}

function describeToken(seen: readonly Seen[], index: number, asked: readonly number[]): number[] {
  const features: number[] = []
  const add = (kind: number, first: number, second = 0, third = 0) => {
    features.push(mixHashes(kind, first, second, third))
  }
  const at = (place: number): Seen => seen[index + place] ?? EDGE
  const here = at(0)
  add(BIAS, 1)
  for (const place of NEAR) {
    add(WORD, at(place).word, place)
    add(GROUP, at(place).group, place)
    add(SHAPE, at(place).shape, place)
  }
  addPairs(add, at)
  add(SHAPE_GROUP, here.shape, here.group)
  add(SHAPE_GROUP, here.shape, at(-1).group, 1)
  add(SHAPE_GROUP, here.shape, at(1).group, 2)
  add(HEAD, here.head)
  add(TAIL, here.tail)
  add(TAIL, here.tail, at(-1).group, 1)
  addEvidence(add, at)
  addPlaces(add, here, asked)
  return features
}

type AddFeature = (kind: number, first: number, second?: number, third?: number) => void
type At = (place: number) => Seen

function addPairs(add: AddFeature, at: At): void {
  for (const place of [-2, -1, 0, 1]) {
    add(PAIR, at(place).word, at(place + 1).word, place)
    add(GROUP_PAIR, at(place).group, at(place + 1).group, place)
  }
  add(AROUND, at(-1).word, at(1).word)
  add(AROUND, at(-1).group, at(1).group, 1)
  for (const place of [-2, -1, 0])
    add(GROUP_TRIPLE, at(place).group, at(place + 1).group, mixHashes(at(place + 2).group, place))
}

/** Lexicons of tools, addresses in the message, and the run of capitals that a token stands in. */
function addEvidence(add: AddFeature, at: At): void {
  const here = at(0)
  add(TOOL, here.tool, at(1).tool)
  add(TOOL, here.tool, here.shape, 1)
  add(TOOL, at(-1).tool, here.tool, 2)
  if (here.host > 0) {
    add(HOST, here.host)
    add(HOST, here.host, here.group, 1)
  }
  add(HOST, at(1).host, here.host, 2)
  add(HOST, at(-1).host, here.host, 3)
  add(RUN_LEFT, here.beforeRun, 0)
  add(RUN_LEFT, here.beforeRun, here.placeInRun, 1)
  add(RUN_LEFT, here.beforeRun, here.beforeRunTwo, 2)
  add(RUN_RIGHT, here.behindRun, here.placeInRun)
  add(RUN_LENGTH, here.runLength, here.placeInRun, here.group)
  add(RUN_LENGTH, here.lastOfRun, here.placeInRun, 1)
  add(RUN_LENGTH, here.firstOfRun, here.placeInRun, 2)
}

function addPlaces(add: AddFeature, here: Seen, asked: readonly number[]): void {
  add(PLACE, here.placeInSentence, here.shape)
  add(PLACE, here.placeInSentence, here.group, 1)
  add(PLACE, here.sentence, here.shape, 2)
  add(PART, here.part, here.partLength, here.placeInPart)
  add(PART, here.part, here.group, 1)
  add(PART_HEAD, here.partHead)
  add(PART_HEAD, here.partHead, here.group, 1)
  add(LEFT_IN_CLAUSE, here.leftWord)
  add(LEFT_IN_CLAUSE, here.leftWord, here.shape, 1)
  add(LEFT_IN_CLAUSE, here.leftWord, here.tool, 2)
  add(CLAUSE, here.clause, here.shape)
  add(CLAUSE, here.clause, here.group, 1)
  add(CLAUSE, here.clause, here.tool, 2)
  for (const slot of asked) {
    add(ASKED, slot, here.group)
    add(ASKED, slot, here.shape, 1)
    add(ASKED, slot, here.word, 2)
    add(ASKED_PLACE, slot, here.part, here.placeInPart)
    add(ASKED_PLACE, slot, here.size, 1)
    add(ASKED_PLACE, slot, here.size, mixHashes(here.placeInSentence, here.shape))
    add(ASKED_PLACE, slot, here.partHead, 2)
  }
}

const EDGE_HASH = space('edge')
const EDGE: Seen = {
  word: EDGE_HASH,
  group: EDGE_HASH,
  shape: EDGE_HASH,
  head: 0,
  tail: 0,
  tool: 0,
  host: 0,
  beforeRun: 0,
  beforeRunTwo: 0,
  behindRun: 0,
  placeInRun: 0,
  runLength: 0,
  firstOfRun: 0,
  lastOfRun: 0,
  placeInSentence: 0,
  sentence: 0,
  part: 0,
  partLength: 0,
  placeInPart: 0,
  partHead: 0,
  leftWord: 0,
  clause: 0,
  size: 0,
}
