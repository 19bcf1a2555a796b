import { TextArea } from '../../ui/TextField.tsx'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

const TALL = 3000

/** Multi-line text with a counter near the limit. */
export function LongTextKind(props: FieldViewProps<'longText'>) {
  const { frame, value, set } = useField(props)
  const { max } = props.field
  return <TextArea {...frame} value={value} onChange={set} limit={max} rows={max > TALL ? 8 : 3} />
}
