import type { ReactNode } from 'react'

import { useModal } from '../ui/useModal.ts'

/** The sidebar as a modal layer from the start edge: the rest is inert, Escape or a press beside it closes it, and the focus returns to its opener. */
export function DrawerFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const box = useModal(onClose)
  return (
    <dialog ref={box} className="drawer side" aria-label="SAKI 21">
      {children}
    </dialog>
  )
}
