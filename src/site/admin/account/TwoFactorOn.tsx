import { useState } from 'react'
import { toast } from 'sonner'
import { AskForm } from '#site/admin/account/AskForm.tsx'
import { anyCode, authenticatorCode, presentPassword } from '#site/admin/account/asked-fields.ts'
import { Button } from '#site/components/Button.tsx'
import { renewRecoveryCodes, turnOffTwoFactor } from '#site/lib/account-api.ts'

type Props = {
  codesLeft: number
  onNewCodes: (codes: string[]) => Promise<unknown>
  onTurnedOff: () => Promise<unknown>
}

export function TwoFactorOn({ codesLeft, onNewCodes, onTurnedOff }: Props) {
  const [wish, setWish] = useState<'codes' | 'off' | null>(null)
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
          aria-expanded={wish === 'codes'}
          onClick={() => setWish(wish === 'codes' ? null : 'codes')}
        >
          New recovery codes
        </Button>
        <Button
          look="quiet"
          className="button-small"
          aria-expanded={wish === 'off'}
          onClick={() => setWish(wish === 'off' ? null : 'off')}
        >
          Turn off
        </Button>
      </div>
      {wish === 'codes' ? (
        <AskForm
          fields={[presentPassword, authenticatorCode]}
          submit="Make new codes"
          busy="Making..."
          call={renewRecoveryCodes}
          onDone={({ recovery_codes }) => onNewCodes(recovery_codes)}
        />
      ) : null}
      {wish === 'off' ? (
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
  if (count === 0) return 'No recovery code is left. Make new ones.'
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`
}
