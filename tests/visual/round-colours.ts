import type { Picture } from '#tests/visual/reduce-picture.ts'

/** Between two levels of a channel: rounding is wrong by half of it at most. */
const LEVEL_STEP = 24
/** A colour that covers this share of a picture is a surface. */
const SURFACE_SHARE = 0.01

type Colour = readonly [red: number, green: number, blue: number]

/**
 * Leaves few colours, so that a picture takes little room: what is near a surface becomes that surface, which keeps
 * its exact colour; the rest is rounded to levels counted from the largest surface.
 */
export function roundColours({ data, width, height }: Picture): Picture {
  const surfaces = listSurfaces(data)
  const known = new Map<number, Colour>()
  const rounded = Buffer.from(data)
  for (let at = 0; at < data.length; at += 4) {
    const packed = data.readUInt32BE(at)
    const colour = known.get(packed) ?? roundColour(unpackColour(packed), surfaces)
    known.set(packed, colour)
    rounded.set(colour, at)
  }
  return { data: rounded, width, height }
}

function roundColour(colour: Colour, surfaces: readonly Colour[]): Colour {
  const [nearest = colour] = surfaces.toSorted(
    (one, other) => measureDistance(one, colour) - measureDistance(other, colour),
  )
  if (measureDistance(nearest, colour) <= LEVEL_STEP / 2) return nearest
  const [origin = colour] = surfaces
  const round = (value: number, from: number) => {
    const level = from + Math.round((value - from) / LEVEL_STEP) * LEVEL_STEP
    return Math.max(0, Math.min(255, level))
  }
  return [round(colour[0], origin[0]), round(colour[1], origin[1]), round(colour[2], origin[2])]
}

/** The largest first. */
function listSurfaces(data: Buffer): Colour[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const packed = data.readUInt32BE(at)
    counts.set(packed, (counts.get(packed) ?? 0) + 1)
  }
  const least = (data.length / 4) * SURFACE_SHARE
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([, one], [, other]) => other - one)
    .map(([packed]) => unpackColour(packed))
}

function measureDistance(one: Colour, other: Colour): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))))
}

function unpackColour(packed: number): Colour {
  return [packed >>> 24, (packed >>> 16) & 255, (packed >>> 8) & 255]
}
