import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '#server/platform/errors.ts'

/** Half of the threads that Node has for such work: files and names are looked up in the others. */
const AT_ONCE = 2
/** At about 20 ms each, the last in the queue waits a little over a second. */
const WAITING_MAX = 100
const RETRY_AFTER_SECONDS = 2

/** So many at once, the others in a line, and no endless one: each takes 19 MiB and a whole core. */
export function createHashingLimit({ atOnce = AT_ONCE, waitingMax = WAITING_MAX } = {}) {
  const line: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= waitingMax) throw refuse()
    await new Promise<void>((resolve) => line.push(resolve))
  }

  /** The place goes to who waited longest. */
  function leave(): void {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }

  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

function refuse(): AppError {
  const refusal = new AppError('unavailable', 'Too many sign-ins at once. Try again in a moment.')
  refusal.retryAfterSeconds = RETRY_AFTER_SECONDS
  return refusal
}

const limitHashing = createHashingLimit()
const deriveUnlimited = promisify(argon2)
const deriveKey: typeof deriveUnlimited = (algorithm, parameters) =>
  limitHashing(() => deriveUnlimited(algorithm, parameters))

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. About 20 ms. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32
const SALT_BYTES = 16

const PARAMETERS = `m=${MEMORY_KIB},t=${PASSES},p=${LANES}`
const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Hashes for storage, in the PHC string format that says how it was made. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await deriveKey('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    tagLength: TAG_BYTES,
  })
  return `$argon2id$v=19$${PARAMETERS}$${encode(salt)}$${encode(tag)}`
}

/** Compares in constant time, with the parameters that the stored hash was made with. */
export async function verifyPassword(stored: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, lanes, salt, tag] = ENCODED.exec(stored.hash) ?? []
  if (!salt || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await deriveKey('argon2id', {
    message: stored.password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(?<!=)=+$/, '')
}
