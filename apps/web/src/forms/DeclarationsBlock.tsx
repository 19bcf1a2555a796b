import { wordsOf, type Block } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { FieldFrame } from '../ui/FieldFrame.tsx'
import { Label } from '../ui/Label.tsx'
import { useFormScene } from './scene.ts'

/** Statements to tick one by one. There is no "tick all", because each is a declaration of its own. */
export function DeclarationsBlock({ block }: { block: Extract<Block<TextKey>, { as: 'declarations' }> }) {
  const { data, errors, change, readOnly } = useFormScene()
  const { section, options } = block
  const ticked = new Set(wordsOf(data[section]))
  const toggle = (word: string) =>
    change({ [section]: options.map(({ value }) => value).filter((value) => (value === word) !== ticked.has(value)) })
  return (
    <FieldFrame id={section} label={<Label k={block.title ?? block.missing} />} error={errors.get(section)} group>
      <div className="ticks">
        {options.map(({ value, text }, at) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              className="tick"
              id={at === 0 ? section : `${section}-${value}`}
              checked={ticked.has(value)}
              disabled={readOnly}
              onChange={() => toggle(value)}
              aria-invalid={errors.has(section) && !ticked.has(value) ? true : undefined}
            />
            <span>
              <Label k={text} stacked />
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
