import { clsx } from 'clsx'
import type { AppealAtBoard } from '@saki/contracts/appeals'
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
import { useWords } from '../../../ui/useWords.ts'
import styles from '../desk.module.css'
import { keyOfAppeal } from './decisionEntered.ts'
import { isStale, refreshAppeals } from './useRecordAppeal.ts'

const ACTS = ['ADMIT', 'ASK', 'DISMISS', 'WITHDRAW', 'UNDO'] as const
/** Acts that end the appeal or take its decision back, which are confirmed. */
const CONFIRMED = ['DISMISS', 'WITHDRAW', 'UNDO'] as const
type Act = (typeof ACTS)[number]
const NOTES = 'appeal-notes'
const MOST = 4000

/** Forming the panel, asking for what is missing, not admitting, a withdrawal on paper; nothing when none of them is open. */
export function AppealActs({ appeal, onAct }: { appeal: AppealAtBoard; onAct: () => void }) {
  const { say } = useWords('appeals', 'errors')
  const online = useOnline()
  const [notes, setNotes] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [asking, setAsking] = useState<(typeof CONFIRMED)[number]>()
  const [done, setDone] = useState<Act>()
  const key = useRef(newKey())
  const act = useSend('appealAct', { onSettled: refreshAppeals })
  const open = ACTS.filter((each) => appeal.CAN[each] === 'Y')
  if (open.length === 0 && !done && !act.error) return null
  const needsNotes = open.some((each) => each !== 'ADMIT')
  const record = (ACT: Act) => {
    setAsking(undefined)
    onAct()
    act.mutate(
      { body: { ...keyOfAppeal(appeal), ACT, NOTES: notes.trim() }, key: key.current },
      {
        onSuccess: () => {
          setNotes('')
          setDone(ACT)
        },
        onSettled: () => (key.current = newKey()),
      },
    )
  }
  const choose = (each: Act) => {
    const lacks = each !== 'ADMIT' && notes.trim() === ''
    setMissing(lacks)
    setDone(undefined)
    if (lacks) document.getElementById(NOTES)?.focus()
    else {
      const confirmed = CONFIRMED.find((one) => one === each)
      if (confirmed) setAsking(confirmed)
      else record(each)
    }
  }
  return (
    <section className={clsx(styles.shortcuts, 'stack hairline-below')} aria-labelledby="appeal-act">
      <h3 id="appeal-act">
        <Label k="appeals:act" />
      </h3>
      {done && (
        <Note tone="good" role="status">
          {say('appeals:act.recorded', { act: say(`appeals:act.${done}`) })}
        </Note>
      )}
      {isStale(act.error) ? (
        <Note tone="warn" role="alert">
          {say('appeals:stale')}
        </Note>
      ) : (
        act.error && <ErrorPanel error={act.error} />
      )}
      {needsNotes && (
        <TextArea
          id={NOTES}
          label={<Label k="appeals:act.notes" />}
          hint={say('appeals:act.notes.hint')}
          error={isMissing ? say('appeals:act.notes.missing') : undefined}
          limit={MOST}
          maxLength={MOST}
          value={notes}
          onChange={(words) => {
            setNotes(words)
            setMissing(false)
          }}
        />
      )}
      <div className="row wrap gap-8">
        {open.map((each) => (
          <Button
            key={each}
            look={each === 'ADMIT' ? 'primary' : 'plain'}
            busy={act.isPending && act.variables.body?.ACT === each && say('appeals:act.recording')}
            blocked={online ? undefined : say('core:offline.now')}
            onClick={() => (act.isPending ? undefined : choose(each))}
          >
            <Label k={`appeals:act.${each}`} />
          </Button>
        ))}
      </div>
      {asking && (
        <ConfirmDialog
          title={say(`appeals:act.${asking}`)}
          yes={<Label k={`appeals:act.${asking}`} />}
          no={<Label k="appeals:decide.confirm.no" />}
          onYes={() => record(asking)}
          onNo={() => setAsking(undefined)}
        >
          <p>{say(`appeals:end.${asking}`)}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
