import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { AgentReply } from '#server/routes/conversations.schema.ts'

/**
 * With `Accept: text/event-stream` the reply is three events: `data` (all that code decided, without
 * the words), `text` (the words), `done`. A refusal stays JSON with its status.
 */
export const streamReplyWhenAsked: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const wantsStream = c.req.header('accept')?.includes('text/event-stream')
  if (!wantsStream || !c.res.ok) return
  const { response, ...data } = AgentReply.parse(await c.res.json())
  const events = [
    formatEvent('data', data),
    formatEvent('text', { response }),
    formatEvent('done', {}),
  ]
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' }
  c.res = new Response(events.join(''), { headers })
}

function formatEvent(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
