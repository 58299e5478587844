export type ToldEvent = { name: string; data: unknown }

/** Reads the events of an answer that stays open, as a browser's EventSource would. */
export function readEventStream(response: Response) {
  if (!response.body) throw new Error('The answer has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  let comments = 0

  async function readBlock(): Promise<string | null> {
    for (;;) {
      const end = unread.indexOf('\n\n')
      if (end >= 0) {
        const block = unread.slice(0, end)
        unread = unread.slice(end + 2)
        return block
      }
      const { value, done } = await reader.read()
      if (done) return null
      unread += value
    }
  }

  return {
    /** The next event, or null at the end of the stream. */
    async next(): Promise<ToldEvent | null> {
      for (;;) {
        const block = await readBlock()
        if (block === null) return null
        const event = parseBlock(block)
        if (event) return event
        comments += 1
      }
    },
    countHeartbeats: () => comments,
    leave: () => reader.cancel(),
  }
}

function parseBlock(block: string): ToldEvent | null {
  const fields = new Map(
    block
      .split('\n')
      .map((line) => line.split(': '))
      .map(([name = '', ...rest]) => [name, rest.join(': ')]),
  )
  const name = fields.get('event')
  return name === undefined ? null : { name, data: JSON.parse(fields.get('data') ?? 'null') }
}
