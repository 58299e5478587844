import { receiptTexts, receiptWords } from '#content/receipt-words.ts'
import { site } from '#content/site.ts'

type Receipt = {
  id: string
  at: string
  counts: Readonly<Record<string, number>>
  callsCancelled: number
  callsAtCalendly: number
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' })

/** The receipt of a deletion, for the person who asked for it. */
export function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const { id, at, counts, callsCancelled, callsAtCalendly } = receipt
  return (
    <div>
      <dl className="ledger">
        <Row name="Receipt">
          <span className="font-mono text-small wrap-anywhere">{id}</span>
        </Row>
        <Row name="Deleted on">
          <time dateTime={at}>{moment.format(new Date(at))}</time>
        </Row>
        <Row name={`Deleted at ${site.name}`}>
          <ul>
            {Object.entries(counts).map(([table, count]) => (
              <li key={table}>{describeCount(table, count)}</li>
            ))}
          </ul>
        </Row>
        {callsCancelled > 0 && (
          <Row name="Canceled">
            {callsCancelled === 1 ? receiptTexts.oneCall : receiptTexts.calls(callsCancelled)}
          </Row>
        )}
      </dl>
      {callsAtCalendly > 0 && <p className="mt-3 text-small">{receiptTexts.atCalendly}</p>}
    </div>
  )
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="py-3">
      <dt className="label">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

function describeCount(table: string, count: number): string {
  const words = receiptWords[table]
  if (!words) return `${count} × ${table.replaceAll('_', ' ')}`
  return `${count} ${count === 1 ? words.one : words.many}`
}
