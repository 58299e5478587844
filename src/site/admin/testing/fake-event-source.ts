/** Stands in for the browser's EventSource: a test opens, tells and fails. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = []
  readonly url: string
  isClosed = false

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }

  static forgetAll(): void {
    FakeEventSource.opened = []
  }

  static newest(): FakeEventSource {
    const stream = FakeEventSource.opened.at(-1)
    if (stream === undefined) throw new Error('No stream was opened')
    return stream
  }

  open(): void {
    this.dispatchEvent(new Event('open'))
  }

  resync(): void {
    this.dispatchEvent(new MessageEvent('resync'))
  }

  tell(news: unknown): void {
    this.dispatchEvent(new MessageEvent('news', { data: JSON.stringify(news) }))
  }

  fail(): void {
    this.dispatchEvent(new Event('error'))
  }

  close(): void {
    this.isClosed = true
  }
}
