import { useEffect, useState } from 'react'

import { Icon, type IconName } from './icons/Icon.tsx'
import { closeToast, useToasts, type Toast } from './messages.ts'
import { useWords } from './useWords.ts'

const icons: Record<Toast['tone'], IconName> = { good: 'check-circle', info: 'mail', bad: 'alert' }

/** Where toasts appear: physically top right, in every language. Once per page. */
export function Toasts() {
  const toasts = useToasts()
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    if (newest === undefined) return
    const onKey = (event: KeyboardEvent) => (event.key === 'Escape' ? closeToast(newest) : undefined)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [newest])
  return <div className="toasts">{toasts.map((toast) => <ToastBox key={toast.id} toast={toast} />)}</div>
}

function ToastBox({ toast }: { toast: Toast }) {
  const { say } = useWords()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => closeToast(toast.id), toast.lasts)
    return () => clearTimeout(timer)
  }, [held, toast])
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false), onFocus: () => setHeld(true), onBlur: () => setHeld(false) }
  return (
    <div className={`toast ${toast.tone}`} role={toast.tone === 'bad' ? 'alert' : 'status'} data-testid="toast" onClick={() => closeToast(toast.id)} {...hold}>
      <Icon name={icons[toast.tone]} />
      <div className="grow">
        <b>{say(toast.text, toast.values)}</b>
        {toast.detail && <div className="muted">{toast.detail}</div>}
        {toast.action && <button type="button" className="act" onClick={toast.action.do}>{say(toast.action.text)}</button>}
      </div>
      <button type="button" className="icobtn" aria-label={say('core:close')}><Icon name="close" size={18} /></button>
    </div>
  )
}
