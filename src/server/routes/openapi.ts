import type { GenerateSpecOptions } from 'hono-openapi'
import { site } from '#content/site.ts'

export function apiDocumentation(config: { siteUrl: string }): Partial<GenerateSpecOptions> {
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
