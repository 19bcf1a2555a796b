import type { ReactNode } from 'react'

import type { FilesBlock } from '../../forms/FormPage.tsx'
import { LabelEditor } from './label/LabelEditor.tsx'
import type { Desk } from './useDesk.ts'

/** Draws the blocks of a form page that hold files of the draft. Pages made of nothing else have screens of their own. */
export function filesBlockOf(desk: Desk): (block: FilesBlock) => ReactNode {
  return (block) => {
    switch (block.as) {
      case 'label':
        return <LabelEditor block={block} form={desk.form} {...desk.fileStep} />
      case 'parts':
      case 'images':
      case 'documents':
        return undefined
    }
  }
}
