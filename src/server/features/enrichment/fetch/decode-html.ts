import sniffEncoding from 'html-encoding-sniffer'

type Body = {
  bytes: Uint8Array
  isXml: boolean
  /** As the server's header names it. */
  charset: string | null
}

/** Bytes as text, by byte order mark, header, or what the page says of itself; else UTF-8. Never throws. */
export function decodeHtml({ bytes, isXml, charset }: Body): string {
  const encoding = sniffEncoding(bytes, {
    xml: isXml,
    transportLayerEncodingLabel: charset ?? undefined,
    defaultEncoding: 'UTF-8',
  })
  return createDecoder(encoding).decode(bytes)
}

/** The standard names two encodings that are never to be read as text. */
function createDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder()
  }
}
