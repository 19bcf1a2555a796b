import '../../../cases/cases.module.css'

import { letterOfNumber } from '@saki/catalogue/rights/looks'
import { useEffect } from 'react'

import { useGoTo, usePageParams, usePageSearch, useSetSearch } from '../../../lib/pageAddress.ts'
import { caseAddress } from '../../../lib/caseAddress.ts'
import { Unknown } from '../Unknown.tsx'
import { WholeCase } from './WholeCase.tsx'
import { latePart } from '../../../ui/latePart.tsx'

/** Few cases are unpaid when their page is opened. */
const UnpaidCase = latePart(async () => (await import('../UnpaidCase.tsx')).UnpaidCase)

/** /table-list/patents/$patentId: one patent or design with everything the reader may know of it. Marks have a page of their own. */
export function CasePageScreen() {
  const { patentId = '' } = usePageParams('/table-list/patents/$patentId')
  const { tab, awasi } = usePageSearch('/table-list/patents/$patentId')
  const setSearch = useSetSearch('/table-list/patents/$patentId')
  const address = caseAddress(patentId)
  if (!address) return <Unknown words="workflow:screen.unknown" title="shell:page.case" />
  if (address.kind === 'unpaid') return <UnpaidCase submissionNbr={address.submissionNbr} />
  if (letterOfNumber(address.file.fileTyp) === 'T') return <ToMark fileno={address.patentId} />
  return (
    <WholeCase
      key={address.patentId}
      number={address.patentId}
      startsWatching={awasi === 'Y'}
      tab={tab}
      onTab={(next) => setSearch({ tab: next }, { replace: true })}
      missing={<Unknown words="workflow:screen.missing" title="shell:page.case" />}
    />
  )
}

function ToMark({ fileno }: { fileno: string }) {
  const goTo = useGoTo()
  useEffect(
    () => void goTo({ to: '/list-tm/trademarks/$fileno', params: { fileno } }, { replace: true }),
    [goTo, fileno],
  )
  return null
}
