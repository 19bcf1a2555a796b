import { wordsOf } from '@saki/domain/forms/form'

import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useFormScene, type FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

/** Any of a few options, as checkboxes; saved in the order of the form. */
export function ChoicesKind(props: FieldViewProps<'choices'>) {
  const { frame, set } = useField(props)
  const { readOnly } = useFormScene()
  const { say } = useWords()
  const { field, row, name, path } = props
  const ticked = new Set(wordsOf(row[name]))
  const toggle = (word: string) =>
    set(field.options.map(({ value }) => value).filter((value) => (value === word) !== ticked.has(value)))
  return (
    <FieldFrame {...frame} group>
      <div className="choices cards">
        {field.options.map(({ value, text, hint }, at) => (
          <label key={value} className={`choice ${ticked.has(value) ? 'on' : ''}`}>
            <input
              type="checkbox"
              className="tick"
              id={at === 0 ? path : `${path}-${value}`}
              checked={ticked.has(value)}
              disabled={readOnly}
              onChange={() => toggle(value)}
              aria-invalid={frame.error ? true : undefined}
            />
            <span className="choice-words">
              <span className="choice-word">
                <Label k={text} stacked />
              </span>
              {hint && <span className="hint">{say(hint)}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
