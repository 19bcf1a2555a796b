import { useEffect, useSyncExternalStore } from 'react'

/** When the parts of the page that tell it were loaded, in milliseconds by the device's clock. */
const ages = new Map<symbol, number>()
const listeners = new Set<() => void>()

/** Tells the frame when the content of the caller was loaded; 0: not yet. */
export function useContentAge(asOf: number): void {
  useEffect(() => {
    if (asOf === 0) return undefined
    const part = Symbol('content')
    const tell = () => listeners.forEach((listener) => listener())
    ages.set(part, asOf)
    tell()
    return () => {
      ages.delete(part)
      tell()
    }
  }, [asOf])
}

/** When the oldest content of the page was loaded; 0 when no part tells it. */
export function useOldestContent(): number {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    () => (ages.size === 0 ? 0 : Math.min(...ages.values())),
  )
}
