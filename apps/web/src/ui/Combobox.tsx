import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'

import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Icon } from './icons/Icon.tsx'
import { useWords } from './useWords.ts'

interface ComboboxProps extends FieldProps {
  options: readonly { value: string; label: string; note?: string }[]
  value: string
  onChange: (value: string) => void
  /** Why it cannot be used yet. */
  waiting?: ReactNode
  /** Called while typing, for lists filtered by the server; `options` are then shown unfiltered. */
  onSearch?: (text: string) => void
}

const MOST_SHOWN = 100

/** One of many options: type to filter, arrows and Enter to choose (ARIA combobox with a listbox). */
export function Combobox({
  id,
  label,
  hint,
  error,
  optional,
  locked,
  className,
  options,
  value,
  onChange,
  waiting,
  onSearch,
}: ComboboxProps) {
  const { say } = useWords()
  const list = useId()
  const [typed, setTyped] = useState<string | undefined>()
  const [active, setActive] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const open = typed !== undefined
  const found = (onSearch ? options : options.filter((option) => matches(option, typed ?? ''))).slice(0, MOST_SHOWN)
  const choose = (option: { value: string } | undefined) => {
    if (option) onChange(option.value)
    setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return setTyped('')
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + found.length) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(found[active])
    } else if (event.key === 'Escape' && open) {
      // Prevents Escape from closing a dialog around the list.
      event.preventDefault()
      event.stopPropagation()
      setTyped(undefined)
    }
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    onSearch?.(text)
    if (text === '' && optional) onChange('')
  }
  const shownHint = waiting ?? hint
  return (
    <FieldFrame {...{ id, label, hint: shownHint, error, optional, locked, className }}>
      <div className="sel combo">
        <input
          id={id}
          className="inp"
          role="combobox"
          autoComplete="off"
          placeholder={waiting || locked ? '' : say('core:choose.type')}
          aria-expanded={open}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={open && found[active] ? `${list}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: shownHint, error })}
          value={typed ?? chosen?.label ?? ''}
          readOnly={Boolean(locked)}
          disabled={Boolean(waiting)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setTyped(undefined)}
          onClick={() => (open || locked ? undefined : setTyped(''))}
        />
        <Icon name="chevron-down" />
        {open && (
          <ul
            className="pop"
            role="listbox"
            id={list}
            aria-label={typeof label === 'string' ? label : say('core:choose')}
          >
            {found.length === 0 && <li className="muted none">{say('core:choose.none')}</li>}
            {found.map((option, at) => (
              <li
                key={option.value}
                id={`${list}-${at}`}
                role="option"
                aria-selected={option.value === value}
                className={at === active ? 'at' : ''}
                ref={at === active ? (item) => item?.scrollIntoView({ block: 'nearest' }) : undefined}
                onMouseDown={(event) => {
                  event.preventDefault()
                  choose(option)
                }}
              >
                {option.label}
                {option.note && <span className="cap">{option.note}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </FieldFrame>
  )
}

function matches(option: { label: string; note?: string; value: string }, typed: string): boolean {
  return `${option.label} ${option.note ?? ''} ${option.value}`.toLowerCase().includes(typed.trim().toLowerCase())
}
