import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp } from '#tests/support/test-app.ts'

const Operation = z.object({
  summary: z.string().min(1),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) })
    .optional(),
  responses: z.record(z.string(), z.object({ description: z.string().min(1) })),
})
const Document = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})

let server: Awaited<ReturnType<typeof createTestApp>>
let text: string
let document: z.infer<typeof Document>

beforeAll(async () => {
  server = await createTestApp()
  text = await (await server.app.request('/api/openapi.json')).text()
  document = Document.parse(JSON.parse(text))
})
afterAll(() => server.close())

test('the document describes every route of the API', () => {
  const routes = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('/openapi.json'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual([...new Set(routes)].sort())
})

test('every operation declares the parameters of its path and what a fault looks like', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters, responses } of Object.values(operations)) {
      expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(names)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['500', '503']))
    }
  }
})

test('every message and reply says who worded it', () => {
  const origins = text.split('"enum":["model","template","person"]').length - 1
  expect(origins).toBeGreaterThanOrEqual(4)
})

test('the fields of the spec are in the request of the agent', () => {
  const operation = document.paths['/api/bd-agent-conversation']?.post
  expect(operation?.requestBody?.content['application/json']?.schema).toMatchObject({
    properties: {
      conversationId: {},
      message: {},
      messageHistory: {},
      triggerEnrichment: {},
      turnId: {},
    },
    required: ['conversationId', 'message'],
  })
})

test('every reference in the document leads somewhere', () => {
  const whole: unknown = JSON.parse(text)
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
  for (const reference of references) {
    const target = reference.split('/').reduce<unknown>((node, key) => Object(node)[key], whole)
    expect(target, reference).toBeDefined()
  }
})
