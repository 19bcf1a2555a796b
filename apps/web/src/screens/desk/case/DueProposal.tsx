import type { OfficeCase } from '@saki/contracts/desk'
import { citeArticles } from '@saki/domain/law/ground'
import { legalDateText, legalTimeText } from '@saki/texts/dates'
import { useRef, useState } from 'react'

import { newKey } from '../../../lib/newKey.ts'
import { useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { Note } from '../../../ui/Note.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { refreshOfficeCase } from '../action/useRecord.ts'
import { Deciders, useMayDecide } from '../proposals/Deciders.tsx'
import { ProposalLetterButton } from '../proposals/ProposalLetterButton.tsx'

/** A proposed deadline: another officer than the proposer approves it, or returns it with a remark. */
export function DueProposal({ proposal }: { proposal: NonNullable<OfficeCase['DUE_PROPOSAL']> }) {
  const { say, language } = useWords('desk', 'dueProposal', 'proposals')
  const [remark, setRemark] = useState('')
  const key = useRef(newKey())
  const decide = useSend('officeDecideDue', {
    onSuccess: (_reply, { body }) => {
      showToast(body?.IND_APPROVED === 'Y' ? 'dueProposal:approved' : 'dueProposal:returned')
      void refreshOfficeCase()
    },
    onError: () => {
      key.current = newKey()
      void refreshOfficeCase()
    },
  })
  const { PROPOSAL_ID, DUE_DATE, GROUND, REASON, PROPOSED_BY, PROPOSED_AT, IND_OWN } = proposal
  const send = (IND_APPROVED: 'Y' | 'N') =>
    decide.mutate({ body: { PROPOSAL_ID, IND_APPROVED, REMARK: remark.trim() }, key: key.current })
  const { isPending, error } = decide
  const isDecider = useMayDecide() && IND_OWN === 'N'
  const whyNot = error?.fields.map(({ message }) => message)[0]
  return (
    <div className="pad-8-16 grid gap-8">
      <Note>
        <b>{say('dueProposal:title', { date: legalDateText(DUE_DATE, language) })}</b>
        <p dir="auto">{REASON}</p>
        <p className="hint">
          <bdi>{citeArticles(GROUND)}</bdi>{' '}
          {say('dueProposal:by', { name: PROPOSED_BY, at: legalTimeText(PROPOSED_AT, language) })}
        </p>
        {IND_OWN === 'Y' ? <p>{say('dueProposal:own')}</p> : <Deciders />}
      </Note>
      {!isDecider && <ProposalLetterButton id={PROPOSAL_ID} kind="DUE" />}
      {error && (!isDecider || !whyNot) && <ErrorPanel error={error} />}
      {isDecider && (
        <>
          <TextArea
            id="proposal-remark"
            label={<Label k="dueProposal:remark" />}
            optional
            rows={2}
            limit={1000}
            value={remark}
            onChange={setRemark}
            error={whyNot}
          />
          <div className="row wrap gap-8">
            <Button look="primary" busy={isPending && say('desk:tool.busy')} onClick={() => send('Y')}>
              <Label k="dueProposal:approve" />
            </Button>
            <Button onClick={() => send('N')}>
              <Label k="dueProposal:return" />
            </Button>
            <ProposalLetterButton id={PROPOSAL_ID} kind="DUE" />
          </div>
        </>
      )}
    </div>
  )
}
