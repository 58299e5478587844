import type { APIRoute } from 'astro'
import { composeFavicon } from '#site/seo/icons/compose-icon-svg.ts'

export const GET: APIRoute = () =>
  new Response(composeFavicon(), { headers: { 'Content-Type': 'image/svg+xml' } })
