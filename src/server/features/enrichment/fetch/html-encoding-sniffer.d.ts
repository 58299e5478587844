declare module 'html-encoding-sniffer' {
  type Options = {
    xml?: boolean
    transportLayerEncodingLabel?: string | undefined
    defaultEncoding?: string
  }
  /** The name of an encoding, after the WHATWG standard. */
  const sniffEncoding: (bytes: Uint8Array, options?: Options) => string
  export = sniffEncoding
}
