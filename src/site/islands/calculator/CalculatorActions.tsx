import { useState } from 'react'
import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import type { CalculatorInputs } from '#domain/calculator.ts'
import { Button } from '#site/components/Button.tsx'
import { buildShareLink } from '#site/islands/calculator/calculator-address.ts'

type Props = { inputs: CalculatorInputs; onReset: () => void }

/** Says what it did beside the buttons, for eyes and ears; the next change of a figure takes the words away. */
export function CalculatorActions({ inputs, onReset }: Props) {
  const [done, setDone] = useState<{ text: string; at: CalculatorInputs }>()
  const { copy, copied, copyFailed, reset } = calculatorTexts.actions

  async function handleCopy() {
    // Missing on plain-http addresses other than localhost, and refusable everywhere.
    const isCopied = await navigator.clipboard
      ?.writeText(buildShareLink(location.href, inputs))
      .then(
        () => true,
        () => false,
      )
    setDone({ text: isCopied ? copied : copyFailed, at: inputs })
  }

  return (
    <div className="calculator-actions">
      <Button look="quiet" className="button-small" onClick={() => void handleCopy()}>
        {copy}
      </Button>
      <Button look="quiet" className="button-small" onClick={onReset}>
        {reset}
      </Button>
      <p role="status" className="label">
        {done?.at === inputs ? done.text : ''}
      </p>
    </div>
  )
}
