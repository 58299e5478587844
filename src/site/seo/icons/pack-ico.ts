const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const ICON_TYPE = 1
const BITS_PER_PIXEL = 32

/** Several PNG files in one .ico (Windows Vista and later read PNG inside). Sizes below 256 px. */
export function packIco(images: readonly { sizePx: number; png: Buffer }[]): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length)
  header.writeUInt16LE(ICON_TYPE, 2)
  header.writeUInt16LE(images.length, 4)
  let start = header.length
  for (const [index, { sizePx, png }] of images.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    header.writeUInt8(sizePx, entry)
    header.writeUInt8(sizePx, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(BITS_PER_PIXEL, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(start, entry + 12)
    start += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}
