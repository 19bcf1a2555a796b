import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether an element is at least `pixels` wide: a ref for it, and the answer, which is false until it was measured. The element must be there
 * when its component is shown first. What the answer shows may load late: the answer is kept while the element is hidden for that.
 */
export function useRoom<E extends HTMLElement>(pixels: number): [ref: RefObject<E | null>, hasRoom: boolean] {
  const ref = useRef<E>(null)
  const [hasRoom, setRoom] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width >= pixels))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [pixels])
  return [ref, hasRoom]
}
