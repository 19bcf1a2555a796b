import { TextField } from '../../ui/TextField.tsx'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

const inputs = {
  digits: { code: true, inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  name: { autoCapitalize: 'words' },
} as const

/** One line. Longer than its limit may be typed on; the check says so, nothing is cut off. */
export function TextKind(props: FieldViewProps<'text'>) {
  const { frame, value, set } = useField(props)
  const { field } = props
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
