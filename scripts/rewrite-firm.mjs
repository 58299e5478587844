import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { composeAccent } from './compose-accent.mjs'

/**
 * An owner's answers. An accent of null keeps the colors.
 * @typedef {{ name: string, domain: string, email: string, accent: string | null, zone: string }} Firm
 */

const SITE = 'src/content/site.ts'
const PACKAGE = 'package.json'
const TOKENS = 'src/site/styles/tokens.css'
const IMAGES = 'src/site/seo/light-colors.ts'

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} &.'’+-]{0,39}$/u
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/
const EMAIL = /^[^\s@<>"']+@((?:[a-z0-9-]+\.)+[a-z0-9-]{2,})$/i
/** Reserved for examples (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/
const SPOKEN_MIN_CHARS = 3

/**
 * Checks and normalizes an answer, per field. Each returns the value, or null for a bad one.
 * @type {Record<keyof Firm, { must: string, read: (answer: string) => string | null }>}
 */
export const fields = {
  name: {
    must: "up to 40 letters, digits, spaces, and & . ' + -",
    read: (answer) => (NAME.test(answer) ? answer.replace(/\s+/g, ' ') : null),
  },
  domain: {
    must: 'a domain that is yours, such as northfold.com',
    read: (answer) => {
      const domain = answer
        .toLowerCase()
        .replace(/^https?:\/\/|\/$/g, '')
        .replace(/^www\./, '')
      return DOMAIN.test(domain) && !RESERVED.test(domain) ? domain : null
    },
  },
  email: {
    must: 'an email address that you read, such as hello@northfold.com',
    read: (answer) => {
      const [, domain = ''] = EMAIL.exec(answer) ?? []
      return domain !== '' && !RESERVED.test(domain.toLowerCase()) ? answer : null
    },
  },
  accent: {
    must: 'a color in six digits, such as #1f6feb',
    read: (answer) => (/^#[0-9a-f]{6}$/i.test(answer) ? answer.toLowerCase() : null),
  },
  zone: {
    must: 'an IANA time zone, such as America/New_York or Europe/Berlin',
    read: (answer) => {
      try {
        return new Intl.DateTimeFormat('en-US', { timeZone: answer }).resolvedOptions().timeZone
      } catch {
        return null
      }
    },
  },
}

/**
 * The word by which visitors call the firm: the first of its name, unless that is a word of everyday English.
 * @param {Pick<Firm, 'name' | 'domain'>} firm
 * @param {ReadonlySet<string>} commonWords
 */
export function chooseSpokenName({ name, domain }, commonWords) {
  const [first = ''] = name.split(/[\s-]+/)
  const candidates = [first, name, domain.slice(0, domain.indexOf('.'))].map(keepLetters)
  const isFit = (/** @type {string} */ word) =>
    word.length >= SPOKEN_MIN_CHARS && !commonWords.has(word)
  return candidates.find(isFit) ?? `${candidates[2]}firm`
}

/** @param {string} text */
function keepLetters(text) {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}

/**
 * Rewrites every file that names the firm; returns those that changed.
 * @param {string} root
 * @param {Firm} firm
 * @param {ReadonlySet<string>} commonWords
 */
export function rewriteFirm(root, firm, commonWords) {
  const spokenName = chooseSpokenName(firm, commonWords)
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8')
  /** @type {Record<string, string>} */
  const texts = {
    [SITE]: rewriteSite(read(SITE), firm, spokenName),
    [PACKAGE]: replaceOnce(read(PACKAGE), /^ {2}"name": ".*",$/m, `  "name": "${spokenName}",`),
  }
  if (firm.accent !== null) {
    const colors = composeAccent(firm.accent, { tokens: read(TOKENS), images: read(IMAGES) })
    Object.assign(texts, { [TOKENS]: colors.tokens, [IMAGES]: colors.images })
  }
  // Nothing is written unless everything could be read.
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(root, file), text)
  return Object.keys(texts)
}

/**
 * @param {string} text
 * @param {Firm} firm
 * @param {string} spokenName
 */
function rewriteSite(text, { name, domain, email, zone }, spokenName) {
  /** @type {[RegExp, string][]} */
  const lines = [
    [/^const name = .*$/m, `const name = ${quote(name)}`],
    [/^const domain = .*$/m, `const domain = ${quote(domain)}`],
    [/^ {2}legalName: .*$/m, '  legalName: name,'],
    [/^ {2}spokenName: .*$/m, `  spokenName: ${quote(spokenName)},`],
    [/^ {4}contact: .*$/m, `    contact: ${quote(email)},`],
    [/^ {4}careers: .*$/m, `    careers: ${quote(email)},`],
    [/^ {2}timeZone: .*$/m, `  timeZone: ${quote(zone)},`],
  ]
  const named = lines.reduce((done, [line, by]) => replaceOnce(done, line, by), text)
  return named.replace(/^ {2}\/\*\* `npm run setup` takes this away.*\n {2}invented: true,\n/m, '')
}

/**
 * @param {string} text
 * @param {RegExp} found
 * @param {string} by
 */
function replaceOnce(text, found, by) {
  if (!found.test(text)) throw new Error(`There is no line like ${found} to rewrite.`)
  return text.replace(found, () => by)
}

/** @param {string} text */
function quote(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}
