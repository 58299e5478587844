import { useState } from 'react'
import { Button } from '#site/components/Button.tsx'
import { saveFile } from '#site/islands/my-conversation/save-file.ts'
import { fetchOwnRecord, type RecordFormat } from '#site/lib/my-conversation-api.ts'

const FORMATS: readonly { format: RecordFormat; words: string }[] = [
  { format: 'txt', words: 'Download as text' },
  { format: 'json', words: 'Download as JSON' },
]

/** The key must not stand in an address, so the file is fetched and then saved. */
export function DownloadActions({ ownKey }: { ownKey: string }) {
  const [busyWith, setBusyWith] = useState<RecordFormat | null>(null)
  const [failure, setFailure] = useState('')

  async function handleDownload(format: RecordFormat) {
    if (busyWith !== null) return
    setBusyWith(format)
    setFailure('')
    const file = await fetchOwnRecord(ownKey, format)
    setBusyWith(null)
    if (file.kind === 'ok') saveFile(file.value, `my-conversation.${format}`)
    else setFailure('The file could not be fetched. Check your connection and try again.')
  }

  return (
    <div className="mt-6">
      <div className="actions">
        {FORMATS.map(({ format, words }) => (
          <Button
            key={format}
            look="secondary"
            aria-busy={busyWith === format}
            onClick={() => void handleDownload(format)}
          >
            {busyWith === format ? 'Fetching…' : words}
          </Button>
        ))}
      </div>
      <p role="alert" className="field-error mt-3 empty:hidden">
        {failure}
      </p>
    </div>
  )
}
