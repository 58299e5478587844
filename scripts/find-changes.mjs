import { spawnSync } from 'node:child_process'
import { ROOT } from './ensure-installed.mjs'

/**
 * Changes since the work left `main`: commits, the working tree, and files that Git does not know yet. Where
 * nothing has, what the last commit changed.
 * @returns {{ files: string[], since: string } | null} null where Git cannot say
 */
export function findChanges() {
  const inWorkingTree = listFiles(['ls-files', '--others', '--exclude-standard'])
  const head = ask(['rev-parse', 'HEAD'])
  if (!head || !inWorkingTree) return null
  const start = ask(['merge-base', 'HEAD', 'origin/main']) ?? ask(['merge-base', 'HEAD', 'main'])
  const changed = [...inWorkingTree, ...(listFiles(['diff', '--name-only', start ?? head]) ?? [])]
  if (changed.length > 0) return { files: changed, since: start ?? head }
  const before = ask(['rev-parse', '--verify', '--quiet', 'HEAD~1'])
  const files = before && listFiles(['diff', '--name-only', before])
  return before && files ? { files, since: before } : null
}

/** @param {string[]} words */
function listFiles([command = '', ...words]) {
  return ask([command, '-z', ...words])
    ?.split('\0')
    .filter((file) => file !== '')
}

/**
 * @param {string[]} words
 * @returns {string | null} null when Git refuses, or is not there
 */
function ask(words) {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
