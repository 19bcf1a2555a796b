import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 768px)')

/** Whether list and letter stand side by side, as inbox.css lays them out. */
export function useSideBySide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
}
