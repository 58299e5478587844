import type { APIRoute, GetStaticPaths } from 'astro'
import { toSharePath } from '#site/seo/machine-addresses.ts'
import { listPublicPages } from '#site/seo/public-pages.ts'
import type { ShareCard } from '#site/seo/share-images/compose-share-svg.ts'
import { drawShareImage } from '#site/seo/share-images/draw-share-image.ts'

export const getStaticPaths = (async () => {
  const pages = await listPublicPages()
  return pages.map(({ metadata, card }) => ({
    params: { path: toSharePath(metadata.path).replace(/^\/share\/|\.png$/g, '') },
    props: { card },
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(await drawShareImage(props.card), { headers: { 'Content-Type': 'image/png' } })
