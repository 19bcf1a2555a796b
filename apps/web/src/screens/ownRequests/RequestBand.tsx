import type { RequestCase } from '@saki/contracts/requestShapes'
import type { RequestDetail } from '@saki/contracts/requests'

import { withoutTurn } from '../../cases/standing.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { groupLooks, heldWords } from '../../requests/requestKinds.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DueDay } from './DueDay.tsx'

/** What asks most of the requester comes first. */
const urgency = ['ACTION', 'UNPAID', 'RUNNING', 'DRAFT', 'DONE', 'REFUSED'] as const

/** The case of a request whose state asks most of the requester; a held one counts as waiting. */
export function leadingCase(cases: readonly RequestCase[]): RequestCase | undefined {
  return cases.toSorted((a, b) => urgency.indexOf(a.GROUP) - urgency.indexOf(b.GROUP))[0]
}

const tones = {
  ACTION: 'bad',
  UNPAID: 'warn',
  RUNNING: 'info',
  DRAFT: 'info',
  DONE: 'good',
  REFUSED: 'bad',
} as const

/** State of the request and what comes next, with the act that is the reader's turn. */
export function RequestBand({ request }: { request: RequestDetail }) {
  const { say } = useWords('ownRequests', 'requests')
  const lead = leadingCase(request.CASES)
  if (!lead) return null
  const held = request.CASES.find(({ HELD_WHY }) => HELD_WHY !== null)?.HELD_WHY ?? null
  const answerable = request.CASES.flatMap((one) =>
    one.LETTERS.filter(({ IND_ANSWERABLE }) => IND_ANSWERABLE === 'Y').map((letter) => ({ ...one, ...letter })),
  )[0]
  return (
    <Note tone={held ? 'warn' : tones[lead.GROUP]} icon={held ? 'hand' : groupLooks[lead.GROUP].icon}>
      <div className="row wrap gap-16">
        <div className="grow">
          <p className="strong middle">
            {held ? <Label k="ownRequests:held" /> : <TwoNames name={lead.STATE_NAME} own={lead.STATE_CAPTION} />}
          </p>
          <p>{held ? say(heldWords(held)) : `${lead.STATE_MEANS} ${withoutTurn(lead.NEXT_STEP)}`}</p>
        </div>
        {lead.DUE_DATE && (
          <div className="fixed">
            <DueDay date={lead.DUE_DATE} isYours={lead.GROUP === 'ACTION' || lead.GROUP === 'UNPAID'} />
          </div>
        )}
        {lead.GROUP === 'UNPAID' && (
          <PageLink
            to="/customer-screen/payments/$patentId"
            params={{ patentId: request.SUBMISSION_NBR }}
            className="button primary"
          >
            <Icon name="card" />
            <Label k="core:pay" />
          </PageLink>
        )}
        {answerable && (
          <PageLink
            to="/jawaban/$procid"
            params={{ procid: `${answerable.PROC_TYP}-${answerable.PROC_NBR}-${answerable.ACTION_NBR}` }}
            className="button primary"
          >
            <Icon name="reply" />
            <Label k="inbox:screen.answer" />
          </PageLink>
        )}
      </div>
    </Note>
  )
}
