import { clsx } from 'clsx'
import type { ReplyOf } from '@saki/contracts'
import type { caseFilesCalls } from '@saki/contracts/caseFiles'

import { FileRemarksView } from '../../cases/FileRemarksView.tsx'
import { download } from '../../lib/download.ts'
import { useCall } from '../../lib/queries.ts'
import { openPopUp } from '../../lib/popUp.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { FileButton } from './FileButton.tsx'
import styles from './workflow.module.css'

type CaseFile = ReplyOf<typeof caseFilesCalls.getListDokumen>[number]

const KILOBYTE = 1024

/** Letters of the office, newest first, then the applicant's files, which are collapsed. */
export function Documents({ patentId }: { patentId: string }) {
  const { say } = useWords('workflow')
  const { data, error, refetch } = useCall('getListDokumen', { params: { id: patentId } })
  const letters = (data?.filter((file) => file.DIRECTION === 'OUT') ?? []).toSorted((a, b) =>
    b.DOC_DATE.localeCompare(a.DOC_DATE),
  )
  const sent = data?.filter((file) => file.DIRECTION === 'IN') ?? []
  return (
    <Card
      title={<Label k="workflow:screen.documents" />}
      aside={data && data.length > 0 && <ZipButton patentId={patentId} />}
      flush
    >
      {error && (
        <div className="pad">
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && (
        <div className="pad">
          <Skeleton lines={3} block={32} />
        </div>
      )}
      {data?.length === 0 && <EmptyState>{say('workflow:screen.documents.none')}</EmptyState>}
      {letters.length > 0 && (
        <ul className={clsx(styles.documents, 'hairlines')}>
          {letters.map((file) => (
            <Row key={file.DOC_ID} file={file} />
          ))}
        </ul>
      )}
      {sent.length > 0 && (
        <details className="hairline-above" open={letters.length === 0}>
          <summary className={clsx(styles.fold, 'row gap-8 text-link small strong')}>
            <Icon name="chevron-next" size={18} />
            {say('workflow:screen.documents.sent', { count: sent.length })}
          </summary>
          <ul className={clsx(styles.documents, 'hairlines')}>
            {sent.map((file) => (
              <Row key={file.DOC_ID} file={file} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

/** All documents of the case in one archive with an index. */
function ZipButton({ patentId }: { patentId: string }) {
  const zip = () => void download('zipCaseDocuments', { params: { patentId } }, `SAKI-${patentId}.zip`)
  return (
    <Button small icon="download" onClick={zip}>
      <Label k="workflow:screen.documents.zip" />
    </Button>
  )
}

function Row({ file }: { file: CaseFile }) {
  const { say } = useWords('workflow')
  // A letter has no size until its PDF is made.
  const size = file.SIZE > 0 ? `${Math.ceil(file.SIZE / KILOBYTE)} KB` : ''
  return (
    <li className="inset-10 grid gap-16 row-gap-4 small">
      <Icon
        name={file.DIRECTION === 'OUT' ? 'receipt' : file.MIME.startsWith('image/') ? 'picture' : 'file'}
        className="muted"
      />
      <div>
        <b className="block middle break-anywhere">
          <bdi>{file.DOC_NAME}</bdi>
        </b>
        <small className="muted caption-size">
          {say(file.DIRECTION === 'OUT' ? 'workflow:screen.fromOffice' : 'workflow:screen.fromYou')}
          {file.PAGES !== null && `${say('core:comma')}${say('workflow:screen.pages', { count: file.PAGES })}`}
          {size && say('core:comma')}
          <bdi dir="ltr">{size}</bdi>
          {file.DOC_NUMBER && (
            <>
              {say('core:comma')}
              <bdi dir="ltr" className="mono">
                {file.DOC_NUMBER}
              </bdi>
            </>
          )}
        </small>
        <FileRemarksView remarks={file.REMARKS} />
      </div>
      <span className="muted caption-size">
        <LegalDateText date={file.DOC_DATE} />
      </span>
      <span className={clsx(styles.documentActs, 'wrap')}>
        {(file.MIME === 'application/pdf' || file.MIME.startsWith('image/')) && (
          <Button look="act" icon="eye" onClick={() => openPopUp(`/viewer/pdf/${file.DOC_ID}`)}>
            <Label k="core:view" />
            <span className="sr"> {file.DOC_NAME}</span>
          </Button>
        )}
        <FileButton id={file.DOC_ID} name={file.DOC_NAME} named={false} />
      </span>
    </li>
  )
}
