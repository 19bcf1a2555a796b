import { hasPlainText } from '@saki/domain/search/plainLetters'
import { useState, type ReactNode } from 'react'

import type { Option } from './combobox/comboboxParts.ts'
import { loadOpenCombobox, useOpenCombobox } from './combobox/useOpenCombobox.ts'
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Icon } from './icons/Icon.tsx'
import { useWords } from './useWords.ts'

interface ComboboxProps extends FieldProps {
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  /** Why it cannot be used yet. */
  waiting?: ReactNode
  /** Called while typing, for lists filtered by the server; `options` are then shown unfiltered. */
  onSearch?: (text: string) => void
}

const MOST_SHOWN = 100

/** One of many options: type to filter, arrows and Enter to choose (ARIA combobox with a listbox). Its list is Mantine's and loads with the page. */
export function Combobox({ options, value, onChange, waiting, onSearch, ...frame }: ComboboxProps) {
  const { id, label, error, optional, locked } = frame
  const { say } = useWords()
  const [typed, setTyped] = useState<string | undefined>()
  const [hasFocus, setHasFocus] = useState(false)
  const drawOpen = useOpenCombobox()
  const chosen = options.find((option) => option.value === value)
  const isOpen = typed !== undefined
  const setOpen = (opens: boolean) => setTyped(opens && !locked ? (typed ?? '') : undefined)
  const type = (text: string) => {
    setTyped(text)
    onSearch?.(text)
    if (text === '' && optional) onChange('')
  }
  const choose = (next: string) => {
    onChange(next)
    setTyped(undefined)
  }
  const hint = waiting ?? frame.hint
  const input = {
    id,
    className: 'input',
    role: 'combobox',
    autoComplete: 'off',
    placeholder: waiting || locked ? '' : say('core:choose.type'),
    'aria-expanded': isOpen,
    'aria-autocomplete': 'list',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error }),
    value: typed ?? chosen?.label ?? '',
    readOnly: Boolean(locked),
    disabled: Boolean(waiting),
    onChange: (event: { target: HTMLInputElement }) => type(event.target.value),
    onFocus: () => {
      setHasFocus(true)
      void loadOpenCombobox()
    },
    onBlur: () => {
      setHasFocus(false)
      setOpen(false)
    },
    onClick: () => setOpen(true),
  } as const
  const found = (onSearch ? options : options.filter((option) => matches(option, typed ?? ''))).slice(0, MOST_SHOWN)
  return (
    <FieldFrame {...frame} hint={hint}>
      <div className="select-box combo">
        {drawOpen ? (
          drawOpen({
            input,
            name: typeof label === 'string' ? label : say('core:choose'),
            isOpen,
            hasFocus,
            setOpen,
            options: isOpen ? found : [],
            value,
            onChoose: choose,
          })
        ) : (
          <input {...input} />
        )}
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  )
}

function matches(option: Option, typed: string): boolean {
  return hasPlainText(`${option.label} ${option.note ?? ''} ${option.value}`, typed)
}
