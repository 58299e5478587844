import { useState } from 'react'
import { encode } from 'uqr'
import type { TwoFactorSetUp } from '#contract/admin-account.ts'
import { AskForm } from '#site/admin/account/AskForm.tsx'
import { authenticatorCode, presentPassword } from '#site/admin/account/asked-fields.ts'
import { confirmTwoFactor, setUpTwoFactor } from '#site/lib/account-api.ts'

const QUIET_MODULES = 4

type Props = { onTurnedOn: (codes: string[]) => Promise<unknown> }

/** Password, then the secret, then one code of it. */
export function TwoFactorOff({ onTurnedOn }: Props) {
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
          <p>Scan this with an authenticator app, or type the key into it:</p>
          <p className="label mt-2 select-all wrap-anywhere">{groupByFour(setUp.secret)}</p>
        </div>
      </div>
      <AskForm
        fields={[{ ...authenticatorCode, help: 'The six digits that the app shows now.' }]}
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
      aria-label="QR code for the authenticator app"
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
