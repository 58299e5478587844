// A process of its own, so that neither side of many connections runs out of files. It is told what to do by messages.
import { get } from 'node:http'

/** Each opening asks the database whose it is; what waits for that longer than seconds is refused. */
const AT_ONCE = 100

/** @type {{ response: import('node:http').IncomingMessage, comments: number, isOpen: boolean }[]} */
let streams = []
/** How many were opened again after they had ended, and how many could not be. */
let [renewed, refused] = [0, 0]

/** @typedef {{ url: string, headers: Record<string, string> }} Reader */

/** @param {Reader} reader */
async function renew(reader) {
  renewed += 1
  await open(reader, true).catch(() => {
    refused += 1
  })
}

/** @param {Reader} reader @param {boolean} isKept */
function open({ url, headers }, isKept) {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const stream = { response, comments: 0, isOpen: true }
      response.on('data', (chunk) => {
        stream.comments += chunk.toString().split(':\n\n').length - 1
      })
      response.on('error', () => {})
      response.on('close', () => {
        stream.isOpen = false
        if (isKept) void renew({ url, headers })
      })
      streams.push(stream)
      resolve(undefined)
    }).on('error', reject)
  })
}

/** @param {Reader[]} readers @param {boolean} isKept */
async function openAll(readers, isKept) {
  for (let start = 0; start < readers.length; start += AT_ONCE) {
    await Promise.all(readers.slice(start, start + AT_ONCE).map((reader) => open(reader, isKept)))
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
    statuses: [
      ...new Set([...streams.map(({ response }) => response.statusCode), ...(refused ? [0] : [])]),
    ],
    renewed,
    open: streams.filter(({ isOpen }) => isOpen).length,
    quietest: Math.min(...streams.map(({ comments }) => comments)),
  }
}

process.on(
  'message',
  async (/** @type {{ work: string, readers: Reader[] }} */ { work, readers }) => {
    if (work === 'open' || work === 'hold') await openAll(readers, work === 'hold')
    const told = tell()
    if (work === 'leave') leaveAll()
    process.send?.(told)
  },
)
