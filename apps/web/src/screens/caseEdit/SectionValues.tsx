import { clsx } from 'clsx'
import { AnswerValue, hasValue } from '../../forms/AnswerValue.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { CaseSection } from './parts.ts'
import styles from './caseEdit.module.css'

/** The current values of a section; empty fields are left out. */
export function SectionValues({ part }: { part: CaseSection }) {
  const { say } = useWords('office')
  const rows = part.rows.filter((row) =>
    Object.entries(part.fields).some(([name, field]) => hasValue({ row, name, field })),
  )
  if (rows.length === 0) return <p className="muted">{say('office:edit.none')}</p>
  return rows.map((row, at) => (
    // Rows have no id, so the index is the key.
    // oxlint-disable-next-line react/no-array-index-key
    <dl key={at} className={clsx('facts', styles.facts, at > 0 ? 'hairline-above' : '')}>
      {Object.entries(part.fields)
        .filter(([name, field]) => hasValue({ row, name, field }))
        .map(([name, field]) => (
          <div key={name} className={clsx(styles.fact, 'grid one-column-on-tablets gap-16 row-gap-4')}>
            <dt>
              <Label k={field.label} stacked />
            </dt>
            <dd>
              <AnswerValue
                path={`${part.section}.${name}`}
                name={name}
                field={field}
                row={row}
                siblings={part.fields}
              />
            </dd>
          </div>
        ))}
    </dl>
  ))
}
