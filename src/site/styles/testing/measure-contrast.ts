export type Oklch = { lightness: number; chroma: number; hue: number }

/** OKLCH to relative luminance (WCAG 2.2), by way of linear sRGB clipped to its gamut. */
export function measureLuminance({ lightness, chroma, hue }: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const [red = 0, green = 0, blue = 0] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2: from 1 to 21. */
export function measureContrast(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [one, other].map(measureLuminance).sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}
