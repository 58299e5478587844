/** The longest domain name (RFC 1035). */
const HOST_MAX_CHARS = 253

type Facts = { company_website?: { value: unknown } | undefined }

/** The company's website as the visitor named it, in one spelling; null while it is unknown or was refused. */
export function readNamedHost({ company_website: fact }: Facts): string | null {
  if (typeof fact?.value !== 'string') return null
  const host = fact.value.trim().toLowerCase().replace(/\.$/, '')
  return host === '' || host.length > HOST_MAX_CHARS ? null : host
}
