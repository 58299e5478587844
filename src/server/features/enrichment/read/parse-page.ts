import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, type TreeAdapter } from 'parse5'

/** Five times what an honest page of the largest size holds; a few hundred bytes can ask for millions. */
const ELEMENTS_MAX = 40_000

type Adapter = TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>

export class PageTooComplex extends Error {}

/** Counts what is made, since parsing has no limit of its own on how far markup multiplies. */
function createCountingAdapter(): Adapter {
  let elements = 0
  const count = () => {
    elements += 1
    if (elements > ELEMENTS_MAX) throw new PageTooComplex()
  }
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      count()
      return defaultTreeAdapter.createElement(...given)
    },
    createCommentNode(...given) {
      count()
      return defaultTreeAdapter.createCommentNode(...given)
    },
  }
}

/** Reads markup as a browser with scripting does, so that what stands in noscript is no content. */
export function parsePage(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { treeAdapter: createCountingAdapter(), scriptingEnabled: true })
}
