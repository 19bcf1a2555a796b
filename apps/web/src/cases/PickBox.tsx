import './cases.module.css'

import { Icon } from '../ui/icons/Icon.tsx'

interface PickBoxProps {
  name: string
  /** `lang`: language of a label that is not the reader's; written left to right. */
  options: readonly { value: string; label: string; lang?: string }[]
  value: string
  onChoose: (value: string) => void
  /** Whether it narrows the list; it is tinted then. */
  isSet?: boolean
}

/** A filter or an order above a list: its name and the choice in one box. */
export function PickBox({ name, options, value, onChoose, isSet = false }: PickBoxProps) {
  return (
    <label className={`pick-box ${isSet ? 'set' : ''}`}>
      <span className="muted nowrap">{name}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} dir={option.lang && 'ltr'}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className="muted" />
    </label>
  )
}
