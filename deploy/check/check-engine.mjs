import { ENGINE_ENVIRONMENT, ENGINE_FLAGS } from '../../scripts/engine.mjs'
import { readDockerfile, readEnvironment } from './read-dockerfile.mjs'

/** Whatever runs or compiles the product; the health check and the installation are no part of it. */
const RUNS_PRODUCT = /\bnode\b(?:(?!&&|\bnode ).)*dist-server\//g

/**
 * Whether the image starts the engine as `npm start` does. What is compiled beforehand with other flags is not found
 * at a start.
 * @returns {string[]} what differs
 */
export function checkEngine() {
  const stage = readDockerfile().at(-1)
  if (!stage) return ['The Dockerfile has no stage.']
  const environment = readEnvironment(stage)
  const commands = stage.instructions
    .filter(({ word }) => word === 'RUN' || word === 'CMD')
    .flatMap(({ rest }) => rest.replaceAll(/[",]+/g, '').match(RUNS_PRODUCT) ?? [])
  const flags = ENGINE_FLAGS.join(' ')
  return [
    ...commands
      .filter((command) => !command.includes(`node ${flags} `))
      .map((command) => `Dockerfile: not started with ${flags}: ${command}`),
    ...Object.entries(ENGINE_ENVIRONMENT)
      .filter(([name, value]) => environment[name] !== value)
      .map(([name, value]) => `Dockerfile: ${name} is not ${value}.`),
    ...(commands.length < 3 ? ['Dockerfile: it does not compile and start the product.'] : []),
  ]
}
