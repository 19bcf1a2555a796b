import { clsx } from 'clsx'
import type { AppealAtBoard } from '@saki/contracts/appeals'
import { appealOutcomes, type DecisionFault } from '@saki/domain/appeals/decision'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { useRef, useState } from 'react'

import { newKey } from '../../../lib/newKey.ts'
import { useOnline } from '../../../lib/online.ts'
import { useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { officeNow } from '../../../ui/clock.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { ErrorSummary, type SummaryFault } from '../../../ui/ErrorSummary.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from '../desk.module.css'
import {
  claimsEntered,
  contestedOf,
  decisionBody,
  faultsOfDecision,
  groundAt,
  noDecision,
  type DecisionEntered,
} from './decisionEntered.ts'
import { DecisionGround } from './DecisionGround.tsx'
import { DecisionPart } from './DecisionPart.tsx'
import { isStale, refreshAppeals } from './useRecordAppeal.ts'

const MOST = 4000
/** The field that a fault is shown at. */
const fieldOf: Record<DecisionFault, string> = {
  number_missing: 'appeal-number',
  date_future: 'appeal-date',
  date_before_appeal: 'appeal-date',
  grounds_incomplete: 'appeal-ground-0',
  reasons_missing: 'appeal-ground-0-reasons',
  ground_rejected: 'appeal-outcome',
  ground_allowed: 'appeal-outcome',
  part_empty: 'appeal-part',
  part_whole: 'appeal-part',
  part_unknown: 'appeal-part',
}

/** The decision: outcome, number and date, each ground with reasons, and what is allowed of a decision in part. */
export function DecideAppeal({ appeal, onAct }: { appeal: AppealAtBoard; onAct: () => void }) {
  const { say } = useWords('appeals', 'errors')
  const online = useOnline()
  const [entered, setEntered] = useState<DecisionEntered>(noDecision)
  const [attempt, setAttempt] = useState(0)
  const [faults, setFaults] = useState<readonly SummaryFault[]>([])
  const [isAsking, setAsking] = useState(false)
  const key = useRef(newKey())
  const send = useSend('appealDecide', { onSettled: refreshAppeals })
  const set = (change: Partial<DecisionEntered>) => setEntered({ ...entered, ...change })
  const body = decisionBody(appeal, entered)
  const errorAt = (field: string) => faults.find((fault) => fault.field === field)?.message
  const check = () => {
    const found: SummaryFault[] = body
      ? faultsOfDecision(appeal, body, legalDateOf(new Date(officeNow()))).map((fault) => ({
          field: fieldOf[fault],
          message: say(`appeals:fault.${fault}`),
        }))
      : claimsEntered(entered)
        ? [{ field: 'appeal-outcome', message: say('appeals:decide.incomplete') }]
        : [{ field: 'appeal-part', message: say('appeals:decide.claims.unread') }]
    setFaults(found)
    setAttempt(attempt + 1)
    setAsking(found.length === 0)
  }
  const record = () => {
    setAsking(false)
    if (!body) return
    onAct()
    send.mutate({ body, key: key.current }, { onSettled: () => (key.current = newKey()) })
  }
  const { outcome } = entered
  return (
    <section className={clsx(styles.shortcuts, 'stack')} aria-labelledby="appeal-decide">
      <h3 id="appeal-decide">
        <Label k="appeals:decide" />
      </h3>
      <ErrorSummary attempt={attempt} faults={faults} />
      {isStale(send.error) ? (
        <Note tone="warn" role="alert">
          {say('appeals:stale')}
        </Note>
      ) : (
        send.error && <ErrorPanel error={send.error} />
      )}
      <Choice
        id="appeal-outcome"
        label={<Label k="appeals:decide.outcome" />}
        error={errorAt('appeal-outcome')}
        look="list"
        value={outcome}
        onChange={(chosen) => set({ outcome: chosen })}
        options={appealOutcomes.map((value) => ({
          value,
          label: <Label k={`appeals:outcome.${value}`} />,
          hint: appeal.EFFECTS[value],
        }))}
      />
      <TextField
        id="appeal-number"
        label={<Label k="appeals:decide.number" />}
        error={errorAt('appeal-number')}
        maxLength={60}
        value={entered.number}
        onChange={(number) => set({ number })}
      />
      <DateField
        id="appeal-date"
        label={<Label k="appeals:decide.date" />}
        error={errorAt('appeal-date')}
        value={entered.date}
        onChange={(date) => set({ date })}
      />
      {contestedOf(appeal).map((ground, at) => (
        <DecisionGround
          key={at}
          at={at}
          ground={ground}
          decided={groundAt(entered, at)}
          error={errorAt(`appeal-ground-${at}`)}
          reasonsError={errorAt(`appeal-ground-${at}-reasons`)}
          onChange={(decided) => set({ grounds: { ...entered.grounds, [at]: decided } })}
        />
      ))}
      {outcome === 'PART' && (
        <DecisionPart
          appeal={appeal}
          part={entered.part}
          error={errorAt('appeal-part')}
          onChange={(part) => set({ part })}
        />
      )}
      <TextArea
        id="appeal-reasons"
        label={<Label k="appeals:decide.reasons" />}
        optional
        limit={MOST}
        maxLength={MOST}
        value={entered.reasons}
        onChange={(reasons) => set({ reasons })}
      />
      <div>
        <Button
          look="primary"
          icon="send"
          busy={send.isPending && say('appeals:act.recording')}
          blocked={online ? undefined : say('core:offline.now')}
          onClick={() => (send.isPending ? undefined : check())}
        >
          <Label k="appeals:decide.send" />
        </Button>
      </div>
      {isAsking && outcome !== '' && (
        <ConfirmDialog
          title={say('appeals:decide.confirm', { number: appeal.PATENT_ID })}
          yes={<Label k="appeals:decide.send" />}
          no={<Label k="appeals:decide.confirm.no" />}
          onYes={record}
          onNo={() => setAsking(false)}
        >
          <p>
            <b>{say(`appeals:outcome.${outcome}`)}.</b> {appeal.EFFECTS[outcome]}
          </p>
          <p>{say('appeals:decide.confirm.text')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
