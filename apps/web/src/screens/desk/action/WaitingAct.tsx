import type { OfficeCase } from '@saki/contracts/desk'
import { legalTimeText } from '@saki/texts/dates'

import { PageLink } from '../../../lib/PageLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { Deciders, useMayDecide } from '../proposals/Deciders.tsx'
import { showProposalBox } from '../proposals/proposalBox.ts'
import { useDecideAct } from '../proposals/useDecideAct.ts'

interface WaitingActProps {
  proposal: NonNullable<OfficeCase['ACT_PROPOSAL']>
  patentId: string
  /** On the page of the case, which has the box of the decision too. */
  isOnPage: boolean
  /** Acts are kept back until the decision. */
  isWithheld: boolean
  /** Other acts can be recorded meanwhile. */
  hasOthers: boolean
}

/** Which act waits for a second officer, since when and by whom, and what the reader may do about it. */
export function WaitingAct({ proposal, patentId, isOnPage, isWithheld, hasOthers }: WaitingActProps) {
  const { say, language } = useWords('proposals', 'desk')
  const { send, isPending, error } = useDecideAct(proposal.PROPOSAL_ID)
  const mayDecide = useMayDecide()
  const isOwn = proposal.IND_OWN === 'Y'
  const values = { name: proposal.PROPOSED_BY, at: legalTimeText(proposal.PROPOSED_AT, language) }
  return (
    <div className="below-16 grid gap-8">
      <Note icon="hourglass">
        <b>{say('proposals:waits.title')}</b>
        <p>
          <TwoNames name={proposal.ACTION_TYPE_NAME} own={proposal.ACTION_TYPE_CAPTION} />
        </p>
        <p className="hint">{say('proposals:by.at', values)}</p>
        {!isOwn && <Deciders />}
        {isWithheld && <p className="hint">{say('proposals:withheld')}</p>}
        {hasOthers && <p className="hint">{say('proposals:moves')}</p>}
      </Note>
      {error && <ErrorPanel error={error} />}
      {(isOwn || mayDecide) && (
        <div className="row wrap gap-8">
          {isOwn ? (
            <Button busy={isPending && say('desk:tool.busy')} onClick={() => send('N')}>
              <Label k="proposals:takeBack" />
            </Button>
          ) : isOnPage ? (
            <Button onClick={showProposalBox}>
              <Label k="proposals:decide" />
            </Button>
          ) : (
            <PageLink to="/petugas/berkas/$patentId" params={{ patentId }} className="button">
              <Label k="proposals:decide" />
            </PageLink>
          )}
        </div>
      )}
    </div>
  )
}
