import type { ReactNode } from 'react'

import type { FilesBlock } from '../../forms/FormPage.tsx'
import { FilingAttachments } from './FilingAttachments.tsx'
import { LabelEditor } from './label/LabelEditor.tsx'
import { PartsStep } from './preflight/PartsStep.tsx'
import type { FilingForm } from './useFilingForm.ts'

/** Renders the blocks of a form page that hold files. `images` blocks have a screen of their own. */
export function filesBlockOf(filing: FilingForm): (block: FilesBlock) => ReactNode {
  return (block) => {
    switch (block.as) {
      case 'label':
        return <LabelEditor block={block} form={filing.form} {...filing.fileStep} />
      case 'parts':
        return <PartsStep block={block} {...filing.fileStep} />
      case 'documents':
        return <FilingAttachments rules={block.rules} {...filing.fileStep} />
      case 'images':
        return undefined
    }
  }
}
