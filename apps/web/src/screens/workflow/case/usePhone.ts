import { useSyncExternalStore } from 'react'

const phone = matchMedia('(width < 768px)')

/** Whether the page is as narrow as a phone's. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      phone.addEventListener('change', listener)
      return () => phone.removeEventListener('change', listener)
    },
    () => phone.matches,
  )
}
