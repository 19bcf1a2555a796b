import { clsx } from 'clsx'
import type { ImageEdits } from '@saki/contracts/fileRow'
import { useState } from 'react'

import { Button } from '../ui/Button.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { isWhole, wholePicture, withField, type CropField, type Size } from './crop.ts'
import styles from './cropping.module.css'

const fields: readonly CropField[] = ['x', 'y', 'width', 'height']

/** The crop as four numbers in pixels, as an alternative to dragging. */
export function CropNumbers({
  edits,
  size,
  onChange,
}: {
  edits: ImageEdits
  size: Size
  onChange: (edits: ImageEdits) => void
}) {
  const { say } = useWords('studio')
  return (
    <fieldset className="inspected">
      <legend className="field-label below-6">
        <Label k="studio:crop.area" />
      </legend>
      <div className={clsx(styles.numbers, 'grid gap-8')}>
        {fields.map((field) => (
          <label key={field} className="hint">
            {say(`studio:crop.${field}`)}
            <NumberBox value={edits[field]} onChange={(value) => onChange(withField(edits, field, value, size))} />
          </label>
        ))}
      </div>
      {!isWhole(edits, size) && (
        <Button look="act" icon="picture" onClick={() => onChange(wholePicture(size, edits.rotate))}>
          <Label k="studio:crop.whole" />
        </Button>
      )}
    </fieldset>
  )
}

/** Applies the number on Enter or blur, so that half-typed numbers do not move the frame. */
function NumberBox({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const [draft, setDraft] = useState({ typed: String(value), of: value })
  const typed = draft.of === value ? draft.typed : String(value)
  const setTyped = (text: string) => setDraft({ typed: text, of: value })
  const finish = () => {
    const number = Number(typed)
    if (typed.trim() !== '' && Number.isFinite(number) && Math.round(number) !== value) onChange(Math.round(number))
    // A number that does not fit may leave the value as it is.
    setTyped(String(value))
  }
  return (
    <input
      className="input compact mono"
      inputMode="numeric"
      dir="ltr"
      value={typed}
      onChange={(event) => setTyped(event.target.value.replace(/[^0-9]/g, ''))}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onChange(value + (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1))
      }}
    />
  )
}
