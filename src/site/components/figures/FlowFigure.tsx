import { Figure } from '#site/components/figures/Figure.tsx'
import { FlowDrawing } from '#site/components/figures/FlowDrawing.tsx'
import { figureMarks } from '#site/components/figures/figure-marks.ts'
import { type FlowEdge, type FlowNode, layOutFlow } from '#site/components/figures/lay-out-flow.ts'
import { Mark } from '#site/components/Mark.tsx'

type Props = { caption: string; nodes: readonly FlowNode[]; edges: readonly FlowEdge[] }

/** A drawing where there is room, a list where there is not; the list is what screen readers get in both. */
export function FlowFigure({ caption, nodes, edges }: Props) {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]))
  return (
    <Figure caption={caption}>
      <FlowDrawing layout={layOutFlow(nodes, edges)} />
      <ol className="flow-list">
        {nodes.map((node) => (
          <li key={node.id} className="flow-list-node">
            {node.mark ? <Mark kind={figureMarks[node.mark].kind} /> : <span />}
            <div>
              <p>{node.label}</p>
              {edges
                .filter(({ from }) => from === node.id)
                .map((edge) => (
                  <p key={edge.to} className="label">
                    <span aria-hidden="true">→ </span>
                    <span className="sr-only">leads to </span>
                    <span>{`${labels.get(edge.to)}${edge.label ? `: ${edge.label}` : ''}`}</span>
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ol>
    </Figure>
  )
}
