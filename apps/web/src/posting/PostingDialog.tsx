import { legalDateOf } from '@saki/domain/dates/legalDate'
import { postingWays, type PostingWay } from '@saki/domain/workflow/posting'
import { useState } from 'react'

import { newKey } from '../lib/newKey.ts'
import { queryClient, queryKeyOf, useSend } from '../lib/queries.ts'
import { Button } from '../ui/Button.tsx'
import { Choice } from '../ui/Choice.tsx'
import { officeNow } from '../ui/clock.ts'
import { DateField } from '../ui/DateField.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Label } from '../ui/Label.tsx'
import { Note } from '../ui/Note.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useWords } from '../ui/useWords.ts'

interface PostingDialogProps {
  letters: readonly { LETTER_ID: string; DOC_NUMBER: string; ADDRESSEE: string }[]
  /** They were posted before. */
  isAgain?: boolean
  onClose: () => void
}

/** Records when, how and with which number letters were posted. Letters that failed stay open with the reason. */
export function PostingDialog({ letters, isAgain = false, onClose }: PostingDialogProps) {
  const { say } = useWords('posting', 'errors')
  const [way, setWay] = useState<PostingWay | ''>('')
  const [postedOn, setPostedOn] = useState<string>(() => legalDateOf(new Date(officeNow())))
  const [proofs, setProofs] = useState<Readonly<Record<string, string>>>({})
  const [isTried, setTried] = useState(false)
  // A lost reply is asked for again with the same key as long as the values are the same.
  const [attempt, setAttempt] = useState({ asked: '', key: '' })
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const posting = useSend('officeLettersPosted', {
    onSuccess: ({ FAILED }) => {
      for (const call of [
        'officeLettersToPost',
        'officeLetters',
        'officePostalOfCase',
        'officeCase',
        'getListAction',
      ] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })
      const failed = new Set(FAILED.map(({ LETTER_ID }) => LETTER_ID))
      setDone(new Set(letters.map(({ LETTER_ID }) => LETTER_ID).filter((id) => !failed.has(id))))
      setAttempt({ asked: '', key: '' })
      if (failed.size === 0) onClose()
    },
  })
  const open = letters.filter(({ LETTER_ID }) => !done.has(LETTER_ID))
  const proofOf = (id: string) => (proofs[id] ?? '').trim()
  const save = () => {
    setTried(true)
    if (posting.isPending || way === '' || open.some(({ LETTER_ID }) => proofOf(LETTER_ID) === '')) return
    const LETTERS = open.map(({ LETTER_ID }) => ({ LETTER_ID, PROOF: proofOf(LETTER_ID) }))
    const body = { LETTERS, WAY: way, POSTED_DATE: postedOn, ...(isAgain && { IND_AGAIN: 'Y' as const }) }
    const asked = JSON.stringify(body)
    const key = asked === attempt.asked ? attempt.key : newKey()
    setAttempt({ asked, key })
    posting.mutate({ body, key })
  }
  const failed = posting.data?.FAILED ?? []
  return (
    <Dialog
      title={say('posting:dialog.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button look="primary" busy={posting.isPending && say('core:loading')} onClick={save}>
            <Label k="posting:save" />
          </Button>
        </>
      }
    >
      <DateField
        id="posting-on"
        label={<Label k="posting:on" />}
        value={postedOn}
        onChange={setPostedOn}
        error={posting.error?.fields.find(({ field }) => field === 'POSTED_DATE')?.message}
      />
      <Choice
        id="posting-way"
        look="list"
        label={<Label k="posting:way" />}
        options={postingWays.map((value) => ({ value, label: <Label k={`posting:way.${value}`} /> }))}
        error={isTried && way === '' ? say('errors:field.required') : undefined}
        value={way}
        onChange={setWay}
      />
      {open.map(({ LETTER_ID, DOC_NUMBER, ADDRESSEE }) => (
        <TextField
          key={LETTER_ID}
          id={`posting-${LETTER_ID}`}
          label={
            <>
              <Label k={way === 'handed' ? 'posting:proof.handed' : 'posting:proof'} />
              {' · '}
              <bdi>{ADDRESSEE}</bdi>
            </>
          }
          hint={
            <bdi dir="ltr" className="mono">
              {DOC_NUMBER}
            </bdi>
          }
          value={proofs[LETTER_ID] ?? ''}
          limit={80}
          onChange={(value) => setProofs({ ...proofs, [LETTER_ID]: value })}
          error={
            failed.find((one) => one.LETTER_ID === LETTER_ID)?.WHY ??
            (isTried && proofOf(LETTER_ID) === '' ? say('posting:fault.noProof') : undefined)
          }
        />
      ))}
      {failed.length > 0 && (
        <Note tone="warn" role="alert">
          {done.size > 0 && say('posting:done', { count: done.size })} {say('posting:failed', { count: failed.length })}
        </Note>
      )}
      {posting.error && posting.error.fields.length === 0 && <ErrorPanel error={posting.error} />}
    </Dialog>
  )
}
