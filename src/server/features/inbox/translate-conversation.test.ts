import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AdminConversationView } from '#contract/admin.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { createScriptedModel } from '#tests/support/scripted-model.ts'
import { openStaffDesk } from '#tests/support/staff-desk.ts'

let desk: Awaited<ReturnType<typeof openStaffDesk>>
const SPANISH = 'Hola, me llamo Ana Ruiz y copiamos facturas a mano'

beforeAll(async () => {
  desk = await openStaffDesk()
})
beforeEach(() => {
  desk.server.deps.brain = { ...desk.server.deps.brain, model: null }
  return desk.clear()
})
afterAll(() => desk.server.close())

function attachModel(translate = createScriptedModel().model.translate) {
  const asked: (readonly string[])[] = []
  const model = {
    ...createScriptedModel().model,
    translate: (request: Parameters<typeof translate>[0], signal: AbortSignal) => {
      asked.push(request.texts)
      return translate(request, signal)
    },
  }
  desk.server.deps.brain = { ...desk.server.deps.brain, model }
  return asked
}

const read = async (id: string) =>
  AdminConversationView.parse(
    await (await desk.staff.call(`/api/admin/conversations/${id}`)).json(),
  )
const ask = (id: string) =>
  desk.staff.call(`/api/admin/conversations/${id}/translation`, { json: {} })

test('staff see the original, and a machine’s translation once they ask; it is asked for once', async () => {
  const id = await desk.talk(SPANISH)
  const asked = attachModel()
  expect(await read(id)).toMatchObject({ can_translate: true })
  const reply = await ask(id)
  expect(reply.status).toBe(200)
  const { messages, can_translate } = AdminConversationView.parse(await reply.json())
  expect(can_translate).toBeUndefined()
  const said = messages.find(({ content }) => content === SPANISH)
  expect(said?.translation).toBe(`In English: ${SPANISH}`)
  // What is ours is in English already.
  expect(asked).toEqual([[SPANISH]])
  expect((await ask(id)).status).toBe(409)
  expect(asked).toHaveLength(1)
  expect((await read(id)).messages.find(({ id: known }) => known === said?.id)?.translation).toBe(
    said?.translation,
  )
})

test('nothing is offered without a model, or for a conversation in English', async () => {
  const spanish = await desk.talk(SPANISH)
  expect((await read(spanish)).can_translate).toBeUndefined()
  expect((await ask(spanish)).status).toBe(409)
  const english = await desk.talk('We copy invoices by hand every week')
  attachModel()
  expect((await read(english)).can_translate).toBeUndefined()
  expect((await ask(english)).status).toBe(409)
})

test('a model that fails leaves all as it was', async () => {
  const id = await desk.talk(SPANISH)
  attachModel(async () => null)
  expect((await ask(id)).status).toBe(503)
  const rows = await desk.server.db
    .select()
    .from(diagnosticMessages)
    .where(eq(diagnosticMessages.conversationId, id))
  expect(rows.every(({ metadata }) => metadata?.translation === undefined)).toBe(true)
})
