import { clsx } from 'clsx'
import type { DeskRequest } from '@saki/contracts/deskRequests'
import { legalTimeText } from '@saki/texts/dates'
import { useRef, useState } from 'react'

import { newKey } from '../../../lib/newKey.ts'
import { useOnline } from '../../../lib/online.ts'
import { useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { ConfirmPassword } from '../action/ConfirmPassword.tsx'
import { UndoDecision } from './UndoDecision.tsx'
import { refreshOfficeCase } from '../action/useRecord.ts'
import styles from '../desk.module.css'

type Choice = DeskRequest['CHOICES'][number]

const MOST = 4000
/** Acts that end the request; they are asked for once more. */
const decisions = new Set(['GRANT', 'GRANP', 'REF'])

/** What granting does, the reasons in a wide field, and a button for each act that is open. */
export function DecideRequest({ request, onAct }: { request: DeskRequest; onAct: () => void }) {
  const { say, language } = useWords('desk', 'errors', 'proposals')
  const [notes, setNotes] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [asking, setAsking] = useState<Choice | undefined>()
  const [tried, setTried] = useState<Choice | undefined>()
  const [done, setDone] = useState<{ choice: Choice; isProposed: boolean } | undefined>()
  const key = useRef(newKey())
  const online = useOnline()
  const act = useSend('officeRequestAct', {
    onSettled: refreshOfficeCase,
  })
  const [one] = request.CASES
  if (!one) return null
  const choices = request.CHOICES.filter(({ ACTION_TYP }) => !request.PROPOSED || ACTION_TYP !== 'GRANT')
  const needsPassword = act.error?.err === 'PASSWORD_NEEDED'
  const isStale = act.error !== null && ['STALE_VERSION', 'ACTION_NOT_ALLOWED'].includes(act.error.err)
  const record = (choice: Choice) => {
    setAsking(undefined)
    setTried(choice)
    onAct()
    const { PROC_TYP, PROC_NBR, ROW_VERSION } = one
    const body = { PROC_TYP, PROC_NBR, ROW_VERSION, ACTION_TYP: choice.ACTION_TYP, NOTES: notes.trim() }
    act.mutate(
      { body, key: key.current },
      {
        onSuccess: ({ PROPOSAL_ID }) => {
          setNotes('')
          setDone({ choice, isProposed: PROPOSAL_ID !== undefined })
        },
        onSettled: () => (key.current = newKey()),
      },
    )
  }
  const choose = (choice: Choice) => {
    const lacks = choice.IND_REASONS === 'Y' && notes.trim() === ''
    setMissing(lacks)
    setDone(undefined)
    if (lacks) document.getElementById('request-reasons')?.focus()
    else if (decisions.has(choice.ACTION_TYP)) setAsking(choice)
    else record(choice)
  }
  const needsWords = choices.some(({ IND_REASONS }) => IND_REASONS === 'Y')
  return (
    <>
      <section className={clsx(styles.shortcuts, styles.action)} aria-labelledby="request-act">
        <h3 id="request-act">
          <Label k="desk:action" />
        </h3>
        {done && (
          <Note tone="good" role="status">
            {say(done.isProposed ? 'desk:action.proposed' : 'desk:requests.recorded', {
              action: done.choice.ACTION_TYPE_NAME,
            })}
          </Note>
        )}
        {isStale && (
          <Note tone="warn" role="alert">
            <b>{say('desk:stale.title')}</b>
            <p>{say('desk:stale.text')}</p>
          </Note>
        )}
        {act.error && !isStale && !needsPassword && <ErrorPanel error={act.error} />}
        {choices.length === 0 && <p className="muted below-12">{say('desk:action.none')}</p>}
        {request.PROPOSED && (
          <Note icon="clock">
            {say('proposals:waits', {
              name: request.PROPOSED.BY,
              at: legalTimeText(request.PROPOSED.AT, language),
            })}
          </Note>
        )}
        <UndoDecision request={request} />
        {choices.some(({ ACTION_TYP }) => ACTION_TYP === 'GRANT') && <Effects request={request} />}
        {needsWords && (
          <TextArea
            id="request-reasons"
            label={<Label k="desk:requests.reasons" />}
            hint={say('desk:requests.reasons.hint')}
            error={isMissing ? say('desk:requests.reasons.missing') : undefined}
            rows={6}
            limit={MOST}
            maxLength={MOST}
            value={notes}
            onChange={(words) => {
              setNotes(words)
              setMissing(false)
            }}
          />
        )}
      </section>
      {choices.length > 0 && (
        <div className={clsx(styles.end, 'row wrap gap-8 surface')}>
          {choices.map((choice, at) => (
            <Button
              key={choice.ACTION_TYP}
              look={isMain(choice, at, choices) ? 'primary' : 'plain'}
              title={choice.MEANS}
              busy={
                act.isPending && act.variables.body?.ACTION_TYP === choice.ACTION_TYP && say('desk:action.recording')
              }
              blocked={online ? undefined : say('core:offline.now')}
              onClick={() => (act.isPending ? undefined : choose(choice))}
            >
              <TwoNames name={choice.ACTION_TYPE_NAME} own={choice.ACTION_TYPE_CAPTION} />
            </Button>
          ))}
        </div>
      )}
      {needsPassword && tried && <ConfirmPassword onConfirmed={() => record(tried)} onClose={() => act.reset()} />}
      {asking && (
        <ConfirmDialog
          title={say('desk:requests.confirm', { action: asking.ACTION_TYPE_NAME, number: one.PATENT_ID })}
          yes={<TwoNames name={asking.ACTION_TYPE_NAME} own={asking.ACTION_TYPE_CAPTION} />}
          no={<Label k="desk:requests.confirm.no" />}
          onYes={() => record(asking)}
          onNo={() => setAsking(undefined)}
        >
          <p>{asking.MEANS}</p>
          {asking.ACTION_TYP !== 'REF' && <Effects request={request} />}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Granting is the main act; before it is open, the first. */
function isMain(choice: Choice, at: number, all: readonly Choice[]): boolean {
  const hasGrant = all.some(({ ACTION_TYP }) => ACTION_TYP === 'GRANT')
  return hasGrant ? choice.ACTION_TYP === 'GRANT' : at === 0
}

function Effects({ request }: { request: DeskRequest }) {
  const { say } = useWords('desk')
  return (
    <>
      <p className="strong">{say('desk:requests.effects')}</p>
      <ul className="below-12">
        {request.EFFECTS.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </>
  )
}
