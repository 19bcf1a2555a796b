import { clsx } from 'clsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { UploadProgress, useFaultWords } from '../../../uploads/UploadProgress.tsx'
import type { UploadItem } from '../../../uploads/upload.ts'
import { skipCheck, type DocumentCheck } from './checks.ts'
import type { PreflightRun } from './filePanelProps.ts'
import type { PartFile } from './partFiles.ts'
import type { PartFiles } from './usePartFiles.ts'
import styles from './preflight.module.css'

interface PartStatusProps {
  part: PartFile
  known: PartFiles
  readOnly: boolean
  looks: PreflightRun
  onPick: () => void
}

/** State of the file: being checked, unreadable, uploading, refused or unchecked. */
export function PartStatus({ part, known, readOnly, looks, onPick }: PartStatusProps) {
  const { check, upload } = part
  if (check?.state === 'checking') return <Checking check={check} />
  if (check?.why)
    return <Stopped why={check.why} isStored={part.file !== undefined} onPick={readOnly ? undefined : onPick} />
  if (upload?.state === 'refused') return <Refused upload={upload} known={known} onPick={onPick} />
  const isUnknown = check?.state === 'failed' || check?.state === 'skipped' || (!check && part.file !== undefined)
  return (
    <>
      {upload && upload.state !== 'stored' && (
        <div className={clsx(styles.way, 'row wrap inset-12 hairline-below')}>
          <UploadProgress upload={upload} onCancel={() => known.remove(part)} />
        </div>
      )}
      {isUnknown && <Unknown state={check?.state} looks={looks} />}
    </>
  )
}

function Checking({ check }: { check: DocumentCheck }) {
  const { say } = useWords('preflight')
  const { pageCount, pages } = check.progress
  return (
    <div className={clsx(styles.way, 'row wrap inset-12 hairline-below')}>
      <Icon name="spinner" />
      <span className="grow sm">
        {pageCount === 0
          ? say('preflight:state.opening')
          : say('preflight:state.checking', { page: Math.min(pages.length + 1, pageCount), of: pageCount })}
      </span>
      <Button look="act" onClick={() => skipCheck(check.key)}>
        <Label k="preflight:skip" />
      </Button>
    </div>
  )
}

function Stopped({
  why,
  isStored,
  onPick,
}: {
  why: NonNullable<DocumentCheck['why']>
  isStored: boolean
  onPick: (() => void) | undefined
}) {
  const { say } = useWords('preflight')
  return (
    <div className={clsx('note bad', styles.note)} role="alert">
      <Icon name="alert" />
      <div className="grow">
        <b>{say(`preflight:${why}`)}</b>
        <p>{say(`preflight:${why}.effect`)}</p>
        <p>{say(`preflight:${why}.fix`)}</p>
        {!isStored && <p>{say('preflight:stop.notSent')}</p>}
        {onPick && (
          <div className="actions">
            <Button small onClick={onPick}>
              <Label k="preflight:replace" />
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

function Refused({ upload, known, onPick }: { upload: UploadItem; known: PartFiles; onPick: () => void }) {
  const wordsOf = useFaultWords()
  return (
    <div className={clsx('note bad', styles.note)} role="alert">
      <Icon name="alert" />
      <div className="grow">
        <b>{upload.fault && wordsOf(upload.fault)}</b>
        <div className="actions">
          <Button small onClick={onPick}>
            <Label k="preflight:replace" />
          </Button>
          <Button small look="quiet" onClick={() => known.uploading.retry(upload)}>
            <Label k="core:retry" />
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The file was not checked; it can be used all the same. */
function Unknown({ state, looks }: { state: DocumentCheck['state'] | undefined; looks: PreflightRun }) {
  const { say } = useWords('preflight')
  const why = state === 'failed' ? 'preflight:check.failed' : state ? 'preflight:check.skipped' : 'preflight:check.hint'
  return (
    <div className={clsx(styles.way, 'row wrap inset-12 hairline-below')}>
      <Icon name="info" />
      <span className="grow sm">{say(looks.failed ? 'preflight:fetch.failed' : why)}</span>
      <Button small onClick={looks.look}>
        <Label k={state ? 'preflight:check.again' : 'preflight:check'} />
      </Button>
    </div>
  )
}
