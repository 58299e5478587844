/** The drawn icons by file name. A maskable one may be cut to a circle, so its mark stays in the inner 80 %. */
export const tileIcons = {
  'apple-touch-icon': { sizePx: 180, share: 0.62, purpose: 'any' },
  'icon-192': { sizePx: 192, share: 0.68, purpose: 'any' },
  'icon-512': { sizePx: 512, share: 0.68, purpose: 'any' },
  'icon-maskable-512': { sizePx: 512, share: 0.46, purpose: 'maskable' },
} as const
