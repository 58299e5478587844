import { existsSync, readFileSync } from 'node:fs'
import { createKnowledge, type Knowledge } from '#agent/knowledge/knowledge.ts'
import { restoreKnowledge } from '#agent/knowledge/stored-knowledge.ts'
import { readArticles } from '#server/platform/read-articles.ts'

/** Lies beside the built server (scripts/build-server.mjs). */
const STORED = new URL('./knowledge.json', import.meta.url)

/** The chat's knowledge: stored by the build, or, when run from source, learned here in a second. */
export function openKnowledge(): Knowledge {
  if (existsSync(STORED)) return restoreKnowledge(readFileSync(STORED, 'utf8'))
  return createKnowledge(readArticles())
}
