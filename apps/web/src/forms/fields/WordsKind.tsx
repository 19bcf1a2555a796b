import { wordsOf } from '@saki/domain/forms/form'

import { TextArea } from '../../ui/TextField.tsx'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

/** Words of the reader's own, one a line. */
export function WordsKind(props: FieldViewProps<'words'>) {
  const { frame, set } = useField(props)
  const words = wordsOf(props.row[props.name])
  return (
    <TextArea
      {...frame}
      rows={Math.min(8, Math.max(3, words.length + 1))}
      value={words.join('\n')}
      onChange={(text) => set(text === '' ? [] : text.split('\n'))}
    />
  )
}
