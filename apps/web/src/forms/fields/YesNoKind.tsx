import { Choice } from '../../ui/Choice.tsx'
import { Label } from '../../ui/Label.tsx'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

/** Y or N; neither is preselected. */
export function YesNoKind(props: FieldViewProps<'yesNo'>) {
  const { frame, value, set } = useField(props)
  const options = [
    { value: 'Y', label: <Label k="core:yes" /> },
    { value: 'N', label: <Label k="core:no" /> },
  ]
  return <Choice {...frame} options={options} value={value} onChange={set} look="segments" />
}
