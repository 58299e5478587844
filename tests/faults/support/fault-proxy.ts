import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * What happens to bytes on their way to the database. `down`: connections are refused; `silent`: nothing comes
 * through, and nobody is told; `sliced`: in pieces of a few bytes; `slow`: each piece later, by milliseconds.
 */
export type Toxic = 'none' | 'down' | 'silent' | 'sliced' | { slow: number }

const SLICE_BYTES = 7

type Link = { near: Socket; far: Socket }

/** A way to a Unix socket that can be spoilt, as toxiproxy does for networks. */
export async function openFaultProxy(socketPath: string) {
  const links = new Set<Link>()
  let toxic: Toxic = 'none'
  let seen: ((bytes: Buffer, link: Link) => void) | null = null

  const server = createServer((near) => {
    if (toxic === 'down') return void near.resetAndDestroy()
    const link = { near, far: connect(socketPath) }
    links.add(link)
    for (const socket of [link.near, link.far]) socket.on('error', () => {})
    carry(link, near, link.far)
    carry(link, link.far, near)
    const part = () => {
      links.delete(link)
      near.destroy()
      link.far.destroy()
    }
    near.on('close', part)
    link.far.on('close', part)
  })

  function carry(link: Link, from: Socket, to: Socket) {
    let last = Promise.resolve()
    from.on('data', (bytes: Buffer) => {
      if (from === link.near) seen?.(bytes, link)
      const cameAt = performance.now()
      last = last.then(() => pass(bytes, { to, cameAt }))
    })
  }
  async function pass(bytes: Buffer, { to, cameAt }: { to: Socket; cameAt: number }) {
    if (toxic === 'silent') return
    // As a long line does: what follows at once arrives at once.
    if (typeof toxic === 'object') await delay(cameAt + toxic.slow - performance.now())
    const step = toxic === 'sliced' ? SLICE_BYTES : bytes.length || 1
    for (let start = 0; start < bytes.length && to.writable; start += step) {
      to.write(bytes.subarray(start, start + step))
    }
  }
  const cut = ({ near, far }: Link) => {
    near.resetAndDestroy()
    far.destroy()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    countLinks: () => links.size,
    spoil(next: Toxic) {
      toxic = next
      if (next === 'down') for (const link of [...links]) cut(link)
    },
    /** Resets each connection that sends this text, before the database sees it, so many times. */
    resetAt(text: string, times: number) {
      let left = times
      seen = (bytes, link) => {
        if (left === 0 || !bytes.includes(text)) return
        left -= 1
        cut(link)
      }
      return { countLeft: () => left }
    },
    async close() {
      for (const link of [...links]) cut(link)
      server.close()
    },
  }
}
