import { type Handler, Hono } from 'hono'
import { type GenerateSpecOptions, generateSpecs } from 'hono-openapi'
import { site } from '#content/site.ts'
import type { Deps } from '#server/deps.ts'
import { managedBookingRoutes } from '#server/features/bookings/managed-bookings-routes.ts'
import { bookingRoutes } from '#server/features/bookings/routes.ts'
import { webhookRoutes } from '#server/features/bookings/webhooks-routes.ts'
import {
  conversationLiveRoutes,
  preferenceRoutes,
} from '#server/features/chat/conversation-live-routes.ts'
import { findingRoutes } from '#server/features/chat/findings-routes.ts'
import { plainEstimateRoutes } from '#server/features/chat/plain-estimate-routes.ts'
import { conversationRoutes } from '#server/features/chat/routes.ts'
import { takeoverRoutes } from '#server/features/chat/takeover-routes.ts'
import { adminExportRoutes } from '#server/features/inbox/admin-export-routes.ts'
import { adminOutboxRoutes } from '#server/features/inbox/admin-outbox-routes.ts'
import { adminBookingRoutes } from '#server/features/inbox/bookings-routes.ts'
import { adminLiveRoutes, adminRoutes } from '#server/features/inbox/routes.ts'
import { eventRoutes } from '#server/features/insight/events-routes.ts'
import { adminInsightRoutes } from '#server/features/insight/routes.ts'
import { auditRequestRoutes } from '#server/features/leads/audit-requests-routes.ts'
import { adminLeadRoutes } from '#server/features/leads/routes.ts'
import { myConversationRoutes } from '#server/features/privacy/own-data/my-conversation-routes.ts'
import { adminErasureRoutes } from '#server/features/privacy/routes.ts'
import {
  adminAccountRoutes,
  adminTwoFactorRoutes,
} from '#server/features/staff/admin-account-routes.ts'
import { adminTeamRoutes } from '#server/features/staff/admin-team-routes.ts'
import { authRoutes, joinRoutes } from '#server/features/staff/routes.ts'
import { healthRoutes } from '#server/health.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { createGuardedApp } from '#server/platform/http/create-guarded-app.ts'
import { metricsRoutes } from '#server/platform/metrics/routes.ts'

/** The whole API as one function from request to response. It listens nowhere. */
export function createApp(deps: Deps) {
  const api = composeApi(deps)
  const app = createGuardedApp(deps)
  app.get('/api/openapi.json', answerDocumentation(app, deps.config))
  return app.route('/api', api)
}

function composeApi(deps: Deps) {
  return new Hono<AppEnv>()
    .route('/', healthRoutes(deps))
    .route('/', metricsRoutes(deps))
    .route('/', conversationRoutes(deps))
    .route('/', findingRoutes(deps))
    .route('/', plainEstimateRoutes(deps))
    .route('/', bookingRoutes(deps))
    .route('/', managedBookingRoutes(deps))
    .route('/', auditRequestRoutes(deps))
    .route('/', authRoutes(deps))
    .route('/', joinRoutes(deps))
    .route('/', adminTeamRoutes(deps))
    .route('/', adminAccountRoutes(deps))
    .route('/', adminTwoFactorRoutes(deps))
    .route('/', adminBookingRoutes(deps))
    .route('/', adminOutboxRoutes(deps))
    .route('/', adminLeadRoutes(deps))
    .route('/', adminInsightRoutes(deps))
    .route('/', webhookRoutes(deps))
    .route('/', eventRoutes(deps))
    .route('/', conversationLiveRoutes(deps))
    .route('/', adminLiveRoutes(deps))
    .route('/', preferenceRoutes(deps))
    .route('/', takeoverRoutes(deps))
    .route('/', myConversationRoutes(deps))
    .route('/', adminExportRoutes(deps))
    .route('/', adminErasureRoutes(deps))
    .route('/', adminRoutes(deps))
}

/** The type for the browser's client: `hc<AppType>('/')`. */
export type AppType = ReturnType<typeof createApp>

/** Written once: every reading of it would cost as much as a message. */
function answerDocumentation(app: Hono<AppEnv>, config: { siteUrl: string }): Handler<AppEnv> {
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
