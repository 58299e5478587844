/** Every refusal the API can give, and its HTTP status. */
export const ERROR_STATUS = {
  invalid_request: 400,
  invalid_credentials: 401,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  /** A request for a conversation came without its cookie. */
  cookie_missing: 404,
  method_not_allowed: 405,
  conflict: 409,
  slot_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** A request that is refused. The message is for people; it reaches the client as it stands. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Sent as `Retry-After`. */
  retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
  }
}
