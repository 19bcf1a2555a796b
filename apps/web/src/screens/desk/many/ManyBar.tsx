import type { QueueRow } from '@saki/contracts/deskQueue'
import { useRef, useState } from 'react'

import { newKey } from '../../../lib/newKey.ts'
import { queryClient, queryKeyOf, useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { HandOver } from './HandOver.tsx'
import { ManyReport } from './ManyReport.tsx'

/** What can be done to the chosen cases at once: hand over, certify, print their list; publishing is at the gazette. */
export function ManyBar({ chosen }: { chosen: readonly QueueRow[] }) {
  const { say } = useWords('workload', 'desk')
  const toCertify = chosen.filter(({ WORK }) => WORK === 'REGISTRATION')
  return (
    <div className="pad stack gap-12 hairline-above noprint">
      <p className="strong" role="status">
        {chosen.length === 0 ? say('workload:many.none') : say('workload:many.count', { count: chosen.length })}
      </p>
      <HandOver chosen={chosen} />
      <Certify chosen={toCertify} />
      {chosen.length > 0 && (
        <div>
          <Button small icon="print" onClick={() => print()}>
            <Label k="workload:many.print" />
          </Button>
        </div>
      )}
    </div>
  )
}

/** Issues the certificates of the chosen cases whose grant is decided, after a question about them as they are then, and reports what failed. */
function Certify({ chosen }: { chosen: readonly QueueRow[] }) {
  const { say } = useWords('workload')
  // The list is read again while the question stands.
  const [asked, setAsked] = useState<readonly QueueRow[]>()
  const key = useRef(newKey())
  const certify = useSend('officeCertifyMany', {
    onSuccess: () => {
      key.current = newKey()
      for (const call of ['officeQueue', 'officeWorkload', 'officeCase'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })
    },
    onSettled: () => setAsked(undefined),
  })
  const send = (cases: readonly QueueRow[]) =>
    certify.mutate({
      body: { CASES: cases.map(({ PROC_TYP, PROC_NBR, ROW_VERSION }) => ({ PROC_TYP, PROC_NBR, ROW_VERSION })) },
      key: key.current,
    })
  return (
    <>
      {chosen.length > 0 && (
        <div>
          <Button icon="cert" onClick={() => setAsked(chosen)}>
            {say('workload:many.certify', { count: chosen.length })}
          </Button>
        </div>
      )}
      <ManyReport sending={certify} />
      {asked && (
        <ConfirmDialog
          title={say('workload:many.certify', { count: asked.length })}
          yes={say('workload:many.certify', { count: asked.length })}
          no={<Label k="desk:tool.cancel" />}
          onNo={() => setAsked(undefined)}
          onYes={() => send(asked)}
          busy={certify.isPending && say('workload:many.busy')}
        >
          {say('workload:many.certify.ask')}
        </ConfirmDialog>
      )}
    </>
  )
}
