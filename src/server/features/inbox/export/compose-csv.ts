import { stringify } from 'csv-stringify/sync'
import {
  CONVERSATION_COLUMNS,
  toCells,
} from '#server/features/inbox/export/conversation-columns.ts'
import type { ExportedRow } from '#server/features/inbox/export/read-pages.ts'

const FORMAT = { record_delimiter: 'windows', quote_record_delimiter: true } as const

/** RFC 4180 with a byte order mark, without which Excel takes UTF-8 for something else. */
export async function* composeCsv(pages: AsyncIterable<ExportedRow[]>): AsyncGenerator<string> {
  const header = CONVERSATION_COLUMNS.map((column) => column.header)
  yield stringify([header], { ...FORMAT, bom: true })
  for await (const page of pages) yield stringify(page.map(toCells), FORMAT)
}
