import { useEffect, useRef } from 'react'

/**
 * Gives the focus to the element when `watched` changes while nothing has the focus: what had it was removed, such as the button that was
 * pressed. `watched` is undefined until it is known. `atFirst`: also when it is shown, after a navigation.
 */
export function useLostFocus<E extends HTMLElement>(watched: unknown, { atFirst = false } = {}) {
  const element = useRef<E>(null)
  const before = useRef(atFirst ? element : watched)
  useEffect(() => {
    if (before.current === watched) return
    const isKnown = before.current !== undefined
    before.current = watched
    if (!isKnown) return
    const active = document.activeElement
    const isLost = active === null || active === document.body
    if (isLost || (atFirst && active.closest('nav, header') !== null)) element.current?.focus({ preventScroll: true })
  }, [watched, atFirst])
  return element
}
