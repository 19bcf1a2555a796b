import { DateField } from '../../ui/DateField.tsx'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

/** A date of law in three boxes; an unfinished one is kept as typed. */
export function DateKind(props: FieldViewProps<'date'>) {
  const { frame, value, set } = useField(props)
  return <DateField {...frame} value={value} onChange={set} />
}
