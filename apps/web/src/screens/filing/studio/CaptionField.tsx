import type { FileRow } from '@saki/contracts/documents'
import { useEffect, useRef, useState } from 'react'

import { ask } from '../../../lib/ask.ts'
import { recallOwn, rememberOwn } from '../../../lib/deviceStore.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { textDirection } from '../../../ui/TextField.tsx'

const LIMIT = 500
const IDLE = 900
const keptName = (id: string) => `caption:${id}`

/**
 * Keterangan of one picture. Saved 0.9 s after the last key; text the server does not have yet is kept on the device.
 */
export function CaptionField({
  file,
  readOnly,
  onChanged,
}: {
  file: FileRow
  readOnly: boolean
  onChanged: () => void
}) {
  const { say } = useWords('studio')
  const [text, setText] = useState(recallOwn(keptName(file.ID)) || file.DESCRIPTION)
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  const saved = useRef(file.DESCRIPTION)
  const save = async (next: string) => {
    if (next === saved.current || next.length > LIMIT) return
    setState('saving')
    try {
      await ask('specdocTypImagesById', { params: { t: file.SPECDOC_TYP, id: file.ID }, body: { description: next } })
      saved.current = next
      rememberOwn(keptName(file.ID), '')
      setState('saved')
      onChanged()
    } catch {
      setState('failed')
    }
  }
  const latest = useRef({ save, text })
  useEffect(() => {
    latest.current = { save, text }
  })
  useEffect(() => {
    const timer = setTimeout(() => void latest.current.save(text), IDLE)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const retry = () => void latest.current.save(latest.current.text)
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      retry()
    }
  }, [])
  const isLong = text.length > LIMIT
  return (
    <div className={`in ${isLong ? 'err' : ''}`}>
      <label className="flabel below-6" htmlFor="caption">
        <Label k="studio:caption" />
      </label>
      {isLong && (
        <p className="msg" id="caption-error">
          <Icon name="alert" size={18} />
          {say('studio:caption.long', { limit: LIMIT })}
        </p>
      )}
      <textarea
        id="caption"
        className="inp"
        rows={2}
        dir={textDirection(text)}
        value={text}
        readOnly={readOnly}
        aria-invalid={isLong || undefined}
        aria-describedby={isLong ? 'caption-error caption-hint' : 'caption-hint'}
        onChange={(event) => {
          setText(event.target.value)
          rememberOwn(keptName(file.ID), event.target.value)
        }}
        onBlur={() => void save(text)}
      />
      <div className="flex between gap-12 above-4">
        <span className="hint" id="caption-hint" role="status">
          {say(
            state === 'failed'
              ? 'studio:caption.failed'
              : state === 'saved' && text === file.DESCRIPTION
                ? 'studio:caption.saved'
                : 'studio:caption.hint',
          )}
        </span>
        <bdi dir="ltr" className={`hint count push ${isLong ? 'over' : ''}`}>
          {text.length} / {LIMIT}
        </bdi>
      </div>
    </div>
  )
}
