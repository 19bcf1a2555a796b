import {
  criteriaFields,
  criterionCondition,
  criterionJoins,
  CRITERION_LENGTH,
  type CriteriaGroup,
  type Criterion,
} from '@saki/domain/search/criteria'
import {
  formalityStates,
  matchesOf,
  registerFields,
  registerStages,
  type RegisterMatch,
} from '@saki/domain/search/registerQuery'

import { isTurnedRange } from '@saki/domain/search/fieldValue'
import type { TextKey } from '@saki/texts'
import { clsx } from 'clsx'

import { IpcChooser } from '../../cases/IpcChooser.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { searchedRights } from './caseSearch.ts'
import styles from './registerSearch.module.css'

interface CriterionRowProps {
  group: CriteriaGroup
  /** Place in the group, from 0; the first is joined to nothing. */
  at: number
  row: Criterion
  onChange: (row: Criterion) => void
  onRemove: () => void
}

/** Values of the fields that have a few. */
const choicesOf = { stage: registerStages, right: searchedRights, formality: formalityStates } as const
const hints: Readonly<Partial<Record<string, TextKey>>> = {
  date: 'register:row.example.date',
  day: 'register:row.example.day',
}

/** One criterion: how it is joined, field, comparison and value. */
export function CriterionRow({ group, at, row, onChange, onRemove }: CriterionRowProps) {
  const { say } = useWords('register')
  const id = `${group}-${at}`
  const kind = registerFields[row.f]
  const hint = hints[kind]
  const isRange = row.o === 'between'
  const isEmpty = row.v.trim() === '' && (row.w ?? '').trim() === ''
  const wrong =
    isEmpty || criterionCondition(row)
      ? undefined
      : say(isRange && isTurnedRange(`${row.v}..${row.w ?? ''}`) ? 'register:row.dates' : 'register:row.wrong')
  const choices = choicesOf[row.f as 'stage'] as readonly string[] | undefined
  return (
    <div
      className={clsx(styles.criterion, 'flush-fields grid gap-8 one-column-on-tablets')}
      role="group"
      aria-label={say(`register:field.${row.f as 'any'}`)}
      aria-describedby={hint && `${id}-hint`}
    >
      {at > 0 ? (
        <Select
          id={`${id}-join`}
          label={say('register:row.join')}
          value={row.j}
          onChange={(j) => onChange({ ...row, j: j as Criterion['j'] })}
          options={criterionJoins.map((join) => ({ value: join, label: say(`register:join.${join}`) }))}
        />
      ) : (
        <span className="notablet" />
      )}
      <Select
        id={`${id}-field`}
        label={say('register:row.field')}
        value={row.f}
        onChange={(f) => onChange(rowOf(f as Criterion['f'], row))}
        options={criteriaFields[group].map((field) => ({
          value: field,
          label: capitalised(say(`register:field.${field as 'any'}`)),
        }))}
      />
      <Select
        id={`${id}-match`}
        label={say('register:row.match')}
        value={row.o}
        onChange={(o) => onChange({ ...row, o: o as RegisterMatch })}
        options={matchesOf[kind].map((match) => ({ value: match, label: say(`register:match.${match}`) }))}
      />
      {choices ? (
        <Select
          id={`${id}-value`}
          label={say('register:row.value')}
          value={row.v}
          onChange={(v) => onChange({ ...row, v })}
          options={choices.map((value) => ({
            value,
            label: say(`register:${row.f as 'stage'}.${value as 'running'}`),
          }))}
        />
      ) : (
        <TextField
          id={`${id}-value`}
          label={say('register:row.value')}
          error={wrong}
          value={row.v}
          maxLength={CRITERION_LENGTH}
          code={kind !== 'words'}
          onChange={(v) => onChange({ ...row, v })}
        />
      )}
      {isRange ? (
        <TextField
          id={`${id}-last`}
          label={say('register:row.last')}
          value={row.w ?? ''}
          maxLength={CRITERION_LENGTH}
          code
          onChange={(w) => onChange({ ...row, w })}
        />
      ) : (
        <span className="notablet" />
      )}
      <button
        type="button"
        className="icon-button"
        style={{ justifySelf: 'end' }}
        aria-label={say('register:row.remove', { row: at + 1 })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      {row.f === 'ipc' && (
        <div className="full-row">
          <IpcChooser
            id={`${id}-ipc`}
            label="register:ipc.choose"
            takes="part"
            chosen={ipcCodesIn(row.v)}
            onChoose={(code) => onChange({ ...row, v: toggledIpc(row.v, code) })}
          />
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint full-row">
          {say(hint)}
        </p>
      )}
    </div>
  )
}

/** Fields are written small in sentences. */
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const ipcCodesIn = (value: string): string[] =>
  value
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)

/** The codes of a value, by commas, with one more, or without it when it is there. */
function toggledIpc(value: string, code: string): string {
  const codes = ipcCodesIn(value)
  return (codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code]).join(', ')
}

/** A row with another field keeps its value when both are compared alike. */
export function rowOf(f: Criterion['f'], before?: Criterion): Criterion {
  const kind = registerFields[f]
  const isAlike = before !== undefined && registerFields[before.f] === kind && kind !== 'code'
  return {
    j: before?.j ?? 'AND',
    f,
    o: isAlike ? before.o : (matchesOf[kind][0] ?? 'words'),
    v: isAlike ? before.v : '',
  }
}
