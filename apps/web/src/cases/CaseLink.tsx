import { letterOfNumber } from '@saki/catalogue/rights/looks'

import { PageLink } from '../lib/PageLink.tsx'

/** The number of a case as a link to its page; marks have a page of their own. Unpaid filings are named by their submission number. */
export function CaseLink({ number }: { number: string }) {
  const isMark = letterOfNumber(number) === 'T'
  const to = isMark ? '/list-tm/trademarks/$fileno' : '/table-list/patents/$patentId'
  return (
    <PageLink to={to} params={{ fileno: number, patentId: number }} className="mono">
      <bdi dir="ltr">{number}</bdi>
    </PageLink>
  )
}
