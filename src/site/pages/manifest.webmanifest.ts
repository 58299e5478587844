import type { APIRoute } from 'astro'
import { site } from '#content/site.ts'
import { tileIcons } from '#site/seo/icons/tile-icons.ts'
import { lightColors } from '#site/seo/light-colors.ts'

export const GET: APIRoute = () =>
  Response.json({
    name: site.legalName,
    short_name: site.name,
    description: site.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: lightColors.paper,
    background_color: lightColors.paper,
    icons: Object.entries(tileIcons).map(([name, { sizePx, purpose }]) => ({
      src: `/${name}.png`,
      sizes: `${sizePx}x${sizePx}`,
      type: 'image/png',
      purpose,
    })),
  })
