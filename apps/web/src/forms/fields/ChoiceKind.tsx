import { Choice } from '../../ui/Choice.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { FieldViewProps } from '../scene.ts'
import { isDrawing, Drawing } from './Drawing.tsx'
import { useField } from './useField.tsx'

/** One of a few options, as radio cards; with a drawing above the text when every option has one. */
export function ChoiceKind(props: FieldViewProps<'choice'>) {
  const { frame, value, set } = useField(props)
  const { say } = useWords()
  const { options } = props.field
  const isPictured = options.every(({ picture }) => isDrawing(picture))
  const cards = options.map(({ value: choice, text, hint, picture }) => ({
    value: choice,
    label: <Label k={text} stacked />,
    hint: hint && say(hint),
    picture: isPictured && isDrawing(picture) ? <Drawing name={picture} /> : undefined,
  }))
  return <Choice {...frame} options={cards} value={value} onChange={set} look={isPictured ? 'pictures' : 'cards'} />
}
