// A process of its own, so that neither side of many connections runs out of files. It is told what to do by messages.
import { get } from 'node:http'

/** Each opening asks the database whose it is; what waits for that longer than seconds is refused. */
const AT_ONCE = 100

/** @type {{ response: import('node:http').IncomingMessage, comments: number, isOpen: boolean }[]} */
let streams = []

/** @typedef {{ url: string, headers: Record<string, string> }} Reader */

/** @param {Reader} reader */
function open({ url, headers }) {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const stream = { response, comments: 0, isOpen: true }
      response.on('data', (chunk) => {
        stream.comments += chunk.toString().split(':\n\n').length - 1
      })
      response.on('error', () => {})
      response.on('close', () => {
        stream.isOpen = false
      })
      streams.push(stream)
      resolve(undefined)
    }).on('error', reject)
  })
}

/** @param {Reader[]} readers */
async function openAll(readers) {
  for (let start = 0; start < readers.length; start += AT_ONCE) {
    await Promise.all(readers.slice(start, start + AT_ONCE).map(open))
  }
}

/** All at once, as when a network goes: one half says goodbye, the other does not. */
function leaveAll() {
  for (const [index, { response }] of streams.entries()) {
    if (index % 2 === 0) response.destroy()
    else response.socket.resetAndDestroy()
  }
  streams = []
}

function tell() {
  return {
    statuses: [...new Set(streams.map(({ response }) => response.statusCode))],
    open: streams.filter(({ isOpen }) => isOpen).length,
    quietest: Math.min(...streams.map(({ comments }) => comments)),
  }
}

process.on(
  'message',
  async (/** @type {{ work: string, readers: Reader[] }} */ { work, readers }) => {
    if (work === 'open') await openAll(readers)
    const told = tell()
    if (work === 'leave') leaveAll()
    process.send?.(told)
  },
)
