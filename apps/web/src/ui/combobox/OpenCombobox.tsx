import { Combobox, useCombobox } from '@mantine/core'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

import { MantineFrame } from '../MantineFrame.tsx'
import { useWords } from '../useWords.ts'
import type { OpenComboboxProps } from './comboboxParts.ts'

/** Mantine's combobox around the input. Its list stays inside a dialog, outside of which nothing can be reached. */
export function OpenCombobox(props: OpenComboboxProps) {
  const { input, name, isOpen, options, value, onChoose } = props
  const { say } = useWords()
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const { store, active } = useMarkedOption(props, list)
  // True when the plain input, which this one replaces, had the focus.
  const [takesFocus] = useState(props.hasFocus)
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || (event.key !== 'Escape' && event.key !== 'Enter')) return
    // Escape would close a dialog around the list, Enter send its form.
    event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation()
  }
  return (
    <MantineFrame>
      <Combobox
        store={store}
        onOptionSubmit={onChoose}
        withinPortal={false}
        keepMounted={false}
        position="bottom-start"
        offset={4}
        classNames={{ dropdown: 'pop' }}
      >
        <Combobox.Target
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={isOpen ? active : undefined}
        >
          <input {...input} ref={box} onKeyDown={onKeyDown} />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options id={list} aria-label={name}>
            {options.length === 0 && <Combobox.Empty className="muted">{say('core:choose.none')}</Combobox.Empty>}
            {options.map((option, at) => (
              <Combobox.Option
                key={option.value}
                id={`${list}-${at}`}
                value={option.value}
                aria-selected={option.value === value}
              >
                {option.label}
                {option.note && <span className="caption">{option.note}</span>}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </MantineFrame>
  )
}

/** Mantine's store, which marks the first option of every new list, and the id of the marked one, which Mantine tells only after arrow keys. */
function useMarkedOption({ isOpen, setOpen, options }: OpenComboboxProps, list: string) {
  const store = useCombobox({ opened: isOpen, onOpenedChange: setOpen })
  const shown = options.map(({ value }) => value).join('\n')
  const [marked, setMarked] = useState<{ shown: string; id: string } | undefined>()
  if (marked && !isOpen) setMarked(undefined)
  const { selectFirstOption, resetSelectedOption } = store
  useEffect(() => {
    resetSelectedOption()
    if (isOpen) selectFirstOption()
  }, [isOpen, shown, selectFirstOption, resetSelectedOption])
  const mark = (id: string | null) => {
    setMarked(id === null ? undefined : { shown, id })
    return id
  }
  const marking = {
    ...store,
    selectNextOption: () => mark(store.selectNextOption()),
    selectPreviousOption: () => mark(store.selectPreviousOption()),
  }
  const active = marked?.shown === shown ? marked.id : options.length > 0 ? `${list}-0` : undefined
  return { store: marking, active }
}
