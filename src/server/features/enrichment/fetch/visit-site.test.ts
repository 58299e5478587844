import { PassThrough, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readBody } from '#server/features/enrichment/fetch/visit-site.ts'

const LIMIT = 512 * 1024

test('a bomb is unpacked no further than the limit', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024))
  const unpack = createGunzip()
  expect(await readBody(Readable.from([bomb]), unpack, LIMIT)).toBeNull()
  expect(unpack.destroyed).toBe(true)
  expect(unpack.bytesWritten).toBeLessThan(bomb.length / 50)
})

test('a source that is cut off is let go of', async () => {
  const source = new Readable({ read() {} })
  source.push(Buffer.alloc(LIMIT + 1))
  expect(await readBody(source, new PassThrough(), LIMIT)).toBeNull()
  expect(source.destroyed).toBe(true)
})

test('an empty body is an empty page', async () => {
  expect(await readBody(Readable.from([]), new PassThrough(), LIMIT)).toEqual(Buffer.alloc(0))
})

test('what cannot be unpacked is an error', async () => {
  const body = Readable.from([Buffer.from('<p>not packed</p>')])
  await expect(readBody(body, createBrotliDecompress(), LIMIT)).rejects.toThrow()
})
