import { useState } from 'react'
import { LoginField } from '#site/admin/login/LoginField.tsx'

export function PasswordField({ error }: { error: string | undefined }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <LoginField
      name="password"
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      className="pr-20"
      error={error}
    >
      <button
        type="button"
        className="absolute inset-y-0 right-0 min-w-16 cursor-pointer rounded-control px-3 text-small text-soft hover:text-ink"
        // Not "Show password": the word belongs to the field's own label.
        aria-label={isShown ? 'Hide characters' : 'Show characters'}
        aria-controls="password"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </LoginField>
  )
}
