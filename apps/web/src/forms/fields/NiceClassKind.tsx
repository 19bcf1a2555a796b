import { TextField } from '../../ui/TextField.tsx'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

/** Number of a class of goods or services, 1 to 45. */
export function NiceClassKind(props: FieldViewProps<'niceClass'>) {
  const { frame, value, set } = useField(props)
  return <TextField {...frame} code inputMode="numeric" value={value} onChange={set} autoComplete="off" />
}
