import { clsx } from 'clsx'
import { useEffect, useState, type DragEvent } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { FileRemarksView } from '../../../cases/FileRemarksView.tsx'
import { fileElementId } from '../../../forms/focusTarget.ts'
import { LimitLine } from '../../../uploads/LimitLine.tsx'
import { CheckedFile } from './CheckedFile.tsx'
import { PageViewer } from './PageViewer.tsx'
import { PanelHead } from './PanelHead.tsx'
import type { FilePanelProps, PreflightRun } from './filePanelProps.ts'
import type { PartFile } from './partFiles.ts'
import type { PartFiles } from './usePartFiles.ts'
import { PartStatus } from './PartStatus.tsx'
import styles from './preflight.module.css'

/** Stored files up to this size in bytes are fetched and checked automatically when their panel is opened. */
const SMALL = 5 * 1_048_576

/** The file of one slot: its state, findings page by page, and actions. */
export function FilePanel(props: FilePanelProps) {
  const { slot, known, draft } = props
  const part = known.files.get(slot)
  const [viewed, view] = useState<number>()
  const looks = usePreflightRun(known, part)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    props.onDrop([...event.dataTransfer.files])
  }
  return (
    <div
      onDragOver={(event) => (draft.readOnly ? undefined : event.preventDefault())}
      onDrop={draft.readOnly ? undefined : onDrop}
    >
      <section
        className="card pfpanel"
        id={part?.file && fileElementId(part.file.ID)}
        tabIndex={-1}
        aria-labelledby={`panel-${slot}`}
      >
        {part ? (
          <>
            <PanelHead {...props} part={part} onView={part.check?.look ? () => view(1) : undefined} />
            <FileRemarksView remarks={part.file?.REMARKS ?? null} />
            <PartStatus part={part} known={known} readOnly={draft.readOnly} looks={looks} onPick={props.onPick} />
            {part.check && part.check.progress.pages.length > 0 && (
              <CheckedFile {...props} part={part} check={part.check} onView={view} />
            )}
          </>
        ) : (
          <Empty {...props} />
        )}
      </section>
      {viewed !== undefined && part?.check && (
        <PageViewer check={part.check} first={viewed} onClose={() => view(undefined)} />
      )}
    </div>
  )
}

/** Checks a stored file that was not checked yet: small ones automatically, others on request. */
function usePreflightRun(known: PartFiles, part: PartFile | undefined): PreflightRun {
  const [failed, setFailed] = useState(false)
  const look = () => {
    setFailed(false)
    if (part) known.look(part).catch(() => setFailed(true))
  }
  const unchecked = part?.file && !part.check && part.size <= SMALL ? part.file.ID : undefined
  useEffect(() => {
    if (unchecked !== undefined) look()
    // Once per file, without `look`, which is a new function in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [unchecked])
  return { failed, look }
}

function Empty({ slot, label, draft, known, onPick }: FilePanelProps) {
  const { say } = useWords('preflight')
  return (
    <div className={clsx(styles.empty, 'drop-zone grid gap-10 items-start')}>
      <h2 id={`panel-${slot}`} className="large">
        <Label k={label} />
      </h2>
      {!draft.readOnly && (
        <>
          <p className="sm muted">{say('preflight:drop.hint')}</p>
          <Button icon="upload" onClick={onPick}>
            <Label k="preflight:pick" />
            <span className="sr"> {say('preflight:pick.for', { part: say(label) })}</span>
          </Button>
          <LimitLine limit={known.uploading.limits.find(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)} />
        </>
      )}
      {draft.readOnly && <p className="sm muted">{say('preflight:card.none')}</p>}
    </div>
  )
}
