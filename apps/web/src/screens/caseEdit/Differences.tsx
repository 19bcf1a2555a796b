import { clsx } from 'clsx'
import type { Change } from '@saki/domain/corrections/changes'

import { DiffText } from '../../officeTables/DiffText.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { fieldNameOf, rowNumberOf, type CaseSection } from './parts.ts'
import caseEditStyles from './caseEdit.module.css'
import diffStyles from '../../officeTables/diff.module.css'

/** The changes field by field. Screen readers get "from … to …". */
export function Differences({ part, changes }: { part: CaseSection; changes: readonly Change[] }) {
  const { say } = useWords('office')
  const termOf = useTerm()
  const section = say(`office:edit.section.${part.section}`)
  return (
    <ul className={clsx(diffStyles.list, 'grid gap-10', caseEditStyles.difference, 'below-16 well')}>
      {changes.map(({ field: path, oldValue, newValue }) => {
        const name = fieldNameOf(part, path)
        const field = name === undefined ? undefined : part.fields[name]
        const n = rowNumberOf(part, path)
        const row = n === undefined ? '' : say('office:log.row', { section, n })
        const own = field ? termOf(field.label).term : ''
        return (
          <li key={path}>
            <b>{[row, own].filter(Boolean).join(': ') || section}</b>
            <DiffText before={oldValue} after={newValue} />
            <span className="sr">
              {say('office:edit.was')} {oldValue || say('office:edit.empty')} {say('office:edit.becomes')}{' '}
              {newValue || say('office:edit.empty')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
