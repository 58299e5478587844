import type { Classifier } from '#agent/knowledge/classifier/classifier.ts'
import type { Knowledge } from '#agent/knowledge/knowledge.ts'
import { learnSpelling } from '#agent/knowledge/language/spelling.ts'
import {
  restoreIndex,
  type StoredIndex,
  storeIndex,
} from '#agent/knowledge/passages/search-passages.ts'

type StoredKnowledge = {
  words: string[]
  index: StoredIndex
  labels: readonly string[]
  features: string[]
  rarity: number[]
  unseenRarity: number
  starts: number[]
  columns: string
  values: string
}

/** Knowledge as text: it is learnt once for a version of the site, and read by every process that serves it. */
export function storeKnowledge({ router, passages, spelling }: Knowledge): string {
  const { labels, vocabulary, weights } = router
  const stored: StoredKnowledge = {
    words: [...spelling.words],
    index: storeIndex(passages),
    labels,
    features: [...vocabulary.indexes.keys()],
    rarity: [...vocabulary.rarity],
    unseenRarity: vocabulary.unseenRarity,
    starts: [...weights.starts],
    columns: toBase64(weights.columns),
    values: toBase64(weights.values),
  }
  return JSON.stringify(stored)
}

export function restoreKnowledge(text: string): Knowledge {
  const stored: StoredKnowledge = JSON.parse(text)
  return {
    router: restoreRouter(stored),
    passages: restoreIndex(stored.index),
    spelling: learnSpelling(stored.words),
  }
}

function restoreRouter(stored: StoredKnowledge): Classifier {
  const { labels, features, rarity, unseenRarity, starts, columns, values } = stored
  return {
    labels,
    vocabulary: {
      indexes: new Map(features.map((feature, index) => [feature, index])),
      rarity: Float32Array.from(rarity),
      unseenRarity,
    },
    weights: {
      starts: Uint32Array.from(starts),
      columns: new Uint16Array(fromBase64(columns)),
      values: new Float32Array(fromBase64(values)),
    },
  }
}

// In this machine's order of bytes: it is stored and read by the same.
function toBase64({ buffer, byteOffset, byteLength }: ArrayBufferView): string {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer
}
