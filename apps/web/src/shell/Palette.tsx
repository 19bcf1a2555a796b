import { useEffect, type ComponentType } from 'react'

import { loadWhenCalm } from '../lib/whenCalm.ts'
import { Late } from '../ui/Late.tsx'

type Drawn = ComponentType<{ onClose: () => void }>
let loaded: Drawn | undefined

const load = async (): Promise<Drawn> => (loaded ??= (await import('./PaletteDialog.tsx')).PaletteDialog)

/** Ctrl+K: type the name of a page, a number or words of a title; Enter opens the first result, arrow keys go through them. */
export function Palette({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      onOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onOpen])
  // So that the dialog opens at once, without a connection too.
  useEffect(() => loadWhenCalm(load), [])
  const close = () => onOpen(false)
  return open && <Late load={load} loaded={loaded} props={{ onClose: close }} onFail={close} />
}
