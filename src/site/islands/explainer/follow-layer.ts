/** The layer that crosses the middle of the viewport is the active one; between layers the last one stays. */
function followLayer(explainer: HTMLElement): void {
  const links = explainer.querySelectorAll<HTMLElement>('[data-layer-link]')

  function activate({ layer = '', turn = '1' }: DOMStringMap) {
    explainer.dataset.active = layer
    explainer.dataset.turn = turn
    for (const link of links) {
      if (link.dataset.layerLink === layer) link.setAttribute('aria-current', 'step')
      else link.removeAttribute('aria-current')
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) activate((target as HTMLElement).dataset)
      }
    },
    { rootMargin: '-50% 0px' },
  )
  const layers = explainer.querySelectorAll<HTMLElement>('[data-layer]')
  if (layers[0]) activate(layers[0].dataset)
  for (const layer of layers) observer.observe(layer)
}

const explainer = document.querySelector<HTMLElement>('[data-explainer]')
if (explainer) followLayer(explainer)
