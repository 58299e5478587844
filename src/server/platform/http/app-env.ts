import type { HttpBindings } from '@hono/node-server'

/** Hono's context. `Bindings` is absent when a test calls the app in process. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string }
}
