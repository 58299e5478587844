import pixelmatch from 'pixelmatch'
import { averageStrips, type Picture } from '#tests/visual/reduce-picture.ts'
import { roundColours } from '#tests/visual/round-colours.ts'

type Strip = { left: number; top: number; across: number; down: number }
export type Difference = { text: string; picture: Picture }

/** A step of 26 in grey: twice what rounding does, and less than a changed digit does at half its size. */
const NEAR_THRESHOLD = 0.1
/** Seen as a whole, a hairline or the tint of a surface counts, which no single pixel shows. */
const SHAPES = [
  { across: 32, down: 1 },
  { across: 1, down: 32 },
] as const
const STRIP_LEVELS = 6

/** Looks twice: at each pixel, with the tolerance that rounding needs, and at the mean of strips, with a small one. */
export async function comparePictures(
  reference: Picture,
  seen: Picture,
): Promise<Difference | undefined> {
  const { width, height } = reference
  if (width !== seen.width || height !== seen.height) {
    const text = `was ${width} × ${height}, is ${seen.width} × ${seen.height} (reduced)`
    return { text, picture: seen }
  }
  const data = Buffer.alloc(reference.data.length)
  const options = { threshold: NEAR_THRESHOLD, includeAA: true }
  const pixels = pixelmatch(reference.data, seen.data, data, width, height, options)
  // Rounded as the reference is: over a text, rounding does not come to nothing.
  const strips = await findDifferingStrips(reference, roundColours(seen))
  if (pixels === 0 && strips.length === 0) return undefined
  const picture = { data, width, height }
  for (const strip of strips) paintStrip(picture, strip)
  return { text: `${pixels} pixels and ${strips.length} strips differ`, picture }
}

async function findDifferingStrips(reference: Picture, seen: Picture): Promise<Strip[]> {
  const found: Strip[] = []
  for (const { across, down } of SHAPES) {
    const before = await averageStrips(reference, { across, down })
    const now = await averageStrips(seen, { across, down })
    const columns = Math.ceil(reference.width / across)
    for (let at = 0; at < before.length; at += 4) {
      const isDifferent = [at, at + 1, at + 2].some(
        (channel) => Math.abs((before[channel] ?? 0) - (now[channel] ?? 0)) > STRIP_LEVELS,
      )
      const [column, row] = [(at / 4) % columns, Math.floor(at / 4 / columns)]
      if (isDifferent) found.push({ left: column * across, top: row * down, across, down })
    }
  }
  return found
}

/** Red, as pixelmatch paints what differs. */
function paintStrip({ data, width, height }: Picture, { left, top, across, down }: Strip) {
  for (let y = top; y < Math.min(top + down, height); y += 1) {
    for (let x = left; x < Math.min(left + across, width); x += 1) {
      data.set([255, 0, 0, 255], (y * width + x) * 4)
    }
  }
}
