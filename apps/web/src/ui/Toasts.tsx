import { useEffect, useRef } from 'react'

import { Icon, type IconName } from './icons/Icon.tsx'
import { closeToast, useToasts, type Toast } from './messages.ts'
import { useWords } from './useWords.ts'

const icons: Record<Toast['tone'], { name: IconName; className: string }> = {
  good: { name: 'check-circle', className: 'text-success' },
  info: { name: 'mail', className: 'text-link' },
  bad: { name: 'alert', className: 'text-danger' },
}

/** Renders toasts at the top right in every language. Once per page. */
export function Toasts() {
  const toasts = useToasts()
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    if (newest === undefined) return
    const onKey = (event: KeyboardEvent) => (event.key === 'Escape' ? closeToast(newest) : undefined)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [newest])
  return (
    <div className="toasts noprint flex align-start gap-8">
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastBox({ toast }: { toast: Toast }) {
  const { say } = useWords()
  const box = useSelfClosing(toast)
  return (
    <div
      className={`toast row gap-10 surface caption-size break-anywhere ${toast.tone}`}
      role={toast.tone === 'bad' ? 'alert' : 'status'}
      data-testid="toast"
      ref={box}
    >
      <Icon {...icons[toast.tone]} />
      <div className="grow">
        <b>{say(toast.text, toast.values)}</b>
        {toast.detail && <div className="muted">{toast.detail}</div>}
      </div>
      {toast.action && (
        <button type="button" className="text-button" onClick={toast.action.do}>
          {say(toast.action.text)}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={say('core:close')}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}

/** Closes a toast after its time, which starts again when pointer or focus leaves it, and on every click. */
function useSelfClosing(toast: Toast) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const close = () => closeToast(toast.id)
    let timer = setTimeout(close, toast.lasts)
    const hold = () => clearTimeout(timer)
    const resume = () => {
      clearTimeout(timer)
      timer = setTimeout(close, toast.lasts)
    }
    const on: [string, () => unknown][] = [
      // Deferred, because React handles clicks of buttons inside only after this listener.
      ['click', () => setTimeout(close)],
      ['pointerenter', hold],
      ['focusin', hold],
      ['pointerleave', resume],
      ['focusout', resume],
    ]
    const element = box.current
    for (const [event, listener] of on) element?.addEventListener(event, listener)
    return () => {
      hold()
      for (const [event, listener] of on) element?.removeEventListener(event, listener)
    }
  }, [toast])
  return box
}
