import '../../cases/cases.module.css'

import { findRequest } from '@saki/catalogue/requests/registry'
import type { RequestDetail } from '@saki/contracts/requests'
import { useEffect, useState } from 'react'

import { ReceiptButton } from '../../billing/ReceiptButton.tsx'
import { SubmissionReceiptButton } from '../../billing/SubmissionReceiptButton.tsx'
import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { download } from '../../lib/download.ts'
import { usePageParams } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { DisputeView } from '../../requests/DisputeView.tsx'
import { RequestAnswers } from '../../requests/RequestAnswers.tsx'
import { RequestFees } from '../../requests/RequestFees.tsx'
import { RequestFiles } from '../../requests/RequestFiles.tsx'
import { isWithdrawable, requestName } from '../../requests/requestKinds.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Code } from '../../ui/Code.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../../ui/LegalTime.tsx'
import { Page } from '../../ui/Page.tsx'
import { setPageTitle } from '../../ui/pageTitle.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { RequestBand } from './RequestBand.tsx'
import { RequestCases } from './RequestCases.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const SUBMISSION = /^TRX-\d{4}-\d{6,9}$/
/** Milliseconds; the state changes by payments and by officers. */
const REFRESH_EVERY = 30_000

/** /user-docx/tp/fileListPen/$fileId: one submitted request. */
export function SubmittedRequestScreen() {
  const { fileId = '' } = usePageParams('/user-docx/tp/fileListPen/$fileId')
  return <Request number={fileId} title="shell:page.requestFiles" />
}

/** /user-docx/tp/fileListBanding/$fileId: the same for an appeal. */
export function SubmittedAppealScreen() {
  const { fileId = '' } = usePageParams('/user-docx/tp/fileListBanding/$fileId')
  return <Request number={fileId} title="shell:page.appealFiles" />
}

type Title = 'shell:page.requestFiles' | 'shell:page.appealFiles'

function Request({ number, title }: { number: string; title: Title }) {
  const { say } = useWords('ownRequests', 'requests', 'inbox')
  const isNumber = SUBMISSION.test(number)
  const { data, error, refetch, dataUpdatedAt } = useCall(
    'requestDetail',
    { query: { SUBMISSION_NBR: number } },
    { enabled: isNumber, refetchInterval: REFRESH_EVERY },
  )
  const above = (
    <PageLink to="/user-docx/tp/list-pengajuan-pasca">
      <Icon name="arrow-back" size={18} /> <Label k="shell:page.requests" />
    </PageLink>
  )
  if (data)
    return (
      <Page title={requestName(data.USERDOC_TYP)} above={above} actions={<Acts request={data} />}>
        <Tab title={title} number={number} />
        <OfflineNote asOf={dataUpdatedAt} />
        {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        <Sections request={data} />
      </Page>
    )
  const isMissing = !isNumber || error?.status === 404 || error?.status === 403
  return (
    <Page title={title} above={above}>
      <div className="card pad">
        {isMissing ? (
          <EmptyState>{say('ownRequests:missing')}</EmptyState>
        ) : error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={10} />
        )}
      </div>
    </Page>
  )
}

/** Titles of tabs and history name the number, so that several requests can be told apart. */
function Tab({ title, number }: { title: Title; number: string }) {
  const { say } = useWords('shell')
  const page = `${say(title)} ${number}`
  useEffect(() => setPageTitle({ page }), [page])
  return null
}

/** Receipt and withdrawal. Before payment the receipt says what is still missing. */
function Acts({ request }: { request: RequestDetail }) {
  const { RECEIPT_DOC_ID, RECEIPT_NBR, SUBMISSION_NBR, BILL_STATUS } = request
  return (
    <>
      {RECEIPT_DOC_ID !== null && <ReceiptButton id={RECEIPT_DOC_ID} number={RECEIPT_NBR ?? SUBMISSION_NBR} />}
      {(BILL_STATUS === 'BILLED' || BILL_STATUS === 'EXPIRED') && <SubmissionReceiptButton number={SUBMISSION_NBR} />}
      <Withdraw request={request} />
    </>
  )
}

function Withdraw({ request }: { request: RequestDetail }) {
  const [isAsking, setAsking] = useState(false)
  const group = request.CASES.some(({ GROUP }) => GROUP === 'UNPAID') ? 'UNPAID' : 'RUNNING'
  const isOpen =
    request.CASES.some(({ IND_WITHDRAWABLE }) => IND_WITHDRAWABLE === 'Y') ||
    (group === 'UNPAID' && isWithdrawable(request.USERDOC_TYP, group))
  if (!isOpen) return null
  return (
    <>
      <Button icon="undo" onClick={() => setAsking(true)}>
        <Label k="ownRequests:withdraw" />
      </Button>
      {isAsking && (
        <WithdrawDialog
          number={request.SUBMISSION_NBR}
          kind={request.USERDOC_TYP}
          isUnpaid={group === 'UNPAID'}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Sections({ request }: { request: RequestDetail }) {
  const { say } = useWords('ownRequests')
  const form = findRequest(request.USERDOC_TYP)?.form
  const files = request.FILES.map((file) => ({ file, kind: request.USERDOC_TYP }))
  const { SUBMISSION_NBR } = request
  const zip = () => void download('requestZip', { query: { SUBMISSION_NBR } }, `${SUBMISSION_NBR}.zip`)
  return (
    <div className="stack">
      <RequestBand request={request} />
      <Facts request={request} />
      <RequestCases request={request} />
      {findRequest(request.USERDOC_TYP)?.workflow === 'request-opposition' &&
        request.CASES.map(({ PROC_TYP, PROC_NBR }) => (
          <DisputeView key={PROC_NBR} procTyp={PROC_TYP} procNbr={PROC_NBR} />
        ))}
      {form && (
        <Card title={<Label k="ownRequests:asked" />}>
          <RequestAnswers form={form} data={{ ...request.DATA, CASE: request.CASE }} files={request.FILES} />
        </Card>
      )}
      <Card
        title={<Label k="ownRequests:filed" />}
        aside={
          request.FILES.length > 0 && (
            <Button small icon="download" onClick={zip}>
              <Label k="ownRequests:filed.zip" />
            </Button>
          )
        }
        flush
      >
        <RequestFiles files={files} empty={say('ownRequests:filed.none')} />
      </Card>
      <RequestFees request={request} />
    </div>
  )
}

function Facts({ request }: { request: RequestDetail }) {
  return (
    <section className="card pad">
      <dl className="facts">
        <div>
          <dt>
            <Label k="result:submission" stacked />
          </dt>
          <dd>
            <Code value={request.SUBMISSION_NBR} copy />
          </dd>
        </div>
        <div>
          <dt>
            <Label k="ownRequests:submitted" stacked />
          </dt>
          <dd>
            <LegalTime at={request.SUBMITTED_AT} />
          </dd>
        </div>
        <div>
          <dt>
            <Label k="ownRequests:received" stacked />
          </dt>
          <dd>
            <LegalDateText date={request.RECEIVED_DATE} />
          </dd>
        </div>
        <div>
          <dt>
            <Label k="ownRequests:requester" stacked />
          </dt>
          <dd>
            <bdi>{request.REQUESTER_NAME}</bdi>
          </dd>
        </div>
        {request.CLIENT && (
          <div>
            <dt>
              <Label k="ownRequests:client" stacked />
            </dt>
            <dd>
              <bdi>{request.CLIENT.USER_NAME}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
