import { findRequest } from '@saki/catalogue/requests/registry'
import type { RequestDraft } from '@saki/contracts/requests'
import { requestDocuments } from '@saki/domain/requests/requestKind'
import { documentsNeeded } from '@saki/domain/forms/documents'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { AttachmentsStep } from '../../attachments/AttachmentsStep.tsx'
import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { formAreas } from '../../forms/formAreas.ts'
import { usePageParams } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryClient, queryKeyOf, useCall } from '../../lib/queries.ts'
import { formFilesOf } from '../../requests/RequestAnswers.tsx'
import { requestName, requestPage } from '../../requests/requestKinds.ts'
import { officeNow } from '../../ui/clock.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DraftLink } from './DraftLink.tsx'

type Title = 'shell:page.upload' | 'shell:page.uploadOriginal'
const DRAFT = /^D-[a-z2-7]{26,40}$/

/** /user-docx/tp/uploadFile/$fileId: the attachments of a draft of a request. */
export function UploadScreen() {
  const { fileId = '' } = usePageParams('/user-docx/tp/uploadFile/$fileId')
  return <Uploads tempId={fileId} title="shell:page.upload" />
}

/** /user-docx/tp/uploadFile_ori/$fileId: the same, for signed originals. */
export function UploadOriginalScreen() {
  const { fileId = '' } = usePageParams('/user-docx/tp/uploadFile_ori/$fileId')
  return <Uploads tempId={fileId} title="shell:page.uploadOriginal" />
}

function Uploads({ tempId, title }: { tempId: string; title: Title }) {
  const { say } = useWords('ownRequests', 'requests')
  const isDraft = DRAFT.test(tempId)
  const { data, error, refetch, dataUpdatedAt } = useCall(
    'requestDraft',
    { query: { TEMP_ID: tempId } },
    { enabled: isDraft },
  )
  const isMissing = !isDraft || error?.status === 404 || error?.status === 403 || data?.DELETED === 'Y'
  return (
    <Page
      title={title}
      lead={data && say('ownRequests:upload.lead', { service: say(requestName(data.USERDOC_TYP)) })}
      above={
        <PageLink to="/user-docx/tp/list-pengajuan-pasca">
          <Icon name="arrow-back" size={18} /> <Label k="shell:page.requests" />
        </PageLink>
      }
    >
      <OfflineNote asOf={dataUpdatedAt} />
      {isMissing || !data ? (
        <div className="card pad">
          {isMissing ? (
            <EmptyState>{say('ownRequests:upload.missing')}</EmptyState>
          ) : error ? (
            <ErrorPanel error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={8} />
          )}
        </div>
      ) : (
        <DraftFiles draft={data} onFilesChanged={() => void refetch()} />
      )}
    </Page>
  )
}

function DraftFiles({ draft, onFilesChanged }: { draft: RequestDraft; onFilesChanged: () => void }) {
  const kind = findRequest(draft.USERDOC_TYP)
  const { say } = useWords('ownRequests', ...(kind ? formAreas(kind.form) : []))
  if (!kind) return null
  const isSent = draft.SUBMISSION_NBR !== null
  const rules = requestDocuments(kind)
  const data = { ...draft.DATA, CASE: draft.CASE }
  const kept = draft.FILES.filter(({ SCAN }) => SCAN !== 'infected')
  const needed = documentsNeeded(rules, data, formFilesOf(kept), legalDateOf(new Date(officeNow())))
  const isComplete = needed.every(({ level, uploaded }) => level !== 'STOP' || uploaded > 0)
  const changed = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('requestDraft') })
    onFilesChanged()
  }
  return (
    <div className="stack">
      {isSent && <Note>{say('ownRequests:upload.sent')}</Note>}
      <AttachmentsStep
        draft={{ tempId: draft.TEMP_ID, formType: kind.form.id, data, files: draft.FILES, readOnly: isSent }}
        localName={draft.TEMP_ID}
        rules={rules}
        ensureOnServer={() => Promise.resolve(draft.TEMP_ID)}
        onFilesChanged={changed}
      />
      {isComplete && !isSent && (
        <Note tone="good" role="status">
          <b>{say('ownRequests:upload.complete')}</b>
        </Note>
      )}
      <div>
        {draft.SUBMISSION_NBR === null ? (
          <DraftLink
            kind={draft.USERDOC_TYP}
            tempId={draft.TEMP_ID}
            className={isComplete ? 'button primary' : 'button'}
          >
            <Label k="ownRequests:upload.back" />
          </DraftLink>
        ) : (
          <PageLink to={requestPage(draft.USERDOC_TYP)} params={{ fileId: draft.SUBMISSION_NBR }} className="button">
            <Label k="ownRequests:upload.back" />
          </PageLink>
        )}
      </div>
    </div>
  )
}
