import { keyWords } from '#content/staff/conversations.ts'
import { switchKeys, useAreKeysOn } from '#site/admin/keys/key-preference.ts'

const KEYS = [
  { keys: ['↑', '↓'], meaning: 'move through the list', isLetter: false },
  { keys: ['Enter'], meaning: 'open', isLetter: false },
  { keys: ['Esc'], meaning: 'back', isLetter: false },
  { keys: ['j', 'k'], meaning: 'next, previous', isLetter: true },
  { keys: ['/'], meaning: 'search', isLetter: true },
] as const

/** One line that says which keys do what. A phone has none, so it has no line either. */
export function KeyHelp() {
  const isOn = useAreKeysOn()
  return (
    <section aria-label="Keys" className="label flex shrink-0 items-center gap-x-5 max-md:hidden">
      {KEYS.filter(({ isLetter }) => isOn || !isLetter).map(({ keys, meaning }) => (
        <span key={meaning} className="whitespace-nowrap">
          {keys.map((key) => (
            <kbd key={key} className="mr-1 rounded-control border border-line px-1.5 text-ink">
              {key}
            </kbd>
          ))}
          <span>{meaning}</span>
        </span>
      ))}
      <button
        type="button"
        className="link min-h-6 cursor-pointer"
        onClick={() => switchKeys(!isOn)}
      >
        {isOn ? keyWords.off : keyWords.on}
      </button>
    </section>
  )
}
