import type { Proposal } from '@saki/contracts/decisions'
import { legalTimeText } from '@saki/texts/dates'
import { useRef, useState } from 'react'

import { newKey } from '../../../lib/newKey.ts'
import { queryClient, queryKeyOf, useSend } from '../../../lib/queries.ts'
import { DiffText } from '../../../officeTables/DiffText.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { TextArea } from '../../../ui/TextField.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { ConfirmPassword } from '../action/ConfirmPassword.tsx'
import { Deciders, useMayDecide } from './Deciders.tsx'
import { ProposalLetterButton } from './ProposalLetterButton.tsx'

/** A proposed change of the register or of a tariff, field by field: another officer approves or returns it, its proposer may take it back. */
export function ChangeProposal({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { say, language } = useWords('desk', 'proposals', 'office')
  const [remark, setRemark] = useState('')
  const key = useRef(newKey())
  const { mutate, isPending, error, reset } = useSend('officeDecideChange', {
    onSuccess: (_reply, { body }) => {
      showToast(body?.IND_APPROVED === 'Y' ? 'proposals:approved.change' : 'proposals:returned')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeProposals') })
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeQueue') })
      onClose()
    },
    onError: () => {
      key.current = newKey()
    },
  })
  const isOwn = proposal.IND_OWN === 'Y'
  const isDecider = useMayDecide() && !isOwn
  const send = (IND_APPROVED: 'Y' | 'N') =>
    mutate({ body: { PROPOSAL_ID: proposal.PROPOSAL_ID, IND_APPROVED, REMARK: remark.trim() }, key: key.current })
  const needsPassword = error?.err === 'PASSWORD_NEEDED'
  const ofRemark = error?.fields.find(({ field }) => field === 'REMARK')?.message
  return (
    <Dialog
      title={<TwoNames name={proposal.ACTION_TYPE_NAME} own={proposal.ACTION_TYPE_CAPTION} />}
      width={620}
      onClose={onClose}
      actions={
        <>
          {proposal.IND_LETTER === 'Y' && <ProposalLetterButton id={proposal.PROPOSAL_ID} kind="CHANGE" />}
          {(isOwn || isDecider) && (
            <Button onClick={() => send('N')}>
              <Label k={isOwn ? 'proposals:takeBack' : 'proposals:return'} />
            </Button>
          )}
          {isDecider && (
            <Button look="primary" busy={isPending && say('desk:tool.busy')} onClick={() => send('Y')}>
              <Label k="proposals:approve" />
            </Button>
          )}
        </>
      }
    >
      {needsPassword && <ConfirmPassword onConfirmed={() => send('Y')} onClose={reset} />}
      {error && !ofRemark && !needsPassword && <ErrorPanel error={error} />}
      <p>
        <bdi className="strong">{proposal.TITLE}</bdi>{' '}
        {proposal.PATENT_ID && (
          <bdi dir="ltr" className="mono">
            {proposal.PATENT_ID}
          </bdi>
        )}
      </p>
      <ul className="grid gap-8">
        {proposal.CHANGES.map(({ FIELD, LABEL, OLD, NEW }) => (
          <li key={FIELD} className="grid">
            <b>{LABEL}</b>
            <DiffText before={OLD} after={NEW} />
          </li>
        ))}
      </ul>
      <p>
        <b>{say('proposals:reason')}:</b> <bdi>{proposal.REASON}</bdi>
      </p>
      <p className="hint">
        {say('proposals:by.at', { name: proposal.PROPOSED_BY, at: legalTimeText(proposal.PROPOSED_AT, language) })}
      </p>
      {isOwn ? <p>{say('proposals:own.text')}</p> : <Deciders />}
      {isDecider && (
        <TextArea
          id="change-remark"
          label={<Label k="proposals:remark" />}
          optional
          rows={2}
          limit={1000}
          value={remark}
          onChange={setRemark}
          error={ofRemark}
        />
      )}
    </Dialog>
  )
}
