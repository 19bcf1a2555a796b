import { TextField } from '../../ui/TextField.tsx'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

/** A whole number. Other characters are kept as typed and reported by the check. */
export function NumberKind(props: FieldViewProps<'number'>) {
  const { frame, value, set } = useField(props)
  return (
    <TextField
      {...frame}
      className="numberfield"
      code
      inputMode="numeric"
      value={value}
      onChange={set}
      autoComplete="off"
    />
  )
}
