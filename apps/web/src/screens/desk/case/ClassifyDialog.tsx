import { lookOf } from '@saki/catalogue/rights/looks'
import type { OfficeCase } from '@saki/contracts/desk'
import { useRef, useState } from 'react'

import type { Answer } from '../../../lib/ask.ts'
import { newKey } from '../../../lib/newKey.ts'
import { queryClient, queryKeyOf, useCall, useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { refreshOfficeCase } from '../action/useRecord.ts'
import { IpcEntry } from './classify/IpcEntry.tsx'
import { LocarnoEntry } from './classify/LocarnoEntry.tsx'
import { NiceEntry } from './classify/NiceEntry.tsx'
import { ViennaEntry } from './classify/ViennaEntry.tsx'
import { changedParts, isLeastKept, type Entered } from './classify/entered.ts'

interface ClassifyDialogProps {
  found: OfficeCase
  onClose: () => void
}

/** Corrects the classes of a case and assigns Vienna codes; the classes are read first. */
export function ClassifyDialog({ found, onClose }: ClassifyDialogProps) {
  const { say } = useWords('classify', 'errors')
  const { data, error, refetch } = useCall(
    'officeClassification',
    { query: { patentId: found.PATENT_ID } },
    { staleTime: 0, gcTime: 0 },
  )
  if (data) return <Entry now={data} onClose={onClose} />
  return (
    <Dialog title={say('classify:title')} width={720} onClose={onClose} actions={<Cancel onClose={onClose} />}>
      {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
    </Dialog>
  )
}

function Cancel({ onClose }: { onClose: () => void }) {
  return (
    <Button onClick={onClose}>
      <Label k="classify:cancel" />
    </Button>
  )
}

function Entry({ now, onClose }: { now: Answer<'officeClassification'>; onClose: () => void }) {
  const { say } = useWords('classify', 'errors', 'desk')
  const [entered, setEntered] = useState<Entered>(() => ({
    classes: {},
    vienna: now.VIENNA,
    locarno: now.LOCARNO,
    ipc: now.IPC,
  }))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const key = useRef(newKey())
  const { classes } = lookOf(now.RIGHT)
  const parts = changedParts(now, entered)
  const isChanged = Object.keys(parts).length > 0
  const hasReason = reason.trim().length >= 3
  const sending = useSend('officeClassify', {
    onSuccess: () => {
      showToast('classify:saved')
      for (const name of ['getPatentDetail', 'getIpcs', 'getLocarnos', 'officeClassification'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
      void refreshOfficeCase()
      onClose()
    },
    onError: () => {
      key.current = newKey()
    },
  })
  const save = () => {
    setTried(true)
    if (!isChanged || !hasReason || !isLeastKept(now, entered) || sending.isPending) return
    const body = { PATENT_ID: now.PATENT_ID, ROW_VERSION: now.ROW_VERSION, REASON: reason.trim(), ...parts }
    sending.mutate({ body, key: key.current })
  }
  const set = (change: Partial<Entered>) => setEntered({ ...entered, ...change })
  return (
    <Dialog
      title={say('classify:title')}
      width={720}
      onClose={onClose}
      actions={
        <>
          <Cancel onClose={onClose} />
          <Button look="primary" busy={sending.isPending && say('classify:busy')} onClick={save}>
            <Label k="classify:save" />
          </Button>
        </>
      }
    >
      <div className="grid one-column gap-20">
        {classes === 'nice' && (
          <>
            <ViennaEntry codes={entered.vienna} onChange={(vienna) => set({ vienna })} />
            <NiceEntry goods={now.NICE} classes={entered.classes} onChange={(next) => set({ classes: next })} />
          </>
        )}
        {classes === 'locarno' && <LocarnoEntry rows={entered.locarno} onChange={(locarno) => set({ locarno })} />}
        {classes === 'ipc' && (
          <IpcEntry
            symbols={entered.ipc}
            invention={{ title: now.TITLE, abstract: now.ABSTRACT }}
            onChange={(ipc) => set({ ipc })}
          />
        )}
        {!isLeastKept(now, entered) && <Note tone="warn">{say('classify:least')}</Note>}
        <TextArea
          id="classify-reason"
          label={<Label k="classify:reason" />}
          rows={2}
          limit={1000}
          value={reason}
          onChange={setReason}
          error={isTried && !hasReason ? say('classify:reason.missing') : undefined}
        />
        {isTried && !isChanged && (
          <Note tone="warn" role="alert">
            {say('classify:same')}
          </Note>
        )}
        {sending.error &&
          (sending.error.err === 'STALE_VERSION' ? (
            <Note tone="warn" role="alert">
              {say('desk:stale.text')}
            </Note>
          ) : (
            <ErrorPanel error={sending.error} />
          ))}
      </div>
    </Dialog>
  )
}
