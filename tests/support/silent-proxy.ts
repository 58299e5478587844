import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { PoolConfig } from 'pg'

/** A way to the database on which all packets can be lost without anybody being told. */
export async function openSilentProxy({ host = '', port = 5_432, ...connection }: PoolConfig) {
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((near) => {
    connections += 1
    const far = connect(target)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    connection: { ...connection, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    countConnections: () => connections,
    /** From here on nothing comes through on the connections there are. */
    loseAll: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
