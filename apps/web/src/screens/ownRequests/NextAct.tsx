import type { ListedRequest } from '@saki/contracts/requests'

import { withoutTurn } from '../../cases/standing.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { requestPage } from '../../requests/requestKinds.ts'
import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import { DraftLink } from './DraftLink.tsx'

/** The act that is the reader's turn as a button to where it is done; else in words what happens next. */
export function NextAct({ row }: { row: ListedRequest }) {
  const { SUBMISSION_NBR: number, GROUP, USERDOC_TYP } = row
  const about = <span className="sr"> {number ?? row.TITLE}</span>
  if (GROUP === 'DRAFT' && row.TEMP_ID !== null)
    return (
      <DraftLink kind={USERDOC_TYP} tempId={row.TEMP_ID} className="button compact">
        <Label k="ownRequests:continue" />
        {about}
      </DraftLink>
    )
  if (GROUP === 'UNPAID' && number !== null)
    return (
      <PageLink
        to="/customer-screen/payments/$patentId"
        params={{ patentId: number }}
        className="button compact primary"
      >
        <Label k="core:pay" /> <Money amount={row.AMOUNT} />
        {about}
      </PageLink>
    )
  if (GROUP === 'ACTION' && number !== null)
    return (
      <PageLink to={requestPage(USERDOC_TYP)} params={{ fileId: number }} className="button compact primary">
        <Label k="inbox:screen.answer" />
        {about}
      </PageLink>
    )
  return <NextWords>{withoutTurn(row.NEXT_STEP)}</NextWords>
}

/** What comes next, cut after two lines; the whole text is its title. */
export function NextWords({ children }: { children: string }) {
  return (
    <span className="two-lines muted" title={children}>
      {children}
    </span>
  )
}
