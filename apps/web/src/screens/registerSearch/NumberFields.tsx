import { numberClause, numberParameterNames, type NumberParameter } from '@saki/domain/search/numberParameters'
import { useState } from 'react'

import { useTypedSearch } from '../../cases/useTypedSearch.ts'
import { Label } from '../../ui/Label.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { CaseSearch } from './caseSearch.ts'

interface NumberFieldsProps {
  /** The numbers searched now. */
  numbers: CaseSearch['numbers']
  onSearch: (parameter: NumberParameter, number: string) => void
}

/** Three small fields below the box: registration number, application number, year of the application. Open where one is filled in. */
export function NumberFields({ numbers, onSearch }: NumberFieldsProps) {
  const [isOpen, setOpen] = useState(numberParameterNames.some((name) => numbers[name] !== ''))
  return (
    <details
      className={isOpen ? 'full-width' : undefined}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="text-link small">
        <Label k="register:numbers" />
      </summary>
      <div className="flush-fields row wrap gap-12 above-8 align-start">
        {numberParameterNames.map((name) => (
          <NumberField key={name} name={name} searched={numbers[name]} onSearch={(number) => onSearch(name, number)} />
        ))}
      </div>
    </details>
  )
}

interface NumberFieldProps {
  name: NumberParameter
  searched: string
  onSearch: (number: string) => void
}

/** Searches a moment after the last key; what cannot be a number is said and not searched for. */
function NumberField({ name, searched, onSearch }: NumberFieldProps) {
  const { say } = useWords('register')
  const canBe = (typed: string) => typed === '' || numberClause(name, typed) !== undefined
  const [typed, setTyped] = useTypedSearch(searched, onSearch, canBe)
  return (
    <TextField
      id={`number-${name}`}
      label={<Label k={`register:${name}`} stacked />}
      error={canBe(typed.trim()) ? undefined : say('register:row.wrong')}
      value={typed}
      maxLength={40}
      autoComplete="off"
      className="grow"
      code
      onChange={setTyped}
    />
  )
}
