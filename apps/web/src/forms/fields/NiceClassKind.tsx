import { Combobox } from '../../ui/Combobox.tsx'
import { useNiceClasses } from '../goods/niceClasses.ts'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

/** One of the 45 Nice classes, by number or everyday words. */
export function NiceClassKind(props: FieldViewProps<'niceClass'>) {
  const { frame, value, set } = useField(props)
  const { classes, wordsOf, headingOf } = useNiceClasses()
  const options = classes.map(({ NICE_CLASS_CODE: code }) => {
    const { term, caption } = wordsOf(code)
    return { value: code, label: `${code} ${term}`, note: caption ?? headingOf(code) ?? '' }
  })
  return <Combobox {...frame} options={options} value={value} onChange={set} />
}
