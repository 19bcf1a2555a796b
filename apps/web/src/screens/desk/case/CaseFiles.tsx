import { clsx } from 'clsx'
import { FileRemarksView } from '../../../cases/FileRemarksView.tsx'
import { callAddress, type Answer } from '../../../lib/ask.ts'
import { openPopUp } from '../../../lib/popUp.ts'
import { useCall } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from '../desk.module.css'

type File = Answer<'getListDokumen'>[number]

/** All filed files and letters, newest first; each opens in its own window. */
export function CaseFiles({ patentId }: { patentId: string }) {
  const { say } = useWords('desk')
  const { data, error, refetch } = useCall('getListDokumen', { params: { id: patentId } })
  if (!data)
    return (
      <div className="pad">
        {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
      </div>
    )
  if (data.length === 0) return <EmptyState>{say('desk:files.none')}</EmptyState>
  return (
    <div className="inset-16">
      {(['OUT', 'IN'] as const).map((direction) => {
        const files = data.filter((file) => file.DIRECTION === direction).toReversed()
        return (
          files.length > 0 && (
            <section key={direction} className={styles.people}>
              <h3>
                <Label k={direction === 'OUT' ? 'desk:files.out' : 'desk:files.in'} />
              </h3>
              <ul className={clsx(styles.files, 'hairlines')}>
                {files.map((file) => (
                  <Row key={file.DOC_ID} file={file} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

function Row({ file }: { file: File }) {
  const { say } = useWords('desk')
  const isPicture = file.MIME.startsWith('image/')
  const open = () =>
    openPopUp(
      isPicture ? callAddress('getIMGDoc', { id: file.DOC_ID }) : `/viewer/pdf/${encodeURIComponent(file.DOC_ID)}`,
    )
  return (
    <li className="flex align-start gap-12">
      <Icon name={isPicture ? 'picture' : file.DIRECTION === 'OUT' ? 'mail' : 'file'} />
      <span className="grid grow break-anywhere">
        <span dir="auto">{file.DOC_NAME}</span>
        <span className="hint">
          <bdi>{file.DOC_TYP_NAME}</bdi> · <LegalDateText date={file.DOC_DATE} />
          {file.PAGES ? ` · ${say('desk:files.meta', { pages: file.PAGES })}` : ''}
        </span>
        <FileRemarksView remarks={file.REMARKS} />
      </span>
      <Button look="act" icon="eye" aria-label={`${say('desk:files.open')} ${file.DOC_NAME}`} onClick={open}>
        <Label k="desk:files.open" />
      </Button>
    </li>
  )
}
