/** The public address of the site: `site` of astro.config.ts, which is never absent. */
export const siteUrl = new URL(import.meta.env.SITE)
