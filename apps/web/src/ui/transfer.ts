import { useSyncExternalStore } from 'react'

/** A download in progress. Bytes; `total` is undefined while unknown. */
export interface Transfer {
  file: string
  loaded: number
  total: number | undefined
  /** Bytes per second over the last seconds. */
  rate: number
  /** The connection broke; the download continues automatically once it is back. */
  isWaiting: boolean
  onCancel: () => void
}

let shown: Transfer | undefined
const listeners = new Set<() => void>()

/** Shows or updates the progress dialog; undefined closes it. */
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
