import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

type SourceFile = { file: string; layer: Layer; imports: readonly string[] }
type Layer = 'domain' | 'content' | 'contract' | 'agent' | 'server' | 'site'

/** Who may import whom (design, section 2). Every layer may import itself. */
const ALLOWED: Record<Layer, readonly Layer[]> = {
  domain: [],
  content: ['domain'],
  contract: ['domain', 'content'],
  agent: ['domain', 'content'],
  server: ['agent', 'content', 'contract', 'domain'],
  site: ['content', 'contract', 'domain'],
}
const LAYERS = Object.keys(ALLOWED) as Layer[]
const ONLY_SITE = /^(?:react|react-dom|astro|@astrojs\/|sonner|@tanstack\/|@base-ui\/)/
const ONLY_SERVER =
  /^(?:hono|hono-openapi|pg|drizzle-orm|better-auth|pino|rate-limiter-flexible|pg-boss|nodemailer|ical-generator|standardwebhooks|csv-stringify)(?:\/|$)/
const API_CLIENT = 'src/site/lib/api.ts'
/** All code that reaches other machines, and whose addresses it is given. */
const REACHES_OUT: Record<string, string> = {
  'src/server/features/enrichment/fetch/guarded-agent.ts': 'hosts that visitors name, each checked',
  'src/server/features/enrichment/fetch/find-addresses.ts': 'the name servers of the system',
  'src/server/features/enrichment/network/look-up-network.ts': 'NETWORK_LOOKUP_URL',
  'src/server/features/bookings/calendly/calendly-client.ts': 'CALENDLY_API_URL',
  'src/server/features/leads/delivery/send-delivery.ts':
    'SLACK_WEBHOOK_URL, LEAD_WEBHOOK_URL, HUBSPOT_API_URL',
  'src/server/platform/mail/mailer.ts': 'SMTP_URL',
  'src/server/features/models/provider/open-model.ts': 'LLM_BASE_URL, or the provider’s own',
  'src/server/features/models/provider/watch-fetch.ts': 'LLM_BASE_URL, or the provider’s own',
  'src/site/admin/live/open-staff-news.ts': 'the browser’s own origin',
  'src/site/islands/chat/api/visitor-news.ts': 'the browser’s own origin',
  'src/site/layouts/count-visit.ts': 'the browser’s own origin',
  'src/site/lib/api.ts': 'the browser’s own origin',
}
const FETCH_FOLDER = 'src/server/features/enrichment/fetch/'
const NETWORK_CALL =
  /(?<![.\w])fetch\s*\(|globalThis\.fetch\s*\(|=\s*(?:globalThis\.)?fetch\b|new (?:WebSocket|EventSource|XMLHttpRequest)\b|\bsendBeacon\(/
const NETWORK_MODULE =
  /^(?:(?:node:)?(?:https?|http2|net|tls|dgram|dns|dns\/promises)|undici|nodemailer|ws|ai|@ai-sdk\/.+)$/
/** Names that those modules export and that connect to nothing. */
const HARMLESS_NAME = /^(?:type .+|isIP|isIPv4|isIPv6|BlockList|createServer)$/
const IMPORTED_NAMES = /(?:^|\n)import\s+(?!type\s)([^'"]*?)\s+from\s+['"]([^'"]+)['"]/g
const LAZY_IMPORT = /\b(?:import|require)\(\s*['"]([^'"]+)['"]\s*\)/g
const IMPORT_PATTERN =
  /(?:^|[^.\w])(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

const VALUE_IMPORT =
  /(?:^|\n)(?:import|export)\s+(?!type\s)(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
const ONLY_TYPES = /^\{\s*(?:type [^,}]+,?\s*)+\}$/

const PRIVATE_PARTS =
  /\._(?:handle|httpMessage|header|headerSent|writev?|events|session)\b|_(?:headerSent|httpMessage)\b|\bsetFlagsFromString\b|\bNodePgSession\b|\.(?:un)?cork\(|runInNewContext\('gc'\)|--no-(?:regexp-tier-up|parallel-scavenge)|--expose-gc/g

/**
 * What a module could remember of a visitor's words. A `WeakMap` is allowed: what it holds goes with the message that is
 * its key.
 */
const MODULE_STATE =
  /^(?:export )?(?:let \w+(?:(?:: | = ).*)?|const \w+(?:: (?!ReadonlySet|ReadonlyMap|readonly )[^=\n]+)? = (?:new (?:Map|Set)(?:<.*>)?\(\)|\[\]))$/gm
/** Made of the pages alone, at its first use. */
const PAGE_KNOWLEDGE = ['src/agent/knowledge/knowledge.ts: let pagesOnly: Knowledge | undefined']

const files = globSync('src/**/*.{ts,tsx,astro,mdx}').map(readSource)
const production = files.filter(({ file }) => !/\.test\.tsx?$/.test(file))

function readSource(found: string): SourceFile {
  const file = found.replaceAll('\\', '/')
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(IMPORT_PATTERN)].map(([, fixed, lazy]) => fixed ?? lazy ?? '')
  return { file, layer: file.split('/')[1] as Layer, imports }
}

function layerOf(specifier: string): Layer | undefined {
  return LAYERS.find((layer) => specifier.startsWith(`#${layer}/`))
}

function listBreaches(isBreach: (source: SourceFile, specifier: string) => boolean): string[] {
  return production.flatMap((source) =>
    source.imports
      .filter((specifier) => isBreach(source, specifier))
      .map((specifier) => `${source.file} imports ${specifier}`),
  )
}

describe('architecture', () => {
  test('reads every layer', () => {
    expect(new Set(files.map(({ layer }) => layer))).toEqual(new Set(LAYERS))
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(100)
  })

  test('imports between layers follow the one direction', () => {
    const breaches = listBreaches(({ file, layer }, specifier) => {
      const target = layerOf(specifier)
      if (!target || target === layer || file === API_CLIENT) return false
      return !ALLOWED[layer].includes(target)
    })
    expect(breaches).toEqual([])
  })

  test('relative imports stay inside their folder tree, so that aliases show every crossing', () => {
    const breaches = listBreaches(({ file, layer }, specifier) => {
      if (!specifier.startsWith('.')) return false
      const target = path.posix.join(path.posix.dirname(file), specifier)
      return !target.startsWith(`src/${layer}/`)
    })
    expect(breaches).toEqual([])
  })

  test('the browser sees the server through types alone, in one file', () => {
    const client = readFileSync(API_CLIENT, 'utf8')
    const serverImports = client.match(/import[^;']*?from '#server\/[^']+'/g) ?? []
    expect(serverImports.length).toBeGreaterThan(0)
    expect(serverImports.filter((line) => !line.startsWith('import type'))).toEqual([])
  })

  test('the site imports types alone from the contract, so that no browser loads Zod for it', () => {
    const breaches = production
      .filter(({ layer }) => layer === 'site')
      .filter(({ file }) => listValueImports(file).some((name) => name.startsWith('#contract/')))
      .map(({ file }) => file)
    expect(breaches).toEqual([])
  })

  test('the platform imports no feature', () => {
    const breaches = listBreaches(
      ({ file }, specifier) =>
        file.startsWith('src/server/platform/') && specifier.startsWith('#server/features/'),
    )
    expect(breaches).toEqual([])
  })

  test('React lives in the site, database and HTTP in the server', () => {
    const breaches = listBreaches(({ file, layer }, specifier) => {
      if (ONLY_SITE.test(specifier)) return layer !== 'site'
      if (ONLY_SERVER.test(specifier)) return layer !== 'server' && file !== API_CLIENT
      return false
    })
    expect(breaches).toEqual([])
  })

  test('domain and agent know no clock, chance, environment or input and output', () => {
    const impure = /\bDate\.now\(|new Date\(\)|Math\.random\(|\bprocess\.\w|randomUUID|from 'node:/
    const breaches = production
      .filter(({ layer }) => layer === 'domain' || layer === 'agent')
      .filter(({ file }) => impure.test(readFileSync(file, 'utf8')))
      .map(({ file }) => file)
    expect(breaches).toEqual([])
  })

  test('no module of the agent keeps anything between turns', () => {
    const kept = production
      .filter(({ file }) => file.startsWith('src/agent/'))
      .flatMap(({ file }) =>
        (readFileSync(file, 'utf8').match(MODULE_STATE) ?? []).map((line) => `${file}: ${line}`),
      )
    expect(kept).toEqual(PAGE_KNOWLEDGE)
  })

  test.each([
    'let last = ""',
    'export let last: string',
    'const known = new Map<string, string>()',
    'const seen: Set<string> = new Set()',
    'const texts: string[] = []',
  ])('%j at the top of a module is told as memory', (line) => {
    expect(`import x from "y"\n${line}\n`).toMatch(MODULE_STATE)
  })

  test('only env.ts reads the environment', () => {
    const readers = production
      .filter(({ file }) => readFileSync(file, 'utf8').includes('process.env'))
      .map(({ file }) => file)
    expect(readers).toEqual(['src/server/platform/env.ts'])
  })

  test('only the files named here reach other machines', () => {
    const found = production.filter(({ file }) => canReachOut(readFileSync(file, 'utf8')))
    expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(REACHES_OUT).toSorted())
  })

  test('hosts that visitors name are reached through one file, behind one door', () => {
    const reachers = production.filter(({ imports }) =>
      imports.some((specifier) => /^(?:undici|(?:node:)?dns(?:\/promises)?)$/.test(specifier)),
    )
    expect(reachers.map(({ file }) => file).toSorted()).toEqual([
      `${FETCH_FOLDER}find-addresses.ts`,
      `${FETCH_FOLDER}guarded-agent.ts`,
    ])
    const breaches = listBreaches(({ file }, specifier) => {
      const target = resolveImport(file, specifier) ?? ''
      if (!target.startsWith(FETCH_FOLDER) || file.startsWith(FETCH_FOLDER)) return false
      return !/\/(?:create-page-fetcher|fetched-page)\.ts$/.test(target)
    })
    expect(breaches).toEqual([])
  })

  test.each([
    ["import { connect } from 'node:net'", true],
    ["import net from 'net'", true],
    ["import * as tls from 'node:tls'", true],
    ["import {\n  type Socket,\n  connect,\n} from 'node:net'", true],
    ["import { request } from 'https'", true],
    ["const { lookup } = await import('node:dns/promises')", true],
    ["const { Agent } = require('undici')", true],
    ['await fetch(url)', true],
    ['await globalThis.fetch(url)', true],
    ['const get = fetch', true],
    ["import { isIP, type Socket } from 'node:net'", false],
    ["import type { Socket } from 'node:net'", false],
    ["import { createServer } from 'node:http'", false],
    ['query.refetch()', false],
    ['app.fetch(request)', false],
    ['type Call = { fetch: typeof fetch }', false],
  ])('knows what reaches other machines: %s', (text, expected) => {
    expect(canReachOut(text)).toBe(expected)
  })

  test('nothing uses private or undocumented parts of Node, V8, pg, or Drizzle', () => {
    const programs = globSync('{scripts,deploy}/**/*.mjs').map((file) => file.replaceAll('\\', '/'))
    const found = [...production.map(({ file }) => file), ...programs, 'Dockerfile'].flatMap(
      (file) =>
        (readFileSync(file, 'utf8').match(PRIVATE_PARTS) ?? []).map((part) => `${file}: ${part}`),
    )
    expect(found).toEqual([])
  })

  test.each(['socket._handle', 'setFlagsFromString(', '--no-regexp-tier-up', 'stream.cork()'])(
    'knows a private part: %s',
    (text) => {
      expect(text.match(PRIVATE_PARTS)).not.toBeNull()
    },
  )

  test('file names follow the one rule: kebab-case, PascalCase for components', () => {
    const allowed =
      /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:schema|long|test|contract|config|d))*\.(?:ts|tsx|css|mdx|yaml|sql|json|svg|txt|astro)|[A-Z][A-Za-z0-9]*(?:\.test)?\.(?:tsx|astro))$/
    /** A page is named after its address: `rss.xml.ts`, `[slug].astro`. */
    const allowedPage = /^(?:[a-z0-9-]+|\[(?:\.{3})?[a-z]+\])(?:\.[a-z]+)*\.(?:astro|ts)$/
    const breaches = globSync('src/**/*.*')
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.includes('/migrations/') && !file.includes('/public/'))
      .filter((file) => {
        const name = path.posix.basename(file)
        return !(file.startsWith('src/site/pages/') ? allowedPage : allowed).test(name)
      })
    expect(breaches).toEqual([])
  })
})

function canReachOut(text: string): boolean {
  const isHarmless = (name: string) => HARMLESS_NAME.test(name.trim())
  const fixed = [...text.matchAll(IMPORTED_NAMES)].some(([, names = '', module = '']) => {
    if (!NETWORK_MODULE.test(module)) return false
    const list = names.replaceAll(/[{}]/g, ' ').split(',')
    return !list.filter((name) => name.trim() !== '').every(isHarmless)
  })
  const lazy = [...text.matchAll(LAZY_IMPORT)].some(([, module = '']) =>
    NETWORK_MODULE.test(module),
  )
  return fixed || lazy || NETWORK_CALL.test(text)
}

/** What a file imports when it runs: imports of types alone are left out. */
function listValueImports(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)
  return [...found]
    .filter(([, names = '']) => !ONLY_TYPES.test(names.trim()))
    .map(([, , fixed, lazy]) => fixed ?? lazy ?? '')
}

function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return undefined
}
