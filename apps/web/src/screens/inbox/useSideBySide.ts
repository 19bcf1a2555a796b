import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 768px)')

/** Whether list and letter are beside each other; same width as in inbox.css. */
export function useSideBySide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
}
