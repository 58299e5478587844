import { type FormEvent, useId, useRef, useState } from 'react'
import { emailEstimateWords } from '#content/describe-worksheet.ts'
import { Button } from '#site/components/Button.tsx'
import { addReference } from '#site/lib/add-reference.ts'
import type { ApiFailure } from '#site/lib/call-api.ts'
import { createAttemptNames } from '#site/lib/create-uuid.ts'
import { emailOwnEstimate } from '#site/lib/my-conversation-api.ts'

export type EmailEstimateProps = {
  ownKey: string
  /** The address that was told in the chat; empty while unknown. */
  knownEmail: string
  /** The site has a mail server. */
  sendsMail: boolean
}

/** The form that mails the estimate with its worksheet. When the call fails, the typed address stays. */
export function EmailEstimate({ ownKey, knownEmail, sendsMail }: EmailEstimateProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [sentTo, setSentTo] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const nameAttempt = useRef(createAttemptNames())
  const id = useId()
  const email = typed ?? knownEmail

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const content = { email: email.trim() }
    setSentTo('')
    if (content.email === '') return setProblem('Enter an email address.')
    setIsBusy(true)
    const attemptId = nameAttempt.current([ownKey, content])
    const result = await emailOwnEstimate(ownKey, { ...content, attemptId })
    setIsBusy(false)
    if (result.kind !== 'ok') return setProblem(explain(result))
    // The next one is another letter, to the same address, too: the sheet may have changed.
    nameAttempt.current = createAttemptNames()
    setProblem('')
    setSentTo(content.email)
  }

  if (!sendsMail) return <WithoutMail ownKey={ownKey} />
  return (
    <form
      noValidate
      className="mt-4 grid gap-1.5 print:hidden"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <label htmlFor={id} className="text-small text-soft">
        {emailEstimateWords.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          autoComplete="email"
          className="input min-w-0 flex-1 basis-48"
          value={email}
          readOnly={isBusy}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="secondary" aria-busy={isBusy}>
          {isBusy ? 'Sending…' : emailEstimateWords.send}
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="field-error empty:hidden">
        {problem}
      </p>
      <p role="status" className="text-small wrap-anywhere empty:hidden">
        {sentTo && emailEstimateWords.sent(sentTo)}
      </p>
    </form>
  )
}

function WithoutMail({ ownKey }: Pick<EmailEstimateProps, 'ownKey'>) {
  const isOwnPage = location.pathname.startsWith('/my-conversation')
  return (
    <p className="mt-4 text-small text-soft short:mt-1 print:hidden">
      <span>{emailEstimateWords.noEmail}</span>{' '}
      {isOwnPage ? (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center"
          onClick={() => window.print()}
        >
          {emailEstimateWords.print}
        </button>
      ) : (
        <a className="link inline-flex min-h-11 items-center" href={`/my-conversation#${ownKey}`}>
          {emailEstimateWords.printFromPage}
        </a>
      )}
    </p>
  )
}

function explain(failed: ApiFailure): string {
  if (failed.kind === 'unreachable') {
    return 'We got no response, so it may not have been sent. Check your connection and try again: it will not be sent twice.'
  }
  if (failed.fields.email) return failed.fields.email
  return addReference(failed.message || 'This was not sent. Try again in a minute.', failed)
}
