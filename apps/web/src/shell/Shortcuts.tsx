import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import { isTyping } from '../lib/isTyping.ts'
import { useGoTo } from '../lib/pageAddress.ts'
import { useUser } from '../lib/session.ts'
import { Label } from '../ui/Label.tsx'
import { Late } from '../ui/Late.tsx'
import { pageKeys, singleKeysOn } from './shortcuts.ts'

const load = async () => (await import('./ShortcutList.tsx')).ShortcutList

/** Milliseconds within which the second key of a pair has to follow. */
const PAIR = 1500

/** Button of the footer and, outside of fields, the keys: ? lists them, G and a letter opens a page. `isOpen`: the list is shown. */
export function Shortcuts({ isOpen, onOpen }: { isOpen: boolean; onOpen: (open: boolean) => void }) {
  const keys = pageKeys[useUser()?.ROLE === 'office' ? 'office' : 'applicant']
  const goTo = useGoTo()
  const pressedG = useRef(0)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !singleKeysOn()) return
      const target =
        event.timeStamp - pressedG.current < PAIR && keys.find(({ key }) => key === event.key.toLowerCase())
      pressedG.current = event.key.toLowerCase() === 'g' ? event.timeStamp : 0
      if (event.key !== '?' && !target) return
      event.preventDefault()
      if (target) void goTo({ to: target.to })
      else onOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [goTo, keys, onOpen])
  const close = () => onOpen(false)
  return (
    <>
      <button type="button" className="text-button" aria-haspopup="dialog" onClick={() => onOpen(true)}>
        <Label k="shell:keys" />
      </button>
      {/* Outside the footer, which the inbox hides. */}
      {isOpen && createPortal(<Late load={load} props={{ keys, onClose: close }} onFail={close} />, document.body)}
    </>
  )
}
