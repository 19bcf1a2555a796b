import { clsx } from 'clsx'
import { fieldText, type FormRow } from '@saki/domain/forms/form'
import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { FieldGrid } from '../FieldGrid.tsx'
import { BookButtons, PickButton, PickContact } from '../people/BookButtons.tsx'
import { ManageBook } from '../people/ManageBook.tsx'
import { OutdatedNotes } from '../people/OutdatedNotes.tsx'
import { useFormScene, type FormFields, type Prefill } from '../scene.ts'
import { AddLabel } from './AddLabel.tsx'
import { PartyLine } from './PartyLine.tsx'
import { PrefillButton } from './PrefillButton.tsx'
import type { RowsOf } from './rowsOf.ts'
import { RowsError } from './RowsError.tsx'
import { useKnownFirst } from './useKnownFirst.ts'
import { focusRow, useRows } from './useRows.ts'
import formsStyles from '../forms.module.css'
import peopleStyles from '../people/people.module.css'

const NAME = 'PERSON_NAME'

/** People in an order that matters: one card each, opened for editing; removing can be undone. */
export function PartyRows({ block }: { block: RowsOf }) {
  const { say } = useWords('forms')
  const term = useTerm()
  const { readOnly, errors, prefill } = useFormScene()
  const { section, fields, atMost } = block
  const { rows, add, remove, move, replace } = useRows(section, 'forms:row.removed')
  const [opened, setOpened] = useState<number | undefined>(() =>
    rows.length === 1 && fieldText(rows[0] ?? {}, NAME) === '' ? 0 : undefined,
  )
  const title = term(block.rowTitle).term
  const nameOf = (at: number) => fieldText(rows[at] ?? {}, NAME) || `${title} ${at + 1}`
  const hasErrors = (at: number) => [...errors.keys()].some((path) => path.startsWith(`${section}.${at}.`))
  const onAdd = () => {
    add(blankRow(fields))
    setOpened(rows.length)
    focusRow(section, rows.length)
  }
  const addFirst = (filled: FormRow) => {
    add({ ...blankRow(fields), ...filled })
    setOpened(0)
  }
  useKnownFirst(readOnly ? undefined : prefill, rows.length === 0, addFirst)
  const onRemove = (at: number) => {
    remove(at, nameOf(at))
    setOpened(undefined)
    focusRow(section, Math.max(0, Math.min(at, rows.length - 2)))
  }
  return (
    <div className={clsx('rows-block', formsStyles.rowsBlock, errors.has(section) ? 'faulty' : '')}>
      <RowsError section={section} />
      <OutdatedNotes section={section} fields={fields} onReplace={replace} />
      <ol className={clsx(formsStyles.rows, 'grid below-16')}>
        {rows.map((row, at) => {
          const isOpen = !readOnly && (opened === at || hasErrors(at))
          return (
            <li key={at} id={`${section}-row-${at}`} className={clsx(formsStyles.row, 'hairline-below')}>
              <div className={clsx(formsStyles.rowHead, 'flex wrap align-start gap-16 row-gap-8 below-8')}>
                <h2 className="normal-size">
                  {isOpen ? (
                    <>
                      <Label k={block.rowTitle} /> {at + 1}
                    </>
                  ) : (
                    <bdi>{nameOf(at)}</bdi>
                  )}
                </h2>
                {!readOnly && (
                  <RowButtons
                    {...{
                      at,
                      isOpen,
                      count: rows.length,
                      name: nameOf(at),
                      onOpen: () => (setOpened(at), focusRow(section, at)),
                      onMove: move,
                      onRemove,
                    }}
                  />
                )}
              </div>
              {isOpen ? (
                <>
                  <div className="prefill row wrap gap-12 row-gap-8 below-16">
                    {prefill && (
                      <PrefillButton
                        prefill={prefill}
                        row={row}
                        onFill={(filled) => replace(at, { ...row, ...filled })}
                      />
                    )}
                    <BookButtons id={`${section}-${at}`} row={row} onFill={(filled) => replace(at, filled)} />
                  </div>
                  <FieldGrid fields={fields} prefix={`${section}.${at}`} />
                  <Button icon="check" onClick={() => setOpened(undefined)}>
                    <Label k="forms:row.done" />
                  </Button>
                </>
              ) : (
                <PartyLine row={row} fields={fields} />
              )}
            </li>
          )
        })}
      </ol>
      {rows.length === 0 && !readOnly && (
        <FirstRow
          section={section}
          prefill={prefill}
          onFill={(filled) => {
            addFirst(filled)
            focusRow(section, 0)
          }}
        />
      )}
      {!readOnly && (
        <div className={clsx('actions', peopleStyles.rowWays)}>
          {rows.length < atMost && (
            <Button id={section} icon="plus" onClick={onAdd}>
              <AddLabel what={block.rowTitle} />
            </Button>
          )}
          <ManageBook />
        </div>
      )}
      {rows.length > 1 && (
        <p className="hint">
          <Icon name="info" size={16} />
          {say('forms:row.order')}
        </p>
      )}
    </div>
  )
}

/** Ways to fill in the first person without typing. */
function FirstRow({
  section,
  prefill,
  onFill,
}: {
  section: string
  prefill: Prefill | undefined
  onFill: (row: FormRow) => void
}) {
  const [isPicking, setPicking] = useState(false)
  return (
    <div className="prefill row wrap gap-12 row-gap-8 below-16">
      {prefill && <PrefillButton prefill={prefill} row={{}} main onFill={onFill} />}
      <PickButton id={section} isOpen={isPicking} onToggle={() => setPicking(!isPicking)} />
      {isPicking && <PickContact id={section} row={{}} onFill={onFill} />}
    </div>
  )
}

interface RowButtonsProps {
  at: number
  count: number
  name: string
  isOpen: boolean
  onOpen: () => void
  onMove: (at: number, to: number) => void
  onRemove: (at: number) => void
}

function RowButtons({ at, count, name, isOpen, onOpen, onMove, onRemove }: RowButtonsProps) {
  const who = <span className="sr"> {name}</span>
  return (
    <div className="actions">
      {!isOpen && (
        <Button look="act" icon="pencil" onClick={onOpen}>
          <Label k="core:change" />
          {who}
        </Button>
      )}
      {at > 0 && (
        <Button look="act" icon="chevron-up" onClick={() => onMove(at, at - 1)}>
          <Label k="forms:row.up" />
          {who}
        </Button>
      )}
      {at < count - 1 && (
        <Button look="act" icon="chevron-down" onClick={() => onMove(at, at + 1)}>
          <Label k="forms:row.down" />
          {who}
        </Button>
      )}
      <Button look="act" icon="trash" onClick={() => onRemove(at)}>
        <Label k="core:delete" />
        {who}
      </Button>
    </div>
  )
}

/** Nationality defaults to Indonesia, as for most applicants; the field is shown and can be changed. */
function blankRow(fields: FormFields): Record<string, string> {
  return Object.hasOwn(fields, 'NATIONALITY_COUNTRY_CODE') ? { NATIONALITY_COUNTRY_CODE: 'ID' } : {}
}
