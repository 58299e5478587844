import type { Handler, Hono } from 'hono'
import { type GenerateSpecOptions, generateSpecs } from 'hono-openapi'
import { site } from '#content/site.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'

/** Written once: every reading of it would cost as much as a message. */
export function answerDocumentation(
  app: Hono<AppEnv>,
  config: { siteUrl: string },
): Handler<AppEnv> {
  let text: Promise<string> | undefined
  return async (c) => {
    text ??= generateSpecs(app, apiDocumentation(config), c).then((spec) => JSON.stringify(spec))
    return c.body(await text, 200, { 'Content-Type': 'application/json' })
  }
}

function apiDocumentation(config: { siteUrl: string }): Partial<GenerateSpecOptions> {
  return {
    defaultValidationErrorResponse: false,
    // A calendar file is an answer of the API, though its name looks like a file's.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: `${site.name} API`,
        version: '1',
        description:
          'Visitor calls are owned by the HttpOnly cookie that create-conversation sets; staff calls by the one that sign-in sets.',
      },
      servers: [{ url: config.siteUrl }],
    },
  }
}
