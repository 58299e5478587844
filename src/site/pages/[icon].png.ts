import type { APIRoute, GetStaticPaths } from 'astro'
import sharp from 'sharp'
import { composeTileIcon } from '#site/seo/icons/compose-icon-svg.ts'
import { tileIcons } from '#site/seo/icons/tile-icons.ts'

export const getStaticPaths = (() =>
  Object.entries(tileIcons).map(([icon, props]) => ({
    params: { icon },
    props,
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ sizePx: number; share: number }> = async ({ props }) => {
  const svg = Buffer.from(composeTileIcon(props.sizePx, props.share))
  const png = Buffer.from(await sharp(svg).png({ palette: true }).toBuffer())
  return new Response(png, { headers: { 'Content-Type': 'image/png' } })
}
