import type { FilesBlock } from '../../../forms/FormPage.tsx'
import type { FormOf } from '../../../forms/scene.ts'
import type { FileStepProps } from '../stepProps.ts'

interface LabelEditorProps extends FileStepProps {
  block: Extract<FilesBlock, { as: 'label' }>
  form: FormOf
}

export function LabelEditor(_props: LabelEditorProps) {
  return null
}
