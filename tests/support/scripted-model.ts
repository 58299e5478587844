import type { ModelReading } from '#agent/understand/message/act.ts'
import type { LanguageModel, SpeakRequest, Speech } from '#server/platform/language-model.ts'

type Speak = (
  request: SpeakRequest,
  options: { signal: AbortSignal; release: (piece: string) => void },
) => Promise<Speech>

/** A model that a test plays by hand: each call waits until the test has it answer. */
export function createScriptedModel() {
  const read: { message: string; asking: string | null }[] = []
  const spoken: SpeakRequest[] = []
  let reading: ModelReading | null = null
  let speak: Speak = async () => {
    throw new Error('The scripted model was not told what to say.')
  }
  const model: LanguageModel = {
    name: 'scripted-model',
    async read({ message, asking }) {
      read.push({ message, asking })
      return reading
    },
    noteRefused() {},
    async translate({ texts }) {
      return texts.map((text) => `In English: ${text}`)
    },
    speak(request, options) {
      spoken.push(request)
      return speak(request, options)
    },
  }
  return {
    model,
    read,
    spoken,
    answer: (next: ModelReading | null) => {
      reading = next
    },
    say: (next: Speak) => {
      speak = next
    },
  }
}

/** Says these pieces and stands by them. */
export const sayPieces =
  (...pieces: string[]): Speak =>
  async (_request, { release }) => {
    for (const piece of pieces) release(piece)
    return { kind: 'spoken', text: pieces.join('') }
  }

/** Says a few pieces and then waits: for the test, or for the listener to go. */
export function holdAfter(...pieces: string[]) {
  const held = Promise.withResolvers<Speech>()
  const begun = Promise.withResolvers<AbortSignal>()
  const speak: Speak = (_request, { signal, release }) => {
    for (const piece of pieces) release(piece)
    const stop = () => held.resolve({ kind: 'stopped', text: `${pieces.join('')} And the rest.` })
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    begun.resolve(signal)
    return held.promise
  }
  return { speak, begun: begun.promise, finish: held.resolve }
}
