import type { SessionUser } from '@saki/contracts/session'
import { useEffect } from 'react'

import { useGoTo } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryClient, queryKeyOf, useCall } from '../../lib/queries.ts'
import { requestPage } from '../../requests/requestKinds.ts'
import { uploadsOf } from '../../uploads/uploads.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { RequestCopy } from './requestCopy.ts'

const CHANGED = [
  'requestOffers',
  'requestList',
  'getPatents',
  'getInbox',
  'getStatusWorkflow',
  'getPatentDetail',
] as const

/** After submission: leads to the payment or, when nothing is to be paid, to the page of the request. */
export function AfterSubmission({ user, copy }: { user: SessionUser; copy: RequestCopy }) {
  const { reply, tempId } = copy
  const goTo = useGoTo()
  useEffect(() => {
    if (tempId !== undefined) uploadsOf(user.USER_ID).forgetDraft(tempId)
    for (const name of CHANGED) void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
    const number = reply?.SUBMISSION_NBR
    if (!number) return
    void (reply.BILLING_CODE === null
      ? goTo({ to: requestPage(copy.code), params: { fileId: number } }, { replace: true })
      : goTo({ to: '/customer-screen/payments/$patentId', params: { patentId: number } }, { replace: true }))
  }, [reply, tempId, user, copy.code, goTo])
  return reply ? <Skeleton lines={6} block={32} /> : <FoundRequest tempId={tempId ?? ''} />
}

/** Submitted elsewhere, such as by a page that got no answer. */
function FoundRequest({ tempId }: { tempId: string }) {
  const { data, error, refetch } = useCall('requestDraft', { query: { TEMP_ID: tempId } }, { staleTime: 0 })
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  return data?.SUBMISSION_NBR ? <ClosedRequest number={data.SUBMISSION_NBR} /> : <Skeleton lines={6} block={32} />
}

export function ClosedRequest({ number }: { number: string }) {
  const { say } = useWords('newRequest')
  return (
    <Page title="newRequest:closed.title">
      <div className="card pad stack">
        <p>{say('newRequest:closed.text', { number })}</p>
        <div className="actions">
          <PageLink className="button primary" to="/user-docx/tp/fileListPen/$fileId" params={{ fileId: number }}>
            <Label k="newRequest:closed.look" />
          </PageLink>
        </div>
      </div>
    </Page>
  )
}

/** No such draft. When this device still has unsaved answers of it, a new draft can be made from them. */
export function MissingRequest({ onKeepMine }: { onKeepMine?: () => void }) {
  const { say } = useWords('newRequest')
  return (
    <Page title="newRequest:missing.title">
      <div className="card pad stack">
        <p>{say('newRequest:missing.text')}</p>
        {onKeepMine && <p>{say('newRequest:missing.kept')}</p>}
        <div className="actions">
          {onKeepMine && (
            <Button look="primary" onClick={onKeepMine}>
              <Label k="newRequest:missing.again" />
            </Button>
          )}
          <PageLink className={`button ${onKeepMine ? '' : 'primary'}`} to="/user-docx/tp/list-pengajuan-pasca">
            <Label k="newRequest:missing.others" />
          </PageLink>
        </div>
      </div>
    </Page>
  )
}
