import { readFileSync } from 'node:fs'

/** @typedef {{ word: string, rest: string }} Instruction */
/** @typedef {{ image: string, name: string, instructions: Instruction[] }} Stage */

/**
 * As far as ours goes: no heredocs, no build mounts.
 * @returns {Stage[]}
 */
export function readDockerfile(file = 'Dockerfile') {
  const lines = readFileSync(file, 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
  /** @type {Stage[]} */
  const stages = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? []
    if (word === '') throw new Error(`Dockerfile: not understood: ${line}`)
    if (word === 'FROM') {
      const [image = '', , name = 'final'] = rest.split(' ')
      stages.push({ image, name, instructions: [] })
    } else stages.at(-1)?.instructions.push({ word, rest })
  }
  return stages
}

/**
 * @param {Stage} stage
 * @param {string} word
 * @returns {string} what stands behind the last such instruction; empty without one
 */
export function readLast(stage, word) {
  return stage.instructions.findLast((one) => one.word === word)?.rest ?? ''
}

/**
 * @param {Stage} stage
 * @returns {Record<string, string>} what ENV sets
 */
export function readEnvironment(stage) {
  const pairs = stage.instructions
    .filter(({ word }) => word === 'ENV')
    .flatMap(({ rest }) => rest.split(' '))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
  return Object.fromEntries(pairs)
}

/**
 * @param {Stage} stage
 * @returns {string[]} the words of HEALTHCHECK's command
 */
export function readHealthCommand(stage) {
  const rest = readLast(stage, 'HEALTHCHECK')
  return JSON.parse(rest.slice(rest.indexOf('[')))
}
