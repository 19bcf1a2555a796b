import { useEffect, useRef, type ReactNode } from 'react'

/** The sidebar as a modal layer from the start edge: the rest is inert, Escape and a press beside it close, the focus returns. */
export function DrawerFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const dialog = box.current
    if (!dialog?.open) dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog ref={box} className="drawer side" aria-label="SAKI 21" onCancel={(event) => { event.preventDefault(); onClose() }} onClick={(event) => (event.target === box.current ? onClose() : undefined)}>
      {children}
    </dialog>
  )
}
