import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { Button } from '#site/components/Button.tsx'

type Props = { codes: readonly string[]; onKept: () => void }

export function RecoveryCodes({ codes, onKept }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success('Copied.'),
      () => toast.error('The browser did not allow it. Select the codes and copy them.'),
    )
  return (
    <div className="max-w-md">
      <h3 ref={heading} tabIndex={-1} className="font-medium">
        Two-factor sign-in is on. Keep these recovery codes
      </h3>
      <p className="mt-2 text-small text-soft">
        Each signs you in once when your phone is not at hand. They are shown now and never again.
      </p>
      <ol className="card mt-4 grid grid-cols-2 gap-x-6 gap-y-2 p-5 font-mono text-small">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="secondary" onClick={copy}>
          Copy codes
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  )
}
