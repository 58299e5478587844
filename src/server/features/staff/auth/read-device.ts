const MAX_CHARS = 300

/** What of a request a new session remembers: the browser's name for itself. */
export function readDevice(headers: Headers): Headers {
  return new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, MAX_CHARS) })
}
