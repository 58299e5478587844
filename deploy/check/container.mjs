import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'

/** Stands for a container: a folder as its file system, an environment, and a user. */
/** @typedef {{ folder: string, env: Record<string, string>, user: import('./build-stage.mjs').User }} Container */

/**
 * @param {Container} container
 * @param {string[]} command
 */
export function start({ folder, env, user }, [program = '', ...words]) {
  const child = spawn(program, words, {
    cwd: folder,
    env,
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const exited = new Promise((resolve) => child.once('exit', resolve))
  return { child, exited, output: () => output }
}

/**
 * @param {Container} container
 * @param {string[]} command
 */
export function isHealthy({ folder, env, user }, [program = '', ...words]) {
  return spawnSync(program, words, { cwd: folder, env, ...user }).status === 0
}

/**
 * @param {Container} container
 * @param {string} place
 */
export function canWrite({ folder, env, user }, place) {
  const file = path.join(place, 'written')
  const code = `const { rmSync, writeFileSync } = require('node:fs'); writeFileSync('${file}', ''); rmSync('${file}')`
  return spawnSync('node', ['--eval', code], { cwd: folder, env, ...user }).status === 0
}

/**
 * Waits for a command, as `docker compose exec` does.
 * @param {Container} container
 * @param {string[]} command
 * @returns {string} what it said
 */
export function runInside({ folder, env, user }, [program = '', ...words]) {
  const options = /** @type {const} */ ({ cwd: folder, env, ...user, encoding: 'utf8' })
  const { stdout, stderr } = spawnSync(program, words, options)
  return stdout + stderr
}
