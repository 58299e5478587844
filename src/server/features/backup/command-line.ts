import { parseArgs } from 'node:util'
import { BackupError } from '#server/features/backup/backup-file.ts'
import {
  EmbeddedPostgresError,
  isConnectionFailure,
} from '#server/platform/db/embedded/connection-failure.ts'
import { EnvError } from '#server/platform/env.ts'
import { describeError } from '#server/platform/log/create-logger.ts'

type Arguments<Flag extends string> = { file: string; flags: Record<Flag, boolean> }

/**
 * One file, and flags.
 * @returns null when help is wanted. @throws BackupError with the usage for anything else.
 */
export function readArguments<Flag extends string>(
  words: readonly string[],
  known: readonly Flag[],
  usage: string,
): Arguments<Flag> | null {
  const flag = { type: 'boolean', default: false } as const
  const options = Object.fromEntries([...known, 'help'].map((name) => [name, flag]))
  const parsed = parse()
  if (words.length === 0 || parsed.values.help) return null
  const [file, ...others] = parsed.positionals
  if (!file || others.length > 0) throw new BackupError(`Name one file.\n\n${usage}`)
  return { file, flags: parsed.values as Record<Flag, boolean> }

  function parse() {
    try {
      return parseArgs({ args: [...words], options, allowPositionals: true })
    } catch (error) {
      throw new BackupError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    }
  }
}

/** Says what went wrong and ends. What is not expected is described without the rows that were on their way. */
export function exitWithReason(error: unknown): never {
  const isExplained =
    error instanceof EnvError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof BackupError
  if (isExplained) console.error(error.message)
  else if (isConnectionFailure(error)) {
    console.error('The database cannot be reached, or has no room left:', describeError(error))
  } else console.error(describeError(error))
  process.exit(1)
}
