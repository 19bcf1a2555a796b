import { useEffect, useRef } from 'react'

/** Milliseconds between questions about a running scan: from FIRST_MS, each pause half as long again, up to LAST_MS. */
const FIRST_MS = 1500
const LAST_MS = 30_000

/** Calls `onAsk` repeatedly while files are being scanned. */
export function usePollScan(isScanning: boolean, onAsk: () => void): void {
  const ask = useRef(onAsk)
  useEffect(() => {
    ask.current = onAsk
  })
  useEffect(() => {
    if (!isScanning) return
    let pause = FIRST_MS
    let timer = setTimeout(again, pause)
    function again() {
      ask.current()
      pause = Math.min(LAST_MS, pause * 1.5)
      timer = setTimeout(again, pause)
    }
    return () => clearTimeout(timer)
  }, [isScanning])
}
