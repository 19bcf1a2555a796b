import { Choice } from '../../ui/Choice.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

/** One of a few, as radio cards. */
export function ChoiceKind(props: FieldViewProps<'choice'>) {
  const { frame, value, set } = useField(props)
  const { say } = useWords()
  const options = props.field.options.map(({ value: choice, text, hint }) => ({
    value: choice,
    label: <Label k={text} stacked />,
    hint: hint && say(hint),
  }))
  return <Choice {...frame} options={options} value={value} onChange={set} look="cards" />
}
