// CSS shows the tooltips on hover and focus; Escape must be able to put one away (WCAG 1.4.13).
const nodes = document.querySelectorAll('.diagram-node')

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  for (const node of nodes)
    node.toggleAttribute('data-dismissed', node.matches(':hover, :focus-within'))
})
for (const node of nodes) {
  for (const type of ['pointerenter', 'focusin']) {
    node.addEventListener(type, () => node.removeAttribute('data-dismissed'))
  }
}
