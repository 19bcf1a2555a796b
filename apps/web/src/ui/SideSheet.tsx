import { useId, type ReactNode } from 'react'

import { Icon } from './icons/Icon.tsx'
import { useModal } from './useModal.ts'
import { useWords } from './useWords.ts'

/** A modal layer at the end edge of the window, for details. The rest of the page is inert. */
export function SideSheet({
  title,
  onClose,
  children,
}: {
  title: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const { say } = useWords()
  const id = useId()
  const box = useModal(onClose)
  return (
    <dialog ref={box} className="side-sheet" aria-labelledby={id}>
      <div className="side-sheet-content grid">
        <div className="dialog-head flex align-start gap-12 hairline-below">
          <h2 id={id} className="grow large break-anywhere">
            {title}
          </h2>
          <button type="button" className="icon-button" data-first="" aria-label={say('core:close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="dialog-body grid gap-12">{children}</div>
      </div>
    </dialog>
  )
}
