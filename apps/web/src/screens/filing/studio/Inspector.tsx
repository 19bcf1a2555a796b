import { clsx } from 'clsx'
import type { ImageEdits } from '@saki/contracts/fileRow'
import { formatBytes } from '@saki/domain/files/limits'

import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { UploadProgress, useFaultWords } from '../../../uploads/UploadProgress.tsx'
import type { UploadItem } from '../../../uploads/upload.ts'
import { CaptionField } from './CaptionField.tsx'
import { Checks } from './Checks.tsx'
import { editsToKeep, wholePicture } from '../../../cropping/crop.ts'
import { CropNumbers } from '../../../cropping/CropNumbers.tsx'
import { viewText } from './FilmStrip.tsx'
import { LimitLine } from '../../../uploads/LimitLine.tsx'
import { PositionMenu } from './PositionMenu.tsx'
import type { Tile } from './tiles.ts'
import type { Studio } from './useStudio.ts'
import styles from './studio.module.css'

interface InspectorProps {
  studio: Studio
  live: ImageEdits | undefined
  onPick: (tile: Tile) => void
  onChanged: () => void
}

/** Facts of the selected picture and actions on it. Scrolls separately from the page. */
export function Inspector({ studio, live, onPick, onChanged }: InspectorProps) {
  const { say } = useWords('studio', 'filing')
  const { tile, readOnly, limit } = studio
  const { file, upload } = tile
  const size = { width: file?.WIDTH ?? 1, height: file?.HEIGHT ?? 1 }
  return (
    <aside
      className={clsx('card', styles.inspector, 'scrolls shrinks-down stack gap-0')}
      aria-label={say('studio:inspector')}
    >
      <div className={'inspected row gap-8'}>
        <div className="grow">
          <h2 className="large">
            <Label k={viewText(tile.view)} />
          </h2>
          <p className="hint break-anywhere">
            {file || upload ? <bdi dir="ltr">{upload?.fileName ?? file?.FILE_NAME}</bdi> : say('studio:place.empty')}
          </p>
        </div>
        {file && !readOnly && <PositionMenu studio={studio} />}
      </div>
      {upload && <UploadNote studio={studio} upload={upload} onPick={onPick} />}
      {file && !upload && <Suggestions studio={studio} onPick={onPick} />}
      {file && <CaptionField key={file.ID} file={file} readOnly={readOnly} onChanged={onChanged} />}
      {file && <Checks seen={studio.seen.get(file.ID)} findings={studio.everyFinding.get(file.ID) ?? []} />}
      {file && studio.isCropping && !readOnly && (
        <CropNumbers
          edits={live ?? studio.edits.editsOf(file) ?? wholePicture(size)}
          size={size}
          onChange={(edits) => studio.edit(file, editsToKeep(edits, size))}
        />
      )}
      {file && <p className="inspected hint">{say('studio:original', { size: formatBytes(file.SIZE) })}</p>}
      {!file && !upload && (
        <div className="inspected">
          <p className="sm">{say(tile.view === 8 ? 'studio:about.extra' : 'studio:about.view')}</p>
          <LimitLine limit={limit} />
        </div>
      )}
    </aside>
  )
}

/** An upload, or why it was refused. */
function UploadNote({ studio, upload, onPick }: { studio: Studio; upload: UploadItem; onPick: (tile: Tile) => void }) {
  const wordsOf = useFaultWords()
  if (upload.state !== 'refused' || !upload.fault)
    return (
      <div className="inspected">
        <UploadProgress upload={upload} onCancel={() => studio.files.queue.remove(upload.id)} />
      </div>
    )
  return (
    <div className="inspected">
      <div className="note bad" role="alert">
        <Icon name="alert" />
        <div className="grow">
          <b>{wordsOf(upload.fault)}</b>
          <p>
            <bdi dir="ltr" className="filename">
              {upload.fileName}
            </bdi>
          </p>
          <LimitLine limit={studio.limit} />
        </div>
      </div>
      <div className="actions">
        <Button small onClick={() => onPick(studio.tile)}>
          <Label k="studio:pick.other" />
        </Button>
        <Button small look="quiet" onClick={() => studio.files.retry(upload)}>
          <Label k="core:retry" />
        </Button>
        <Button small look="quiet" onClick={() => studio.files.queue.remove(upload.id)}>
          <Label k="studio:dismiss" />
        </Button>
      </div>
    </div>
  )
}

/** Shown even after the user decided to keep the picture. */
const isAlwaysShown = (code: string) => code === 'filing:image.tooSmall'

/** The first finding in one line; opened, every finding with its advice and the buttons to replace the picture or keep it. */
function Suggestions({ studio, onPick }: { studio: Studio; onPick: (tile: Tile) => void }) {
  const { say } = useWords('studio', 'filing')
  const { file } = studio.tile
  const open = file ? (studio.findings.get(file.ID) ?? []) : []
  const every = file ? (studio.everyFinding.get(file.ID) ?? []) : []
  const found = every.filter((finding) => open.includes(finding) || isAlwaysShown(finding.code))
  const [first, ...rest] = found
  if (!file || !first) return null
  return (
    <div className="inspected">
      <details className={clsx('note warn', styles.advice)}>
        <summary className="row gap-8">
          <Icon name="warning" />
          <b className="grow">{say(first.code, first.values)}</b>
          {rest.length > 0 && <bdi dir="ltr">+{rest.length}</bdi>}
          <Icon name="chevron-down" size={16} />
        </summary>
        {rest.map(({ code, values }) => (
          <p key={code}>
            <b>{say(code, values)}</b>
          </p>
        ))}
        <p>{say('studio:advice')}</p>
        {!studio.readOnly && open.length > 0 && (
          <div className="flex wrap gap-4 above-8">
            <Button small onClick={() => onPick(studio.tile)}>
              <Label k="studio:replace.photo" />
            </Button>
            <Button small look="quiet" onClick={() => studio.keepAnyway(file)}>
              <Label k="studio:keep" />
            </Button>
          </div>
        )}
      </details>
    </div>
  )
}
