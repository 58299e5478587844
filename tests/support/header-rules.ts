import { createHash } from 'node:crypto'

/** What of an answer the rules look at; header names in lower case. */
export type JudgedAnswer = { headers: Record<string, string>; html: string | null }

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** Data, which browsers do not run. */
const DATA_TYPE = /type="application\/(?:ld\+)?json"/
const CLOSED = ['base-uri', 'form-action', 'frame-ancestors']

/**
 * What is wrong with the headers of an answer, by the rules of the MDN HTTP Observatory that hold without TLS (see
 * scripts/grade-headers.mjs) and some of ours.
 */
export function findHeaderFaults({ headers, html }: JudgedAnswer): string[] {
  const policy = parsePolicy(headers['content-security-policy'] ?? '')
  return [
    ...judgePolicy(policy),
    ...judgeHeaders(headers),
    ...(html === null ? [] : judgePage(html, policy, headers)),
  ]
}

type Policy = ReadonlyMap<string, readonly string[]>

function parsePolicy(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function judgePolicy(policy: Policy): string[] {
  const all = [...policy.values()].flat()
  return [
    policy.get('default-src')?.join() !== "'none'" && "default-src is not 'none'",
    ...CLOSED.map((name) => !policy.has(name) && `${name} is not limited`),
    ...all.map(
      (source) =>
        /unsafe-(?:inline|eval|hashes)/.test(source) && !source.startsWith("'wasm-") && source,
    ),
    ...all.map(
      (source) => /^(?:\*|https?:|ftp:)(?:\/\/\*.*)?$/.test(source) && `${source} is any site`,
    ),
    ['script-src', 'object-src', 'style-src'].some((name) => policy.get(name)?.includes('data:')) &&
      'data: may be run',
  ].filter((fault) => fault !== false)
}

function judgeHeaders(headers: Record<string, string>): string[] {
  const cookies = headers['set-cookie'] ?? ''
  return [
    headers['x-content-type-options'] !== 'nosniff' && 'the type may be guessed',
    !/^(?:same-origin|no-referrer|strict-origin-when-cross-origin)$/.test(
      headers['referrer-policy'] ?? '',
    ) && 'referrers tell too much',
    !/^(?:same-origin|cross-origin)$/.test(headers['cross-origin-resource-policy'] ?? '') &&
      'no Cross-Origin-Resource-Policy',
    headers['access-control-allow-origin'] !== undefined && 'other sites may read it',
    (headers.server ?? headers['x-powered-by']) !== undefined && 'the software is named',
    cookies !== '' && !/HttpOnly/i.test(cookies) && 'scripts may read a cookie',
    cookies !== '' &&
      !/SameSite=(?:Lax|Strict)/i.test(cookies) &&
      'a cookie goes along from other sites',
  ].filter((fault) => fault !== false)
}

/** The policy has to fit the page, or the page breaks: nothing inline without its hash. */
function judgePage(html: string, policy: Policy, headers: Record<string, string>): string[] {
  const inline = [...html.matchAll(INLINE)].filter(
    ([, , attributes = '', content]) => content && !DATA_TYPE.test(attributes),
  )
  return [
    !headers['cross-origin-opener-policy']?.startsWith('same-origin') &&
      'other windows may reach it',
    ...inline.map(([, kind, , content = '']) => {
      const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`
      return (
        !policy.get(`${kind}-src`)?.includes(hash) &&
        `a ${kind} is refused: ${content.slice(0, 40)}`
      )
    }),
    / style="/.test(html) && 'a style attribute is refused',
    / on[a-z]+="/.test(html) && 'a handler attribute is refused',
    /<script[^>]+src="(?:https?:)?\/\//.test(html) && 'a script of another site',
  ].filter((fault) => fault !== false)
}
