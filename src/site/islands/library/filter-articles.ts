import { readAddress, writeAddress } from '#site/islands/library/library-address.ts'

const row = document.querySelector<HTMLElement>('[data-library-filters]')
const buttons = [...(row?.querySelectorAll('button') ?? [])]
const cards = [...document.querySelectorAll<HTMLElement>('[data-article-type]')]
const count = document.querySelector('[data-library-count]')
const emptyText = document.querySelector<HTMLElement>('[data-library-empty]')

/** An unknown type in the address shows everything. */
function showType(wanted: string): void {
  const type = buttons.some(({ value }) => value === wanted) ? wanted : ''
  for (const button of buttons) button.ariaPressed = String(button.value === type)
  for (const card of cards) card.hidden = type !== '' && card.dataset.articleType !== type
  const shown = cards.filter((card) => !card.hidden)
  if (count) count.textContent = `${shown.length} ${shown.length === 1 ? 'article' : 'articles'}`
  if (emptyText) emptyText.hidden = shown.length > 0
}

/** Cards that were there already enter again with the others, so that the stagger has no holes. */
function replayEntrance(): void {
  const animations = cards.flatMap((card) => card.getAnimations())
  for (const animation of animations) {
    animation.cancel()
    animation.play()
  }
}

row?.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  showType(button.value)
  replayEntrance()
  writeAddress('type', button.value, 'push')
})
addEventListener('popstate', () => showType(readAddress('type')))
showType(readAddress('type'))
