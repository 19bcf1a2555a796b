import { clsx } from 'clsx'
import { codeFieldOf, codeOfPart, partsOfCase } from '@saki/domain/requests/caseParts'

import { useWords } from '../../ui/useWords.ts'
import { AnswerValue } from '../AnswerValue.tsx'
import { useFormScene } from '../scene.ts'
import type { RowsOf } from './rowsOf.ts'
import { RowsError } from './RowsError.tsx'
import { useRows } from './useRows.ts'
import styles from '../forms.module.css'

/** The parts of the case as checkboxes, each with its goods or product; saved in the order of the register. */
export function TickRows({ block }: { block: RowsOf }) {
  const { section, fields } = block
  const { data, change, readOnly, errors } = useFormScene()
  const { say } = useWords('forms')
  const { rows } = useRows(section)
  const name = codeFieldOf(fields, data)
  const field = name === undefined ? undefined : fields[name]
  const parts = partsOfCase(data)
  if (name === undefined || !field) return null
  if (parts.length === 0) return <p className="hint">{say('forms:ticks.none')}</p>
  const ticked = new Set(rows.map(codeOfPart))
  const toggle = (code: string) =>
    change({
      [section]: parts.filter(({ CODE }) => (CODE === code) !== ticked.has(CODE)).map(({ CODE }) => ({ [name]: CODE })),
    })
  return (
    <div className={clsx('rows-block', styles.rowsBlock, 'stack', errors.has(section) && 'faulty')} role="group">
      <p className="hint">{say('forms:ticks.chosen', { n: ticked.size, of: parts.length })}</p>
      <div className="choices cards">
        {parts.map(({ CODE, TEXT }, at) => (
          <label key={CODE} className={`choice ${ticked.has(CODE) ? 'on' : ''}`}>
            <input
              type="checkbox"
              className="tick"
              id={at === 0 ? section : `${section}-${CODE}`}
              checked={ticked.has(CODE)}
              disabled={readOnly}
              onChange={() => toggle(CODE)}
              aria-invalid={errors.has(section) ? true : undefined}
            />
            <span className="choice-words">
              <span className="choice-word">
                <AnswerValue
                  path={`${section}-${CODE}`}
                  name={name}
                  field={field}
                  row={{ [name]: CODE }}
                  siblings={fields}
                />
              </span>
              {TEXT && (
                <span className="hint">
                  <bdi>{TEXT}</bdi>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <RowsError section={section} />
    </div>
  )
}
