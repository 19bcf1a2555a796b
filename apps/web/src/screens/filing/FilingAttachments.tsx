import type { DocumentRule } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { AttachmentsStep } from '../../attachments/AttachmentsStep.tsx'
import { SequenceCheck } from './preflight/SequenceCheck.tsx'
import type { FileStepProps } from './stepProps.ts'
import { useFilingSearch } from './useFilingSearch.ts'

/** Slot of sequence listings, whose outline is read here. */
const SEQUENCES = 'SEQ'

/** The attachments of a filing. */
export function FilingAttachments({ rules, ...props }: FileStepProps & { rules: readonly DocumentRule<TextKey>[] }) {
  const { draft: address = 'new' } = useFilingSearch()
  const { draft, onFilesChanged } = props
  return (
    <AttachmentsStep
      {...props}
      rules={rules}
      localName={address}
      renderBelow={(slot, file, upload) =>
        slot === SEQUENCES && (
          <SequenceCheck file={file} upload={upload} readOnly={draft.readOnly} onKept={onFilesChanged} />
        )
      }
    />
  )
}
