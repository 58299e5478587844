import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const MIGRATIONS = 'src/server/platform/db/migrations'
const FACTS = '0006_insight-facts'
const SEARCH = '0007_search-and-filters'

/** A change of a landed migration: what it reads now, and what it read before. */
type Change = { file: string; now: string; before: string }

/** From the newest to the oldest: each form has its own changes undone, and those above. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  '3a7c6ad': [
    { file: FACTS, now: 'src/server/features/insight/', before: 'src/server/insight/' },
    { file: SEARCH, now: 'src/server/features/inbox/search/', before: 'src/server/search/' },
  ],
  '412fa04': [
    {
      file: SEARCH,
      now: 'written there; of longer ones no more than an index takes.',
      before: 'written there.',
    },
    { file: SEARCH, now: ']{1,128}@', before: ']+@' },
    { file: SEARCH, now: '@]{0,250}[', before: '@]*[' },
    {
      file: SEARCH,
      now: 'hash (("body" #>> \'{payload,uri}',
      before: 'btree (("body" #>> \'{payload,uri}',
    },
    {
      file: SEARCH,
      now: 'hash (("body" #>> \'{payload,invitee}',
      before: 'btree (("body" #>> \'{payload,invitee}',
    },
  ],
  '55b2f7d': [
    {
      file: SEARCH,
      now: `	"conversation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "conversation_word_changes_conversation_id_id_pk" PRIMARY KEY("conversation_id","id")
`,
      before: `	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL
`,
    },
    {
      file: SEARCH,
      now: 'INSERT INTO conversation_words ',
      before: `CREATE INDEX "conversation_word_changes_subject" ON "conversation_word_changes" USING btree ("conversation_id");--> statement-breakpoint
INSERT INTO conversation_words `,
    },
  ],
}

/** Commits whose databases were made by other texts of migrations 0006 and 0007 than are here now. */
export const EARLIER_COMMITS = Object.keys(CHANGES)

/** The first `count` migrations into an empty folder, as they were at one of the commits, or as they are. */
export async function writeMigrations(
  folder: string,
  { count, commit }: { count: number; commit?: string },
): Promise<void> {
  await cp(MIGRATIONS, folder, { recursive: true })
  const journalFile = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  const entries = journal.entries.slice(0, count)
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }))
  const last = commit ? EARLIER_COMMITS.indexOf(commit) : -1
  for (const { file, now, before } of Object.values(CHANGES)
    .slice(0, last + 1)
    .flat()) {
    const name = path.join(folder, `${file}.sql`)
    const text = await readFile(name, 'utf8')
    if (!text.includes(now)) throw new Error(`${file} does not read: ${now}`)
    await writeFile(
      name,
      text.replace(now, () => before),
    )
  }
}
