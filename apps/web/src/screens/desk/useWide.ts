import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 1180px)')

/** Whether list and case are beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
}
