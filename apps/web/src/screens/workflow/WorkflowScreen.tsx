import '../../cases/cases.module.css'

import { caseAddress } from '../../lib/caseAddress.ts'
import { NumberedCaseView } from './NumberedCaseView.tsx'
import { Unknown } from './Unknown.tsx'
import { usePageParams } from '../../lib/pageAddress.ts'
import { latePart } from '../../ui/latePart.tsx'

/** Few cases are unpaid when their page is opened. */
const UnpaidCase = latePart(async () => (await import('./UnpaidCase.tsx')).UnpaidCase)

/** Alur of one case: its status, history and possible next states. */
export function WorkflowScreen() {
  const { patentId = '' } = usePageParams('/table-list/patents/workflow/$patentId')
  const address = caseAddress(patentId)
  if (!address) return <Unknown words="workflow:screen.unknown" />
  if (address.kind === 'unpaid') return <UnpaidCase submissionNbr={address.submissionNbr} />
  return <NumberedCaseView key={address.patentId} patentId={address.patentId} file={address.file} />
}
