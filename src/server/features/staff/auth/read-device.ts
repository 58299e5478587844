const MAX_CHARS = 300

/** A new session keeps the browser's name for itself. */
export function readDevice(headers: Headers): Headers {
  return new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, MAX_CHARS) })
}
