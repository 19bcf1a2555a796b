import { useId, type ReactNode } from 'react'

import { Icon } from './icons/Icon.tsx'
import { useModal } from './useModal.ts'
import { useWords } from './useWords.ts'

interface DialogProps {
  /** The question or subject. */
  title: ReactNode
  /** Called on Escape, the cross and a press beside it. Omit for questions that must be answered. */
  onClose?: () => void
  /** Pixels: 440 for questions, 900 for forms. */
  width?: number
  /** Pixels, for a size that does not follow the content. */
  height?: number
  /** For forms: title and buttons stay in place, the content scrolls. */
  tall?: boolean
  /** Buttons; the main one last, at the end edge. */
  actions?: ReactNode
  /** 'alertdialog' for questions about what cannot be undone. */
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

/**
 * A modal layer over the page, open while mounted, using the browser's <dialog>: the rest is inert, the focus stays inside and returns to
 * the opener. The element with `data-first`, else the first field, receives the focus.
 */
export function Dialog({
  title,
  onClose,
  width = 440,
  height,
  tall = false,
  actions,
  role = 'dialog',
  children,
}: DialogProps) {
  const { say } = useWords()
  const id = useId()
  const box = useModal(onClose)
  return (
    <dialog
      ref={box}
      className={tall ? 'dialog tall' : 'dialog'}
      role={role}
      aria-labelledby={id}
      style={{ maxInlineSize: width, blockSize: height }}
    >
      <div className="dialog-content grid gap-8">
        <div className="dialog-head flex align-start gap-12">
          <h2 id={id} className="grow large break-anywhere">
            {title}
          </h2>
          {onClose && (
            <button type="button" className="icon-button" aria-label={say('core:close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children && <div className="dialog-body">{children}</div>}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </dialog>
  )
}
