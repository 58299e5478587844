/** Where the site will stand: `site` of astro.config.ts, which is never absent. */
export const siteUrl = new URL(import.meta.env.SITE)
