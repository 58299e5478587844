import { measureContrast } from '../src/site/styles/testing/measure-contrast.ts'

/** @typedef {import('../src/site/styles/testing/measure-contrast.ts').Oklch} Oklch */

/** The least contrast of text on the accent, and of the accent as a mark on paper (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5
const MARK_CONTRAST = 3
const CHROMA_STEP = 0.005
const HOVER_STEP = 0.06
const TOKEN =
  /--color-([\w-]+): light-dark\(oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\), oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)\)/g

/**
 * The style sheet's tokens and the colors of drawn images, with this accent in place of theirs: darker in the light
 * theme and lighter in the dark one, as far as its text has to be read.
 * @param {string} accent six digits after "#"
 * @param {{ tokens: string, images: string }} texts of `styles/tokens.css` and `seo/light-colors.ts`
 */
export function composeAccent(accent, { tokens, images }) {
  const wanted = toOklch(accent)
  const known = readTokens(tokens)
  const light = settle(wanted, known.light, -1)
  const dark = settle({ ...wanted, chroma: wanted.chroma * 0.9 }, known.dark, 1)
  const hover = (/** @type {Oklch} */ color, /** @type {1 | -1} */ way) =>
    fitScreen({ ...color, lightness: color.lightness + way * HOVER_STEP })
  const write = (
    /** @type {string} */ name,
    /** @type {Oklch} */ one,
    /** @type {Oklch} */ other,
  ) => `--color-${name}: light-dark(${writeColor(one)}, ${writeColor(other)})`
  const replaced = tokens.replace(
    TOKEN,
    (/** @type {string} */ whole, /** @type {string} */ name) => {
      if (name === 'signal') return write(name, light, dark)
      return name === 'signal-hover' ? write(name, hover(light, -1), hover(dark, 1)) : whole
    },
  )
  return { tokens: replaced, images: images.replace(/signal: '#\w+'/, `signal: '${toHex(light)}'`) }
}

/** @param {string} css */
function readTokens(css) {
  /** @type {Record<'light' | 'dark', Record<string, Oklch>>} */
  const known = { light: {}, dark: {} }
  for (const [, name = '', ...numbers] of css.matchAll(TOKEN)) {
    const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = numbers.map(Number)
    known.light[name] = { lightness: l1 / 100, chroma: c1, hue: h1 }
    known.dark[name] = { lightness: l2 / 100, chroma: c2, hue: h2 }
  }
  return known
}

/**
 * The nearest lightness at which everything can be read.
 * @param {Oklch} wanted
 * @param {Record<string, Oklch>} known
 * @param {1 | -1} way
 */
function settle(wanted, known, way) {
  const { 'on-signal': text, paper, raise } = known
  if (!text || !paper || !raise) throw new Error('tokens.css has no on-signal, paper, or raise.')
  for (let percent = Math.round(wanted.lightness * 100); ; percent += way) {
    const color = fitScreen({ ...wanted, lightness: percent / 100 })
    const isRead = measureContrast(text, color) >= TEXT_CONTRAST
    const isSeen = [paper, raise].every((ground) => measureContrast(color, ground) >= MARK_CONTRAST)
    if ((isRead && isSeen) || percent === (way === 1 ? 100 : 0)) return color
  }
}

/**
 * As it is written, so that what is measured is what is shown.
 * @param {Oklch} color
 * @returns {Oklch}
 */
function round({ lightness, chroma, hue }) {
  const cut = (/** @type {number} */ value, /** @type {number} */ digits) =>
    Number(value.toFixed(digits))
  return {
    lightness: cut(Math.min(1, Math.max(0, lightness)), 3),
    chroma: cut(chroma, 3),
    hue: cut(hue, 1),
  }
}

/** @param {Oklch} color */
function writeColor({ lightness, chroma, hue }) {
  return `oklch(${Number((lightness * 100).toFixed(1))}% ${chroma} ${hue})`
}

/**
 * OKLab (https://bottosson.github.io/posts/oklab), from sRGB.
 * @param {string} hex
 * @returns {Oklch}
 */
function toOklch(hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: hue < 0 ? hue + 360 : hue,
  }
}

/**
 * Linear red, green, and blue; outside 0 to 1 where sRGB has no such color.
 * @param {Oklch} color
 */
function toLinear({ lightness, chroma, hue }) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/**
 * As saturated as a screen of sRGB can show it.
 * @param {Oklch} color
 */
function fitScreen(color) {
  const isShown = toLinear(color).every((channel) => channel >= -0.001 && channel <= 1.001)
  if (isShown || color.chroma < CHROMA_STEP) return round(color)
  return fitScreen({ ...color, chroma: color.chroma - CHROMA_STEP })
}

/** @param {Oklch} color */
function toHex(color) {
  const channels = toLinear(color).map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear))
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
