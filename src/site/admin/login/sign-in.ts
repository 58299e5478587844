import { signInFailures } from '#content/staff/entry.ts'
import { checkSession } from '#site/admin/session/session-query.ts'
import { giveCode } from '#site/lib/account-api.ts'
import { addReference } from '#site/lib/add-reference.ts'
import { signIn } from '#site/lib/api.ts'
import type { ApiRefusal } from '#site/lib/call-api.ts'

export type Credentials = { email: string; password: string }

/** `toast` is the short word, `advice` the sentence that stays in the form. */
export type SignInOutcome =
  | { kind: 'welcome' }
  | { kind: 'second-step' }
  | { kind: 'not-admin' }
  | { kind: 'failed'; toast: string; advice: string }

const { failed: LOGIN_FAILED } = signInFailures

/** Signs in, then looks up the role: a valid password alone does not open the staff area. */
export async function attemptSignIn(credentials: Credentials): Promise<SignInOutcome> {
  const result = await signIn(credentials)
  if (result.kind === 'unreachable') return failWith(LOGIN_FAILED, signInFailures.noAnswer)
  if (result.kind === 'refused') return explainRefusal(result)
  if ('second_step' in result.value) return { kind: 'second-step' }
  return lookUpRole()
}

/** With a session: what it may do here. */
async function lookUpRole(): Promise<SignInOutcome> {
  try {
    const state = await checkSession()
    if (state.kind === 'signed-in') return { kind: 'welcome' }
    if (state.kind === 'not-admin') return { kind: 'not-admin' }
    return failWith(LOGIN_FAILED, signInFailures.noCookie)
  } catch {
    return failWith(LOGIN_FAILED, signInFailures.noRole)
  }
}

function explainRefusal(refusal: ApiRefusal): SignInOutcome {
  const { status, code, message } = refusal
  if (status === 401 || status === 400) {
    return failWith(signInFailures.invalid, signInFailures.noMatch)
  }
  if (status === 429) {
    const isOurText = code === 'too_many_requests' && message !== ''
    const text = isOurText ? message : signInFailures.tooMany
    return failWith(text, text)
  }
  return failWith(LOGIN_FAILED, addReference(signInFailures.server, refusal))
}

function failWith(toast: string, advice: string): SignInOutcome {
  return { kind: 'failed', toast, advice }
}

/** The second step. `over`: the password is asked for again. */
export async function attemptCode(code: string): Promise<SignInOutcome | { kind: 'over' }> {
  const result = await giveCode({ code })
  if (result.kind === 'unreachable') return failWith(LOGIN_FAILED, signInFailures.noAnswer)
  if (result.kind === 'ok') return lookUpRole()
  if (result.code === 'unauthenticated') return { kind: 'over' }
  const isWrong = result.status === 401 || result.status === 400
  return isWrong ? failWith(signInFailures.invalid, signInFailures.code) : explainRefusal(result)
}
