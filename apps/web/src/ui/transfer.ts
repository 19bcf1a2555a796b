import { useSyncExternalStore } from 'react'

/** A file on its way to the reader. Bytes; `total` is undefined while nobody has said how many there will be. */
export interface Transfer {
  file: string
  loaded: number
  total: number | undefined
  /** Bytes a second over the last seconds. */
  rate: number
  /** The line broke: it goes on by itself once there is one again. */
  isWaiting: boolean
  onCancel: () => void
}

let shown: Transfer | undefined
const listeners = new Set<() => void>()

/** Shows or renews the progress dialog; undefined takes it away. */
export function showTransfer(next: Transfer | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

export function useTransfer(): Transfer | undefined {
  return useSyncExternalStore(
    (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    () => shown,
  )
}
