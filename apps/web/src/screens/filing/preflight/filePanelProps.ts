import type { TextKey } from '@saki/texts'

import type { FileStepProps, StepDraft } from '../stepProps.ts'
import type { PartsBlock } from './partFiles.ts'
import type { PartFiles } from './usePartFiles.ts'

export interface FilePanelProps {
  slot: string
  label: TextKey
  block: PartsBlock
  known: PartFiles
  draft: StepDraft
  onPick: () => void
  onDrop: (files: readonly File[]) => void
  onChange: FileStepProps['onChange']
}

export interface PreflightRun {
  failed: boolean
  look: () => void
}
