import { type ComponentType, useEffect, useState } from 'react'

export type Late<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** Undefined until it was loaded. */
  read: () => ComponentType<Props> | undefined
}

/** A component whose code is fetched once, when somebody first needs it. */
export function createLate<Props>(fetchComponent: Late<Props>['load']): Late<Props> {
  let loaded: ComponentType<Props> | undefined
  return {
    read: () => loaded,
    load: async () => {
      loaded ??= await fetchComponent()
      return loaded
    },
  }
}

/** Fetches it, if need be; the next one shown tries again after a failure. */
export function useLate<Props>({ load, read }: Late<Props>) {
  const [Component, setComponent] = useState(read)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (Component) return
    load()
      .then((loaded) => setComponent(() => loaded))
      // Offline, or a deployment in between. The conversation goes on.
      .catch(() => setHasFailed(true))
  }, [Component, load])

  return { Component, hasFailed }
}
