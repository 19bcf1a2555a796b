import { TextField } from '../../ui/TextField.tsx'
import type { FieldViewProps } from '../scene.ts'
import { ConsultantNumber } from '../agents/ConsultantNumber.tsx'
import { useField } from './useField.tsx'

const inputs = {
  digits: { code: true, inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  name: { autoCapitalize: 'words' },
} as const

/** One line of text. It may exceed its limit; the check reports that, and nothing is cut off. */
export function TextKind(props: FieldViewProps<'text'>) {
  const { frame, value, set } = useField(props)
  const { field } = props
  if (field.input === 'consultant') return <ConsultantNumber {...props} />
  return (
    <TextField
      {...frame}
      {...(field.input && inputs[field.input])}
      value={value}
      onChange={set}
      limit={field.max}
      spellCheck={false}
      autoComplete="off"
    />
  )
}
