import { useEffect, useState, type ComponentType } from 'react'

import { showToast } from './messages.ts'

interface LateProps<P extends object> {
  load: () => Promise<ComponentType<P>>
  props: P
  /** Closes what cannot be loaded. */
  onFail: () => void
}

/**
 * A dialog whose code is loaded once it is opened. When that fails it is closed with a message: a failed import of React.lazy would replace
 * the page, and what was typed there.
 */
export function Late<P extends object>({ load, props, onFail }: LateProps<P>) {
  const [Loaded, setLoaded] = useState<ComponentType<P>>()
  useEffect(() => {
    if (Loaded) return undefined
    let isAwaited = true
    load().then(
      (loaded) => setLoaded(() => loaded),
      () => {
        if (!isAwaited) return
        onFail()
        showToast('core:load.unreachable', { tone: 'bad' })
      },
    )
    return () => {
      isAwaited = false
    }
  }, [Loaded, load, onFail])
  return Loaded && <Loaded {...props} />
}
