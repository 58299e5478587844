import { howAgentsThinkPage, layers } from '#content/pages/how-agents-think.ts'
import { Mark } from '#site/components/Mark.tsx'

/** Follows the page and leads through it; on phones it stays at the top as the loop unrolled. */
export function LayerNavigation() {
  return (
    <nav aria-label={howAgentsThinkPage.navigationLabel} className="layer-nav">
      <ol>
        {layers.map((layer) => (
          <li key={layer.id}>
            <a href={`#${layer.id}`} data-layer-link={layer.mark}>
              <Mark kind={layer.mark} />
              {layer.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
