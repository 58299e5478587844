import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { encode } from 'uqr'
import { accountWords } from '#content/staff/people.ts'
import type { TwoFactorSetUp } from '#contract/admin-account.ts'
import {
  AskForm,
  anyCode,
  authenticatorCode,
  presentPassword,
} from '#site/admin/account/AskForm.tsx'
import { accountQuery } from '#site/admin/account/use-call.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { focusHeading, StaffSection } from '#site/admin/parts/StaffHeading.tsx'
import { Button } from '#site/components/Button.tsx'
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
  turnOffTwoFactor,
} from '#site/lib/account-api.ts'

type Props = { codes: readonly string[]; onKept: () => void }

/** Codes that were just made stand alone until they were put away: they are shown once. */
export function TwoFactorSection({ isConfirmed }: { isConfirmed: boolean }) {
  const client = useQueryClient()
  const account = useQuery({ ...accountQuery, enabled: isConfirmed })
  const [newCodes, setNewCodes] = useState<string[] | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: accountQuery.queryKey })
  const showCodes = (codes: string[]) => {
    setNewCodes(codes)
    return refresh()
  }
  const putAway = () => {
    setNewCodes(null)
    focusHeading()
  }
  const noticeOff = () => {
    focusHeading()
    return refresh()
  }
  return (
    <StaffSection title={accountWords.twoFactor.title} lead={accountWords.twoFactor.lead}>
      {account.error ? (
        <FailureNote
          title={accountWords.twoFactor.failed}
          error={account.error}
          isRetrying={account.isFetching}
          onRetry={account.refetch}
        />
      ) : null}
      {account.isPending ? <p className="label">Loading...</p> : null}
      {newCodes ? <RecoveryCodes codes={newCodes} onKept={putAway} /> : null}
      {account.data && !newCodes ? (
        account.data.two_factor ? (
          <TwoFactorOn
            codesLeft={account.data.recovery_codes ?? 0}
            onNewCodes={showCodes}
            onTurnedOff={noticeOff}
          />
        ) : (
          <TwoFactorOff onTurnedOn={showCodes} />
        )
      ) : null}
    </StaffSection>
  )
}

function RecoveryCodes({ codes, onKept }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success('Copied.'),
      () => toast.error('Your browser blocked copying. Select the codes and copy them.'),
    )
  return (
    <div className="max-w-md">
      <h3 ref={heading} tabIndex={-1} className="font-medium">
        {accountWords.twoFactor.codes.title}
      </h3>
      <p className="mt-2 text-small text-soft">{accountWords.twoFactor.codes.help}</p>
      <ol className="card mt-4 grid grid-cols-2 gap-x-6 gap-y-2 p-5 font-mono text-small">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="secondary" onClick={copy}>
          {accountWords.twoFactor.codes.copy}
        </Button>
        <Button onClick={onKept}>{accountWords.twoFactor.codes.kept}</Button>
      </div>
    </div>
  )
}

const QUIET_MODULES = 4

type TwoFactorOffProps = { onTurnedOn: (codes: string[]) => Promise<unknown> }

/** Password, then the secret, then one code of it. */
function TwoFactorOff({ onTurnedOn }: TwoFactorOffProps) {
  const [setUp, setSetUp] = useState<TwoFactorSetUp | null>(null)
  if (!setUp) {
    return (
      <AskForm
        fields={[presentPassword]}
        submit="Set up two-factor sign-in"
        busy="Setting up..."
        call={setUpTwoFactor}
        onDone={setSetUp}
      />
    )
  }
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap items-start gap-6">
        <QrCode text={setUp.uri} />
        <div className="min-w-0 max-w-[34ch]">
          <p>{accountWords.twoFactor.scan}</p>
          <p className="label mt-2 select-all wrap-anywhere">{groupByFour(setUp.secret)}</p>
        </div>
      </div>
      <AskForm
        fields={[{ ...authenticatorCode, help: 'The six digits your app shows now.' }]}
        hasFocus
        submit="Turn on"
        busy="Checking..."
        call={confirmTwoFactor}
        onDone={({ recovery_codes }) => onTurnedOn(recovery_codes)}
      />
    </div>
  )
}

function groupByFour(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** Dark on light in both themes: that is what cameras read. */
function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const side = size + 2 * QUIET_MODULES
  return (
    <svg
      role="img"
      aria-label={accountWords.twoFactor.qrLabel}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-52 shrink-0 rounded-card"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={drawModules(data)} fill="#000" />
    </svg>
  )
}

function drawModules(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + QUIET_MODULES} ${y + QUIET_MODULES}h1v1h-1z` : '')),
    )
    .join('')
}

type TwoFactorOnProps = {
  codesLeft: number
  onNewCodes: (codes: string[]) => Promise<unknown>
  onTurnedOff: () => Promise<unknown>
}

function TwoFactorOn({ codesLeft, onNewCodes, onTurnedOff }: TwoFactorOnProps) {
  const [chosen, setChosen] = useState<'codes' | 'off' | null>(null)
  const announceOff = () => {
    toast.success('Two-factor sign-in is off.')
    return onTurnedOff()
  }
  return (
    <div className="grid gap-5">
      <p>
        <span className="label mr-3 rounded-control bg-good-tint px-1.5 text-good">On</span>
        <span>{describeCodes(codesLeft)}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          className="button-small"
          aria-expanded={chosen === 'codes'}
          onClick={() => setChosen(chosen === 'codes' ? null : 'codes')}
        >
          {accountWords.twoFactor.newCodes}
        </Button>
        <Button
          look="quiet"
          className="button-small"
          aria-expanded={chosen === 'off'}
          onClick={() => setChosen(chosen === 'off' ? null : 'off')}
        >
          {accountWords.twoFactor.turnOff}
        </Button>
      </div>
      {chosen === 'codes' ? (
        <AskForm
          fields={[presentPassword, authenticatorCode]}
          submit="Create new codes"
          busy="Creating..."
          call={renewRecoveryCodes}
          onDone={({ recovery_codes }) => onNewCodes(recovery_codes)}
        />
      ) : null}
      {chosen === 'off' ? (
        <AskForm
          fields={[presentPassword, anyCode]}
          submit="Turn off two-factor sign-in"
          busy="Turning off..."
          look="secondary"
          call={turnOffTwoFactor}
          onDone={announceOff}
        />
      ) : null}
    </div>
  )
}

function describeCodes(count: number): string {
  if (count === 0) return 'No recovery codes left. Create new ones.'
  return count === 1 ? '1 recovery code left.' : `${count} recovery codes left.`
}
