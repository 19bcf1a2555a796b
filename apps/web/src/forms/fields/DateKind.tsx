import { DateField } from '../../ui/DateField.tsx'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

/** A date in three boxes; an incomplete one is saved as typed. */
export function DateKind(props: FieldViewProps<'date'>) {
  const { frame, value, set } = useField(props)
  return <DateField {...frame} value={value} onChange={set} />
}
