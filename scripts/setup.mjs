import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { fail, ROOT } from './ensure-installed.mjs'
import { runOnPinnedNode } from './run-on-pinned-node.mjs'

const USAGE = `npm run setup
  Asks for the firm's name, domain, email address, accent color, and time zone, and rewrites what names the firm.

npm run setup -- --name Northfold --domain northfold.com --email hello@northfold.com --accent '#1f6feb' --zone Europe/Berlin
  The same without questions. --accent and --zone may be left out: colors and time zone stay as they are.`

await runOnPinnedNode({ extent: 'production', work: setUp })

async function setUp() {
  const { fields, rewriteFirm } = await import('./rewrite-firm.mjs')
  const { COMMON_WORDS } = await import('../src/agent/lexicon/common-words.ts')
  const { site } = await import('../src/content/site.ts')
  const { help, ...given } = readFlags()
  if (help) return console.log(USAGE)
  const terminal = Object.keys(given).length === 0 ? openTerminal() : null

  /**
   * @template {string | null} Unset
   * @param {keyof typeof fields} name
   * @param {string} question
   * @param {Unset} [unset] what nothing means; without it, there has to be an answer
   */
  const answer = async (name, question, unset) => {
    const { must, read } = fields[name]
    const take = (/** @type {string} */ text) =>
      text === '' && unset !== undefined ? unset : (read(text) ?? undefined)
    if (terminal) return await ask(terminal, { question, must, take })
    const taken = take((given[name] ?? '').trim())
    return taken === undefined ? fail(`--${name} must be ${must}.`) : taken
  }

  const name = String(await answer('name', 'Name of the firm'))
  const domain = String(await answer('domain', 'Domain of the website'))
  const email = String(await answer('email', 'Email address that visitors write to'))
  const accent = await answer('accent', 'Accent color, such as #1f6feb; empty keeps it', null)
  const zone = String(
    await answer('zone', `Time zone of your calendar; empty means ${site.timeZone}`, site.timeZone),
  )
  terminal?.close()
  const files = rewriteFirm(ROOT, { name, domain, email, accent, zone }, COMMON_WORDS)
  console.log(`Rewritten: ${files.join(', ')}.`)
  console.log(
    `Set SITE_URL=https://${domain} where the site runs. What is left: npm run launch-check`,
  )
}

function readFlags() {
  const text = /** @type {const} */ ({ type: 'string' })
  const options = { name: text, domain: text, email: text, accent: text, zone: text }
  try {
    const help = /** @type {const} */ ({ type: 'boolean' })
    return parseArgs({ options: { ...options, help } }).values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

/** Lines are kept until they are asked for, so that answers may also be piped in. */
function openTerminal() {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const arriving = lines[Symbol.asyncIterator]()
  return { next: () => arriving.next(), close: () => lines.close() }
}

/**
 * Repeats the question until its answer can be used.
 * @template Value
 * @param {ReturnType<typeof openTerminal>} terminal
 * @param {{ question: string, must: string, take: (text: string) => Value | undefined }} wanted
 */
async function ask(terminal, { question, must, take }) {
  for (;;) {
    process.stdout.write(`${question}: `)
    const { value, done } = await terminal.next()
    if (done) return fail('Nothing was changed: the answers ended early.')
    const taken = take(value.trim())
    if (taken !== undefined) return taken
    console.log(`It must be ${must}.`)
  }
}
