import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { composeTileIcon } from '#site/seo/icons/compose-icon-svg.ts'
import { packIco } from '#site/seo/icons/pack-ico.ts'

const SIZES_PX = [16, 32, 48] as const
const MARK_SHARE = 0.86

/** For what asks for /favicon.ico without reading the page. */
export const GET: APIRoute = async () => {
  const images = await Promise.all(
    SIZES_PX.map(async (sizePx) => {
      const svg = Buffer.from(composeTileIcon(sizePx, MARK_SHARE))
      return { sizePx, png: await sharp(svg).png().toBuffer() }
    }),
  )
  return new Response(packIco(images), { headers: { 'Content-Type': 'image/x-icon' } })
}
