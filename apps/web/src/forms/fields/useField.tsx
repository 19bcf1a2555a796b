import { clsx } from 'clsx'
import { fieldText } from '@saki/domain/forms/form'
import type { ReactNode } from 'react'

import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { issueText } from '../issueText.ts'
import { useFormScene, type FieldViewProps, type FormField } from '../scene.ts'
import styles from '../forms.module.css'

type Which = Pick<FieldViewProps, 'path' | 'name' | 'row' | 'locked'> & { field: FormField }

interface UsedField {
  /** Props for the field components of ui/. */
  frame: {
    id: string
    label: ReactNode
    hint: ReactNode
    error: string | undefined
    optional: boolean
    locked: ReactNode
  }
  /** Suggestion about the value; `frame.hint` already contains it. */
  advice: string | undefined
  /** As typed, including leading and trailing spaces. */
  value: string
  set: (value: unknown) => void
}

/** What all kinds of fields share: label, hint with suggestion, error, value. */
export function useField({ path, name, field, row, locked }: Which): UsedField {
  const { say, language } = useWords()
  const { errors, advice, change, readOnly } = useFormScene()
  const suggestion = advice.get(path)
  const typed = Object.hasOwn(row, name) ? row[name] : ''
  const words = field.hint && issueText({ code: field.hint, values: field.hintValues }, say, language)
  const hint = suggestion || field.hint ? <FieldHint hint={words} advice={suggestion} /> : undefined
  return {
    frame: {
      id: path,
      label: <Label k={field.label} />,
      hint,
      error: errors.get(path),
      optional: field.required === undefined || field.required === 'WARN',
      locked: readOnly ? say('forms:readOnly') : locked,
    },
    advice: suggestion,
    value: typeof typed === 'string' ? typed : fieldText(row, name),
    set: (value) => change({ [path]: value }),
  }
}

/** The hint of a field and, below it, a suggestion about its value. */
export function FieldHint({ hint, advice }: { hint?: string | undefined; advice: string | undefined }) {
  return (
    <>
      {hint}
      {advice && (
        <span className={clsx(styles.advice, 'flex align-start gap-6 text-warning small strong')} role="status">
          <Icon name="warning" size={16} />
          {advice}
        </span>
      )}
    </>
  )
}
