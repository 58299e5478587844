type Choice<Value> = { value: Value; label: string }

type Props<Value> = {
  legend: string
  choices: readonly Choice<Value>[]
  chosen: Value | null
  onChoose: (value: Value) => void
}

/** Buttons of which one is pressed. */
export function ChoiceGroup<Value extends string | boolean>(props: Props<Value>) {
  const { legend, choices, chosen, onChoose } = props
  return (
    <fieldset>
      <legend className="mb-2 text-small text-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={value === chosen}
            className="button button-quiet button-small aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
