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
      className={tall ? 'dlg tall' : 'dlg'}
      role={role}
      aria-labelledby={id}
      style={{ maxInlineSize: width, blockSize: height }}
    >
      <div className="dlgin grid gap-8">
        <div className="dlghead flex align-start gap-12">
          <h2 id={id} className="grow large break-anywhere">
            {title}
          </h2>
          {onClose && (
            <button type="button" className="icobtn" aria-label={say('core:close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children && <div className="dlgbody">{children}</div>}
        {actions && <div className="acts">{actions}</div>}
      </div>
    </dialog>
  )
}
