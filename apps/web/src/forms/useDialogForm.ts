import { DIALOG_SECTION } from '@saki/catalogue/dialogs/dialogForm'
import { fieldText, type FormRow } from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { useRef, useState } from 'react'

import { newKey } from '../lib/newKey.ts'
import { useWords } from '../ui/useWords.ts'
import { formAreas } from './formAreas.ts'
import { issueText } from './issueText.ts'
import type { FormOf, FormScene } from './scene.ts'

/** The entered text of a field, without spaces around it. */
export type ValueOf = (field: string) => string

export interface DialogFormProps {
  /** A function where the fields depend on the values. */
  form: FormOf | ((row: FormRow) => FormOf)
  start: Readonly<FormRow>
  /** Today in Jakarta, by the clock of the server. */
  today: LegalDate
  /** Why a field cannot be changed. */
  locked?: Readonly<Record<string, string>> | undefined
  /** Fields the server refused, with its texts; shown until the field changes. */
  refused?: readonly { field: string; message: string }[] | undefined
}

/** Values and errors of a form in a dialog. Errors are shown from the first attempt to send and follow the values. */
export function useDialogForm({ form, start, today, locked = {}, refused = [] }: DialogFormProps) {
  const [row, setRow] = useState<FormRow>(start)
  const [isTried, setTried] = useState(false)
  const [sent, setSent] = useState<FormRow | undefined>()
  const key = useRef(newKey())
  const definition = typeof form === 'function' ? form(row) : form
  const { say, language } = useWords(...formAreas(definition))
  const data = { [DIALOG_SECTION]: row }
  const issues = missing(definition, data, [], today).filter(({ level }) => level === 'STOP')
  const errors = new Map(issues.toReversed().map((issue) => [issue.path, issueText(issue, say, language)]))
  const pathOf = (field: string) => `${DIALOG_SECTION}.${field}`
  const refusals = refused
    .filter(({ field }) => sent?.[field] === row[field])
    .map(({ field, message }) => [pathOf(field), message] as const)
  const scene: FormScene = {
    data,
    files: [],
    today,
    readOnly: false,
    errors: isTried ? new Map([...refusals, ...errors]) : new Map(),
    advice: new Map(),
    locked: new Map(Object.entries(locked).map(([field, why]) => [pathOf(field), why])),
    change: (changes) => {
      key.current = newKey()
      const fields = Object.entries(changes).map(([path, value]) => [path.slice(DIALOG_SECTION.length + 1), value])
      setRow((before) => ({ ...before, ...Object.fromEntries(fields) }))
    },
  }
  return {
    page: definition.pages[0],
    scene,
    /** Calls `send` unless something is missing or wrong; then the first such field gets the focus. `key` stays until a value changes. */
    submit: (send: (value: ValueOf, key: string, row: FormRow) => void) => {
      setTried(true)
      const [first] = issues
      if (first) document.getElementById(first.path)?.focus()
      else {
        setSent(row)
        send((field) => fieldText(row, field), key.current, row)
      }
    },
  }
}
