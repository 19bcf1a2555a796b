import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { isTyping } from '../lib/isTyping.ts'
import { useGoTo } from '../lib/pageAddress.ts'
import { useUser } from '../lib/session.ts'
import { Check } from '../ui/Choice.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { pageKeys, setSingleKeys, singleKeysOn } from './shortcuts.ts'

/** Milliseconds within which the second key of a pair has to follow. */
const PAIR = 1500

/** Button of the footer and, outside of fields, the keys: ? lists them, G and a letter opens a page. `isOpen`: the list is shown. */
export function Shortcuts({ isOpen, onOpen }: { isOpen: boolean; onOpen: (open: boolean) => void }) {
  const keys = useKeys()
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
  return (
    <>
      <button type="button" className="text-button" aria-haspopup="dialog" onClick={() => onOpen(true)}>
        <Label k="shell:keys" />
      </button>
      {/* Outside the footer, which the inbox hides. */}
      {isOpen && createPortal(<ShortcutList onClose={() => onOpen(false)} />, document.body)}
    </>
  )
}

const useKeys = () => pageKeys[useUser()?.ROLE === 'office' ? 'office' : 'applicant']

function ShortcutList({ onClose }: { onClose: () => void }) {
  const { say } = useWords('shell')
  const [isOn, setOn] = useState(singleKeysOn)
  const pairs = useKeys().map(({ key, text }) => [['G', key.toUpperCase()], text] as const)
  const rows = [
    [['Ctrl K'], 'shell:keys.palette'],
    [['?'], 'shell:keys.help'],
    ...pairs,
    [['U'], 'shell:keys.unread'],
    [['Esc'], 'shell:keys.close'],
  ] as const
  return (
    <Dialog title={<Label k="shell:keys" />} onClose={onClose}>
      <dl className="facts">
        {rows.map(([keys, text]) => (
          <div key={text}>
            <dt dir="ltr" className="mono">
              {keys.length > 1 ? (
                <>
                  <kbd>{keys[0]}</kbd> <span>{say('shell:keys.then')}</span> <kbd>{keys[1]}</kbd>
                </>
              ) : (
                <kbd>{keys[0]}</kbd>
              )}
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
      <Check
        id="single-keys"
        checked={isOn}
        onChange={(on) => {
          setSingleKeys(on)
          setOn(on)
        }}
      >
        {say('shell:keys.single')}
      </Check>
    </Dialog>
  )
}
