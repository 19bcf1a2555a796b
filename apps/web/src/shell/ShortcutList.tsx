import { useState } from 'react'

import { Check } from '../ui/Choice.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { setSingleKeys, singleKeysOn, type ShortcutListProps } from './shortcuts.ts'

/** Every key and what it does, and the choice to do without single keys. */
export function ShortcutList({ keys: pages, onClose }: ShortcutListProps) {
  const { say } = useWords('shell')
  const [isOn, setOn] = useState(singleKeysOn)
  const pairs = pages.map(({ key, text }) => [['G', key.toUpperCase()], text] as const)
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
