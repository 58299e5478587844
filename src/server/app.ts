import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { createGuardedApp } from '#server/http/create-guarded-app.ts'
import { adminRoutes } from '#server/routes/admin.ts'
import { adminAccountRoutes } from '#server/routes/admin-account.ts'
import { adminBookingRoutes } from '#server/routes/admin-bookings.ts'
import { adminErasureRoutes } from '#server/routes/admin-erasure.ts'
import { adminExportRoutes } from '#server/routes/admin-export.ts'
import { adminInsightRoutes } from '#server/routes/admin-insight.ts'
import { adminLeadRoutes } from '#server/routes/admin-leads.ts'
import { adminLiveRoutes } from '#server/routes/admin-live.ts'
import { adminOutboxRoutes } from '#server/routes/admin-outbox.ts'
import { adminTeamRoutes } from '#server/routes/admin-team.ts'
import { adminTwoFactorRoutes } from '#server/routes/admin-two-factor.ts'
import { auditRequestRoutes } from '#server/routes/audit-requests.ts'
import { authRoutes } from '#server/routes/auth.ts'
import { bookingRoutes } from '#server/routes/bookings.ts'
import { conversationLiveRoutes } from '#server/routes/conversation-live.ts'
import { conversationRoutes } from '#server/routes/conversations.ts'
import { eventRoutes } from '#server/routes/events.ts'
import { findingRoutes } from '#server/routes/findings.ts'
import { healthRoutes } from '#server/routes/health.ts'
import { joinRoutes } from '#server/routes/join.ts'
import { managedBookingRoutes } from '#server/routes/managed-bookings.ts'
import { metricsRoutes } from '#server/routes/metrics.ts'
import { myConversationRoutes } from '#server/routes/my-conversation.ts'
import { answerDocumentation } from '#server/routes/openapi.ts'
import { preferenceRoutes } from '#server/routes/preference.ts'
import { takeoverRoutes } from '#server/routes/takeover.ts'
import { webhookRoutes } from '#server/routes/webhooks.ts'

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

/** What the browser's typed client is made from: `hc<AppType>('/')`. */
export type AppType = ReturnType<typeof createApp>
