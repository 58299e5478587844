import { keyWords } from '#content/staff/people.ts'
import { switchKeys, useAreKeysOn } from '#site/admin/keys/use-page-keys.ts'

/** Which keys do what, and a way to switch letters off. */
export function KeyHelp() {
  const isOn = useAreKeysOn()
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5">
        {keyWords.keys
          .filter(({ isLetter }) => isOn || !isLetter)
          .map(({ keys, meaning }) => (
            <div key={meaning} className="contents">
              <dt className="whitespace-nowrap">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="label mr-1 rounded-control border border-line px-1.5 text-ink"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
      </dl>
      <button
        type="button"
        className="link mt-3 min-h-11 cursor-pointer"
        onClick={() => switchKeys(!isOn)}
      >
        {isOn ? keyWords.off : keyWords.on}
      </button>
    </>
  )
}
