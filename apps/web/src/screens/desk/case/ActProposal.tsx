import type { OfficeCase } from '@saki/contracts/desk'
import { citeArticles } from '@saki/domain/law/ground'
import { legalDateText, legalTimeText } from '@saki/texts/dates'
import { useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { ConfirmPassword } from '../action/ConfirmPassword.tsx'
import { Deciders, useMayDecide } from '../proposals/Deciders.tsx'
import { proposalBoxId } from '../proposals/proposalBox.ts'
import { ProposalLetterButton } from '../proposals/ProposalLetterButton.tsx'
import { useDecideAct } from '../proposals/useDecideAct.ts'

type Proposed = NonNullable<OfficeCase['ACT_PROPOSAL']>

/** A proposed act with its letter: another officer than the proposer approves it or returns it with a remark; the proposer may take it back. */
export function ActProposal({ proposal }: { proposal: Proposed }) {
  const { say, language } = useWords('desk', 'proposals')
  const [remark, setRemark] = useState('')
  const { send, isPending, error, reset } = useDecideAct(proposal.PROPOSAL_ID)
  const mayDecide = useMayDecide()
  const needsPassword = error?.err === 'PASSWORD_NEEDED'
  const isOwn = proposal.IND_OWN === 'Y'
  const isDecider = !isOwn && mayDecide
  const whyNot = error?.fields.map(({ message }) => message)[0]
  return (
    <section id={proposalBoxId} tabIndex={-1} className="pad-8-16 grid gap-8" aria-label={say('proposals:waits.title')}>
      <Note>
        <b>
          {say('proposals:title')} <TwoNames name={proposal.ACTION_TYPE_NAME} own={proposal.ACTION_TYPE_CAPTION} />
        </b>
        {proposal.DUE_DATE && <p>{say('proposals:until', { date: legalDateText(proposal.DUE_DATE, language) })}</p>}
        {proposal.NOTES && (
          <p>
            <bdi>{proposal.NOTES}</bdi>
          </p>
        )}
        <Points points={proposal.POINTS} />
        <p className="hint">
          {say('proposals:by.at', { name: proposal.PROPOSED_BY, at: legalTimeText(proposal.PROPOSED_AT, language) })}
        </p>
        {isOwn && <p>{say('proposals:own.text')}</p>}
        {!isOwn && <Deciders />}
      </Note>
      {needsPassword && <ConfirmPassword onConfirmed={() => send('Y', remark)} onClose={reset} />}
      {error && !needsPassword && (!isDecider || !whyNot) && <ErrorPanel error={error} />}
      {isDecider && (
        <TextArea
          id="act-remark"
          label={<Label k="proposals:remark" />}
          optional
          rows={2}
          limit={1000}
          value={remark}
          onChange={setRemark}
          error={whyNot}
        />
      )}
      <div className="row wrap gap-8">
        {isDecider && (
          <Button look="primary" busy={isPending && say('desk:tool.busy')} onClick={() => send('Y', remark)}>
            <Label k="proposals:approve" />
          </Button>
        )}
        {(isOwn || isDecider) && (
          <Button onClick={() => send('N', remark)}>
            <Label k={isOwn ? 'proposals:takeBack' : 'proposals:return'} />
          </Button>
        )}
        {proposal.IND_LETTER === 'Y' && <ProposalLetterButton id={proposal.PROPOSAL_ID} kind="ACT" />}
      </div>
    </section>
  )
}

function Points({ points }: { points: Proposed['POINTS'] }) {
  if (points.length === 0) return null
  return (
    <ol className="grid gap-8">
      {points.map(({ TITLE, TEXT, GROUND }, at) => (
        <li key={TITLE}>
          <b dir="auto">
            {at + 1}. {TITLE}
          </b>
          {TEXT.split('\n').map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))}
          {GROUND && (
            <p className="hint">
              <bdi>{citeArticles(GROUND)}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Why a proposed act was returned to its proposer. */
export function ReturnedAct({ returned }: { returned: NonNullable<OfficeCase['RETURNED']> }) {
  const { say, language } = useWords('proposals')
  return (
    <div className="pad-8-16">
      <Note tone="warn">
        <b>{say('proposals:returned.by', { name: returned.BY, at: legalTimeText(returned.AT, language) })}</b>
        <p>
          <TwoNames name={returned.ACTION_TYPE_NAME} own={returned.ACTION_TYPE_CAPTION} />
        </p>
        <p dir="auto">{returned.REMARK}</p>
      </Note>
    </div>
  )
}
