import { and, eq, gt } from 'drizzle-orm'
import { parse } from 'hono/utils/cookie'
import { SignedInReply, SignInReply, type SignInRequest } from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import { recordAudit } from '#server/features/staff/audit/audit-log.ts'
import { keepCookie, nameCookie, readDevice } from '#server/features/staff/auth/session-headers.ts'
import { type SpendCode, verifyCode } from '#server/features/staff/auth/two-factor.ts'
import { twoFactor, user, verification } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyAccess } from '#server/platform/events/notify.ts'
import { composeWait, refuseExcess } from '#server/platform/limits/count-within.ts'
import { findCounter } from '#server/platform/limits/create-counter.ts'

type SignInDeps = Pick<Deps, 'auth' | 'db' | 'clock' | 'createId'>

/**
 * Checks the password and opens a session; the one that `headers` carry ends. The token is in the
 * cookies alone, not in the reply. An account with a second factor gets no session yet, but the
 * cookie that its second step asks for.
 */
export async function signIn(
  deps: SignInDeps,
  { email, password }: SignInRequest,
  headers: Headers,
): Promise<{ reply: SignInReply; cookies: string[] }> {
  const answer = await deps.auth.api.signInEmail({
    body: { email, password },
    headers: readDevice(headers),
    asResponse: true,
  })
  if (answer.status === 401) {
    await recordFailure(deps, email)
    throw new AppError('invalid_credentials', 'This email and password do not match an account.')
  }
  if (!answer.ok) throw new Error(`Sign-in was answered with ${answer.status}`)
  await signOut(deps, headers)
  const cookies = answer.headers.getSetCookie()
  const said: unknown = await answer.json()
  if (isHalfDone(said)) return { reply: { second_step: true }, cookies }
  const reply = SignInReply.parse(said)
  if ('user' in reply) await recordSignIn(deps, reply.user)
  return { reply, cookies }
}

export function recordSignIn(
  deps: SignInDeps,
  account: { id: string; email: string },
): Promise<void> {
  return recordAudit(deps, deps.db, {
    actor: account,
    action: 'sign_in',
    subjectType: 'account',
    subjectId: account.id,
  })
}

/** An unknown email address is not kept: it may be a password in the wrong field. */
async function recordFailure(deps: SignInDeps, email: string): Promise<void> {
  const [known] = await deps.db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(eq(user.email, email.toLowerCase()))
  await recordAudit(deps, deps.db, {
    actor: 'visitor',
    action: 'sign_in.failed',
    subjectType: 'account',
    subjectId: known?.id ?? 'unknown',
    detail: known ? { email: known.email } : {},
  })
}

function isHalfDone(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'twoFactorRedirect' in said
}

/** Ends the session on the server. Returns the cookies that end it in the browser. */
export async function signOut(
  { auth, db }: Pick<Deps, 'auth' | 'db'>,
  headers: Headers,
): Promise<string[]> {
  const answer = await auth.api.signOut({ headers: keepCookie(headers), asResponse: true })
  if (!answer.ok) throw new Error(`Sign-out was answered with ${answer.status}`)
  if (headers.has('cookie')) await notifyAccess(db)
  return answer.headers.getSetCookie()
}

type CodeDeps = Pick<Deps, 'db' | 'auth' | 'config' | 'clock' | 'createId' | 'logger'>
/** Before the signature, in Better Auth's own letters: whatever else stands there is not looked up. */
const STEP_IDENTIFIER = /^2fa-[\w-]{1,100}(?=\.)/

type Account = { id: string; email: string }

/** The second step: only who gave the right password moments ago has the cookie that it asks for. */
export async function signInWithCode(
  deps: CodeDeps,
  spendCode: SpendCode,
  { code, headers }: { code: string; headers: Headers },
): Promise<{ reply: SignedInReply; cookies: string[] }> {
  const cookie = readStepCookie(deps.config, headers)
  const account = await findAccount(deps, cookie)
  if (!account) throw startAgain()
  // Nothing else of the request: a session beside the cookie would be asked instead of it.
  const step = readDevice(headers)
  step.set('cookie', `${nameCookie(deps.config, 'staff-second-step')}=${cookie}`)
  // Better Auth's own count looks before it locks: many guesses at one moment would all be looked at.
  const counter = findCounter(deps)
  const ofAccount = [{ limit: 'sign-in-code-account', subject: account.id }] as const
  const excess = await counter.count(ofAccount)
  if (excess) throw refuseExcess(excess)
  const answer = await verifyCode(deps, spendCode, { userId: account.id, code, headers: step })
  if (!answer?.ok) {
    await record(deps, account, 'sign_in.code_failed')
    throw await explainRefusal(deps, account, answer)
  }
  await counter.giveBack(ofAccount)
  await signOut(deps, headers)
  await record(deps, account, 'sign_in')
  return { reply: SignedInReply.parse(await answer.json()), cookies: answer.headers.getSetCookie() }
}

function readStepCookie(config: Deps['config'], headers: Headers): string {
  const name = nameCookie(config, 'staff-second-step')
  return encodeURIComponent(parse(headers.get('cookie') ?? '', name)[name] ?? '')
}

/** Better Auth checks the cookie's signature; whose it would be is needed before. */
async function findAccount({ db, clock }: CodeDeps, cookie: string): Promise<Account | null> {
  const [identifier] = STEP_IDENTIFIER.exec(decodeURIComponent(cookie)) ?? []
  if (identifier === undefined) return null
  const [found] = await db
    .select({ id: user.id, email: user.email })
    .from(verification)
    .innerJoin(user, eq(user.id, verification.value))
    .where(and(eq(verification.identifier, identifier), gt(verification.expiresAt, clock())))
  return found ?? null
}

async function explainRefusal(
  { db, clock }: CodeDeps,
  account: Account,
  answer: Response | null,
): Promise<AppError> {
  if (answer?.status === 429) {
    const [rest] = await db
      .select({ until: twoFactor.lockedUntil })
      .from(twoFactor)
      .where(eq(twoFactor.userId, account.id))
    const leftMs = (rest?.until?.getTime() ?? 0) - clock().getTime()
    return composeWait(leftMs / 1000)
  }
  const { code } = answer ? ((await answer.json()) as { code?: string }) : {}
  const isOver =
    code === 'INVALID_TWO_FACTOR_COOKIE' || code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'
  if (isOver) return startAgain()
  if (answer && answer.status >= 500) throw new Error(`A code was answered with ${answer.status}`)
  return new AppError('invalid_credentials', 'This code was not accepted. Use a new one.')
}

function startAgain(): AppError {
  return new AppError('unauthenticated', 'Start over with your email and password.')
}

function record(deps: CodeDeps, account: Account, action: string): Promise<void> {
  return recordAudit(deps, deps.db, {
    actor: account,
    action,
    subjectType: 'account',
    subjectId: account.id,
  })
}
