import { vi } from 'vitest'

type Call = { path: string; body: Record<string, unknown> }
/** `sign_in_page` is what a hotel's network puts in place of every answer; `hanging` never comes. */
type Answer =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'unreachable'
  | 'sign_in_page'
  | 'hanging'

/** Stands in for the server: answers by path, and keeps what was asked of it. */
export function installFakeApi(answers: Record<string, Answer | (() => Answer)>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(input, 'http://localhost:3000')
    calls.push({ path: pathname, body: JSON.parse(String(init?.body ?? '{}')) })
    const found = answers[pathname]
    const answer = typeof found === 'function' ? found() : found
    if (!answer) throw new Error(`no answer for ${pathname}`)
    if (answer === 'unreachable') throw new TypeError('fetch failed')
    if (answer === 'sign_in_page') return new Response('<h1>Sign in</h1>')
    if (answer === 'hanging') return new Promise<never>(() => {})
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json', ...answer.headers },
    })
  })
  return calls
}

export function refusal(
  status: number,
  error: { code: string; message: string; fields?: object },
): Answer {
  return { status, body: { error: { ...error, requestId: 'request-1' } } }
}
