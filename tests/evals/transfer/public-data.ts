import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

const DEFAULT_FOLDER = path.resolve(import.meta.dirname, '../../../../shared/data')

/** Where the public sets lie: `--data FOLDER`, else beside the project. Null when they are not there. */
export function findPublicData(argv: readonly string[] = process.argv.slice(2)): string | null {
  const { values } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    options: { data: { type: 'string' } },
  })
  const folder = typeof values.data === 'string' ? path.resolve(values.data) : DEFAULT_FOLDER
  return existsSync(folder) ? folder : null
}

export async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content
}

/** Every JSON file of a folder, in the order of their names, as one list. */
export async function readJsonLists<Item>(folder: string): Promise<Item[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const lists = await Promise.all(names.map((name) => readJson<Item[]>(path.join(folder, name))))
  return lists.flat()
}
