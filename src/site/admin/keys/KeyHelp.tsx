import { keyWords } from '#content/staff/conversations.ts'
import { switchKeys, useAreKeysOn, usePageKeys } from '#site/admin/keys/use-page-keys.ts'

const PANEL_ID = 'key-help'

/** Which keys do what, behind a "?" that is a key as well. A phone has none, so it has no help either. */
export function KeyHelp() {
  const isOn = useAreKeysOn()
  usePageKeys({ '?': () => document.getElementById(PANEL_ID)?.togglePopover() })
  return (
    <div className="max-md:hidden">
      <button
        type="button"
        popoverTarget={PANEL_ID}
        className="inline-flex min-h-11 min-w-8 cursor-pointer items-center justify-center text-small text-soft hover:text-ink"
      >
        <span aria-hidden="true">?</span>
        <span className="sr-only">{keyWords.title}</span>
      </button>
      <div
        id={PANEL_ID}
        popover="auto"
        className="fixed top-12 right-4 bottom-auto left-auto m-0 w-80 max-w-[calc(100vw-2rem)] border border-line bg-raise p-4 text-small text-ink shadow-float"
      >
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
      </div>
    </div>
  )
}
