import type { OfficeCase } from '@saki/contracts/desk'

import { FormalityChecklist } from '../../../checklist/FormalityChecklist.tsx'
import type { Formality } from '../../../checklist/useFormality.ts'
import { useEvidence } from './useEvidence.tsx'

/** The formality check of a case, with the picture, document or value of each point beside it. */
export function CaseChecklist({ found, formality }: { found: OfficeCase; formality: Formality }) {
  return <FormalityChecklist formality={formality} evidence={useEvidence(found)} />
}
