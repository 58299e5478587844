/** The embedded PostgreSQL cannot serve; the message says why and what the owner can do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}
