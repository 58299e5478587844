// The page is whole without this: it shows the receipt as it came. Numbers come from the markup, so
// that no text of the page is sent twice.
const figure = document.querySelector<HTMLElement>('#invoice-case')
const input = figure?.querySelector('input')

function follow(root: HTMLElement, received: number): void {
  const short = Number(root.dataset.billed) - received
  const cost = short * Number(root.dataset.price)
  const isOver = cost >= Number(root.dataset.limit)
  const outcome = short === 0 ? 'match' : isOver ? 'ask' : 'act'
  const figures = { received, short, cost: `$${cost.toLocaleString('en-US')}` }
  root.dataset.outcome = outcome
  for (const [name, value] of Object.entries(figures)) {
    for (const place of root.querySelectorAll(`[data-figure=${name}]`))
      place.textContent = `${value}`
  }
  for (const text of root.querySelectorAll<HTMLElement>('[data-when]')) {
    text.hidden = text.dataset.when !== outcome
  }
  for (const rule of root.querySelectorAll<HTMLElement>('[data-rule]')) {
    rule.classList.toggle('evidence', rule.dataset.rule === outcome)
  }
  const spoken = [...root.querySelectorAll('[data-when]:not([hidden])')]
  const output = root.querySelector('output')
  if (output) output.textContent = spoken.map(({ textContent }) => textContent).join(' ')
}

input?.addEventListener('input', () => figure && follow(figure, input.valueAsNumber))
