import '../../cases/cases.module.css'

import { useParams } from '@tanstack/react-router'

import { caseAddress } from './fileKey.ts'
import { NumberedCaseView } from './NumberedCaseView.tsx'
import { Unknown } from './Unknown.tsx'
import { UnpaidCase } from './UnpaidCase.tsx'

/** Alur of one case: its status, history and possible next states. */
export function WorkflowScreen() {
  const { patentId = '' }: { patentId?: string } = useParams({ strict: false })
  const address = caseAddress(patentId)
  if (!address) return <Unknown words="workflow:screen.unknown" />
  if (address.kind === 'unpaid') return <UnpaidCase submissionNbr={address.submissionNbr} />
  return <NumberedCaseView key={address.patentId} patentId={address.patentId} file={address.file} />
}
