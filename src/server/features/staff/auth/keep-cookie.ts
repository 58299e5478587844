/** All that Better Auth gets of a request that carries a session: nothing of it says where the request came from. */
export function keepCookie(headers: Headers): Headers {
  const cookie = headers.get('cookie')
  return new Headers(cookie === null ? {} : { cookie })
}
