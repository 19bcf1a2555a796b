import type { ComponentProps } from 'react'

export interface Option {
  value: string
  label: string
  note?: string
}

export interface OpenComboboxProps {
  /** Attributes of the input, which types, opens and closes. */
  input: ComponentProps<'input'>
  /** Accessible name of the list. */
  name: string
  isOpen: boolean
  hasFocus: boolean
  setOpen: (isOpen: boolean) => void
  /** Options shown in the open list. */
  options: readonly Option[]
  value: string
  onChoose: (value: string) => void
}
