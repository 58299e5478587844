import type { AuthDeps, openAuth } from '#server/features/staff/auth/open-auth.ts'

export type Auth = Pick<ReturnType<typeof openAuth>, 'api'>

/** Passwords and sessions of staff. The library behind it is loaded by the first call: visitors never need it. */
export function createAuth(deps: AuthDeps): Auth {
  let opening: Promise<Auth> | undefined
  const open = () => {
    opening ??= import('#server/features/staff/auth/open-auth.ts').then((module) =>
      module.openAuth(deps),
    )
    return opening
  }
  const callLater = (_calls: object, name: string) => {
    return async (...words: unknown[]) => {
      const { api } = await open()
      const call = api[name as keyof typeof api] as (...words: unknown[]) => unknown
      return await call(...words)
    }
  }
  return { api: new Proxy({}, { get: callLater }) as Auth['api'] }
}
