import { useEffect, useState } from 'react'

import type { AskError } from '../../lib/askError.ts'
import { openPdf, type OpenedPdf } from './openPdf.ts'

export type PdfState =
  | { at: 'opening'; loaded: number }
  | { at: 'open'; opened: OpenedPdf }
  | { at: 'failed'; error: AskError }

/** Opens a document while the component is mounted; a changed `attempt` opens it again. */
export function usePdf(id: string, attempt: number): PdfState {
  const [state, setState] = useState<PdfState & { of: string }>({ at: 'opening', loaded: 0, of: '' })
  const wanted = `${id} ${attempt}`
  useEffect(() => {
    const control = new AbortController()
    let close: (() => void) | undefined
    const onLoaded = (loaded: number) =>
      setState((now) => (now.of === wanted && now.at !== 'opening' ? now : { at: 'opening', loaded, of: wanted }))
    const open = async () => {
      const opened = await openPdf({ id, signal: control.signal, onLoaded })
      if (control.signal.aborted) return opened.close()
      close = opened.close
      setState({ at: 'open', opened, of: wanted })
    }
    open().catch((error: unknown) => {
      if (!control.signal.aborted) setState({ at: 'failed', error: error as AskError, of: wanted })
    })
    return () => {
      control.abort()
      close?.()
    }
  }, [id, wanted])
  return state.of === wanted ? state : { at: 'opening', loaded: 0 }
}
