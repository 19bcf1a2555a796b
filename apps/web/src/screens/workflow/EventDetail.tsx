import { clsx } from 'clsx'
import { useCall } from '../../lib/queries.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../../ui/LegalTime.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'
import { FileButton } from './FileButton.tsx'
import styles from './workflow.module.css'

/** Status before and after, deadlines, files, and when the reader first saw it. */
export function EventDetail({ procTyp, procNbr, actionNbr }: { procTyp: string; procNbr: number; actionNbr: number }) {
  const { say, language } = useWords('workflow')
  const { data, error, refetch } = useCall('getDetailWorkflow', { params: { procTyp, procNbr, actionNbr } })
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} />
  return (
    <dl className={clsx('facts', styles.detail, 'pad-12-16 well rounded-card')}>
      <div>
        <dt>
          <Label k="workflow:screen.recorded" />
        </dt>
        <dd>
          <LegalTime at={data.CAPTURE_DATE} />
        </dd>
      </div>
      <div>
        <dt>
          <Label k="workflow:screen.status" />
        </dt>
        <dd>
          <TwoNames name={data.PRIOR_STATUS_NAME} own={data.PRIOR_STATUS_CAPTION} /> {language === 'ar' ? '←' : '→'}{' '}
          <TwoNames name={data.NEW_STATUS_NAME} own={data.NEW_STATUS_CAPTION} />
        </dd>
      </div>
      {data.DUE_DATE && (
        <div>
          <dt>
            <Label k="workflow:screen.due" />
          </dt>
          <dd>
            <LegalDateText date={data.DUE_DATE} />
          </dd>
        </div>
      )}
      {data.PRIOR_DUE_DATE && (
        <div>
          <dt>
            <Label k="workflow:screen.dueBefore" />
          </dt>
          <dd>
            <LegalDateText date={data.PRIOR_DUE_DATE} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Label k="workflow:screen.seen" />
        </dt>
        <dd>{data.PORTAL_READ_AT ? <LegalTime at={data.PORTAL_READ_AT} /> : say('workflow:screen.unseen')}</dd>
      </div>
      {data.FILES.length > 0 && (
        <div>
          <dt>
            <Label k="workflow:screen.files" />
          </dt>
          <dd>
            {data.FILES.map((file) => (
              <FileButton key={file.DOC_ID} id={file.DOC_ID} name={file.NAME} />
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}
