import { useState, useSyncExternalStore } from 'react'

/** Whether an element is at least `pixels` wide: a ref for it, and the answer, which is false until it is shown. */
export function useRoom(pixels: number): [ref: (element: HTMLElement | null) => void, hasRoom: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const hasRoom = useSyncExternalStore(
    (listener) => {
      if (!element) return () => undefined
      // In the next frame, because an answer may change the size of what is observed.
      const observer = new ResizeObserver(() => requestAnimationFrame(listener))
      observer.observe(element)
      return () => observer.disconnect()
    },
    () => element !== null && element.getBoundingClientRect().width >= pixels,
  )
  return [setElement, hasRoom]
}
