import { rightOfForm } from '@saki/catalogue'
import { useRef, useState } from 'react'

import { usePageSearch } from '../../lib/pageAddress.ts'
import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useCall, useSend } from '../../lib/queries.ts'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { MIN_FILINGS, PickActions } from './PickActions.tsx'
import { PickRows } from './PickRows.tsx'
import { rightIcon } from './rightIcon.ts'
import { useTicked } from './useTicked.ts'

const MOST = 100

/** Complete drafts, which can be filed together (all or none). */
export function DraftsToFile() {
  const { say } = useWords('fees', 'drafts')
  const { data, error, refetch } = useCall('getPatentTemp', { query: { size: MOST } })
  const complete = (data?.data ?? []).filter(({ ERROR_COUNT, STATUS }) => ERROR_COUNT === 0 && STATUS === 'STORED_TEMP')
  const { drafts: asked } = usePageSearch('/customer-screen/gabungan')
  const initial = typeof asked === 'string' ? asked.split(',') : []
  const { ticked, isTicked, toggle, clear } = useTicked(
    complete.map(({ TEMP_ID }) => TEMP_ID),
    initial,
  )
  const chosen = complete.filter(({ TEMP_ID }) => ticked.includes(TEMP_ID))
  const key = useRef(newKey())
  const [isAsked, setAsked] = useState(false)
  const [tried, setTried] = useState(false)
  const file = useSend('fileTogether', {
    onSuccess: () => {
      key.current = newKey()
      showToast('fees:cart.filed')
      setAsked(false)
      clear()
      setTried(false)
      for (const name of ['jointBills', 'getPatents', 'getPatentTemp'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
    },
    onError: () => setAsked(false),
  })
  // Counts only drafts that are still listed; one that is missing has been filed meanwhile.
  const incomplete = (data?.data ?? []).filter(
    (draft) => draft.ERROR_COUNT > 0 && initial.includes(draft.TEMP_ID),
  ).length
  if (!error && complete.length < MIN_FILINGS && incomplete === 0) return null
  const DRAFTS = chosen.map(({ TEMP_ID, ROW_VERSION }) => ({ TEMP_ID, ROW_VERSION }))
  const total = chosen.reduce((sum, { TOTAL_AMOUNT }) => sum + (TOTAL_AMOUNT ?? 0), 0)
  return (
    <Card title={<Label k="fees:cart.drafts" />} flush>
      <p className={'hint inset-12'}>{say('fees:cart.drafts.hint')}</p>
      {incomplete > 0 && <Note tone="warn">{say('fees:cart.lacking', { count: incomplete })}</Note>}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      <PickRows
        caption={say('fees:cart.drafts')}
        rows={complete.map((draft) => ({
          id: draft.TEMP_ID,
          icon: iconOf(draft.FORM_TYP),
          title: draft.TITLE,
          about:
            draft.WARNING_COUNT > 0
              ? say('fees:cart.warnings', { count: draft.WARNING_COUNT })
              : say('fees:cart.complete'),
          amount: draft.TOTAL_AMOUNT ?? undefined,
        }))}
        isTicked={isTicked}
        onToggle={(id) => {
          key.current = newKey()
          toggle(id)
        }}
      />
      {file.error && <ErrorPanel error={file.error} />}
      <PickActions
        count={ticked.length}
        total={total}
        tried={tried}
        icon="send"
        label="fees:cart.file"
        onGo={() => {
          setTried(true)
          setAsked(ticked.length >= MIN_FILINGS)
        }}
      />
      {isAsked && (
        <ConfirmDialog
          title={say('fees:cart.ask', { count: ticked.length })}
          yes={<Label k="fees:cart.file" />}
          no={<Label k="core:cancel" />}
          busy={file.isPending && say('core:loading')}
          onYes={() => (file.isPending ? undefined : file.mutate({ body: { DRAFTS }, key: key.current }))}
          onNo={() => setAsked(false)}
        >
          <ul>
            {chosen.map(({ TEMP_ID, TITLE }) => (
              <li key={TEMP_ID}>
                <bdi>{TITLE}</bdi>
              </li>
            ))}
          </ul>
          <p>
            <Label k="fees:cart.total" />{' '}
            <b>
              <Money amount={total} />
            </b>
          </p>
          <p>{say('fees:cart.ask.means')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function iconOf(formTyp: string) {
  return rightIcon(rightOfForm(formTyp) ?? '')
}
