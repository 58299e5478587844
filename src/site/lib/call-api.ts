/**
 * The result of a call. `refused` carries the server's own words for people; `unreachable` means that no
 * usable answer came, and `isUnreadable` that one came which is not ours, such as a network's sign-in page.
 */
export type ApiResult<Value> =
  | { kind: 'ok'; value: Value }
  | {
      kind: 'refused'
      code: string
      message: string
      status: number
      requestId: string
      fields: Record<string, string>
      /** Present where the server said when to come back. */
      retryAfterSeconds?: number
    }
  | { kind: 'unreachable'; isUnreadable: boolean }

export type ApiRefusal = Extract<ApiResult<never>, { kind: 'refused' }>
export type ApiFailure = Exclude<ApiResult<never>, { kind: 'ok' }>

/** The part of a fetch Response that is read; `json` carries the type of the reply. */
type Answer<Value> = {
  ok: boolean
  status: number
  headers?: Pick<Headers, 'get'>
  json: () => Promise<Value>
}

export type CallOptions = { init: { signal: AbortSignal } }

/** The failure of a call that got no answer. */
export const UNREACHABLE = { kind: 'unreachable', isUnreadable: false } as const

const DEFAULT_TIMEOUT_MS = 20_000

/** Waits for one call to the server and says how it ended. Never throws. */
export async function callApi<Value>(
  call: (options: CallOptions) => Promise<Answer<Value>>,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<ApiResult<Value>> {
  try {
    return await readAnswer(await call({ init: { signal: AbortSignal.timeout(timeoutMs) } }))
  } catch (error) {
    // `json()` throws a SyntaxError for text that is not JSON, a lost connection a TypeError.
    return { ...UNREACHABLE, isUnreadable: error instanceof SyntaxError }
  }
}

/** Throws where the answer is neither what was asked for nor a refusal, or breaks off. */
export async function readAnswer<Value>(answer: Answer<Value>): Promise<ApiResult<Value>> {
  if (!answer.ok) return await describeRefusal(answer)
  return { kind: 'ok', value: await answer.json() }
}

async function describeRefusal(answer: Answer<unknown>): Promise<ApiRefusal> {
  const error = readError(await answer.json().catch(() => null))
  const retryAfterSeconds = Number(answer.headers?.get('retry-after') ?? 0)
  return {
    kind: 'refused',
    status: answer.status,
    code: error.code ?? 'internal',
    message: error.message ?? '',
    requestId: error.requestId ?? '',
    fields: error.fields ?? {},
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
  }
}

/** A proxy in front of the server may refuse with a page instead of our JSON. */
function readError(body: unknown): Partial<Omit<ApiRefusal, 'kind' | 'status'>> {
  return (body as { error?: object } | null)?.error ?? {}
}
