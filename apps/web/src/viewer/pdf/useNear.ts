import { useEffect, useState, type RefObject } from 'react'

/** Pages (`data-page`) inside a scrolling box that are visible or within `margin` of it. Change `again` when the elements change. */
export function useNear(box: RefObject<HTMLElement | null>, again: unknown, margin = '800px'): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([1]))
  useEffect(() => {
    const scroller = box.current
    if (!scroller) return
    const seen = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = Number((target as HTMLElement).dataset['page'])
          if (isIntersecting) seen.add(page)
          else seen.delete(page)
        }
        setNear(new Set(seen))
      },
      { root: scroller, rootMargin: margin },
    )
    for (const page of scroller.querySelectorAll('[data-page]')) observer.observe(page)
    return () => observer.disconnect()
  }, [box, again, margin])
  return near
}
