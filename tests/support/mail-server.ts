import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; email: Email }

/** `hang`: takes the connection and says nothing. A number: refuses with it, at that command. */
type Behaviour = {
  hang?: boolean
  refuseRecipient?: number
  refuseData?: number
  refuseSender?: number
  /** Says no to any sign-in, and repeats what it was sent. */
  refuseSignIn?: boolean
  /** Called with each message before it is taken. */
  onReceiving?: () => Promise<void> | void
}

/** A real mail server on this machine, which can be told to misbehave. */
export async function startMailServer(port = 0) {
  const received: ReceivedMail[] = []
  const server = { behaviour: {} as Behaviour, connections: 0 }
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, callback) {
      if (!server.behaviour.hang) callback()
    },
    onAuth({ username, password }, _session, callback) {
      if (!server.behaviour.refuseSignIn) callback(null, { user: username })
      else callback(refusal(535, `Not with ${password}`))
    },
    onMailFrom: (_address, _session, callback) => callback(choose(server.behaviour.refuseSender)),
    onRcptTo: (_address, _session, callback) => callback(choose(server.behaviour.refuseRecipient)),
    onData(stream, session, callback) {
      void receive(stream).then(async (email) => {
        await server.behaviour.onReceiving?.()
        const refused = choose(server.behaviour.refuseData)
        if (!refused) received.push({ ...readEnvelope(session), email })
        callback(refused)
      }, callback)
    },
  })
  smtp.on('error', () => {
    // A client that gives up breaks its connection, which is what some tests are about.
  })
  smtp.server.on('connection', () => {
    server.connections += 1
  })
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  const address = smtp.server.address() as AddressInfo
  return Object.assign(server, {
    received,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  })
}

type Data = Parameters<NonNullable<SMTPServerOptions['onData']>>

async function receive(stream: Data[0]): Promise<Email> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return PostalMime.parse(Buffer.concat(chunks))
}

function readEnvelope({ envelope }: Data[1]) {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  }
}

function choose(responseCode: number | undefined): Error | null {
  return responseCode === undefined ? null : refusal(responseCode, 'Refused for a test')
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
