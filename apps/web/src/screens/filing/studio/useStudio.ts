import type { FileFinding, FileRow, ImageEdits } from '@saki/contracts/fileRow'
import type { ImageFinding } from '@saki/domain/files/imageChecks'
import { useMemo, useState } from 'react'

import { ask } from '../../../lib/ask.ts'
import { recallOwn, rememberOwn } from '../../../lib/deviceStore.ts'
import type { FileStepProps } from '../stepProps.ts'
import type { UploadItem } from '../../../uploads/upload.ts'
import { useKeepChecks } from '../../../uploads/useKeepChecks.ts'
import { useDeletions } from '../../../uploads/useDeletions.ts'
import type { FileUploads } from '../../../uploads/useFileUploads.ts'
import { useFilingSearch } from '../useFilingSearch.ts'
import { useFilingUploads } from '../useFilingUploads.ts'
import type { SlotLimit } from '../../../uploads/newUpload.ts'
import { cropAround, sameEdits } from '../../../cropping/crop.ts'
import { useUndoHistory, type StudioActions } from './useStudioActions.ts'
import { useEdits, type PictureEditsState } from './useEdits.ts'
import { pictureFindings, type Seen } from './findings.ts'
import { tilesOf, type Tile } from './tiles.ts'
import { useArranging, type Arranging } from './useArranging.ts'
import { usePictureLooks } from './usePictureLooks.ts'

/** Slot of the views of a design. */
export const VIEWS = 'GDI'

export interface Studio extends Arranging {
  tiles: readonly Tile[]
  tile: Tile
  select: (key: string) => void
  seen: ReadonlyMap<string, Seen>
  /** All findings, including those the user dismissed. */
  everyFinding: ReadonlyMap<string, readonly ImageFinding[]>
  /** Findings not dismissed. */
  findings: ReadonlyMap<string, readonly ImageFinding[]>
  keepAnyway: (file: FileRow) => void
  files: FileUploads
  limit: SlotLimit | undefined
  edits: PictureEditsState
  /** Saves a crop or rotation as one step that can be undone. */
  edit: (file: FileRow, next: ImageEdits | null) => void
  /** Crops every unedited picture around its object; returns how many were changed. */
  cropAll: () => number
  undoHistory: StudioActions
  readOnly: boolean
  isCropping: boolean
  setCropping: (on: boolean) => void
}

const keptName = (file: FileRow, code: string) => `image-kept:${file.SHA256}:${code}`

/** State and actions of the studio. */
export function useStudio(props: FileStepProps): Studio {
  const { draft, onFilesChanged } = props
  const rows = useMemo(() => draft.files.filter(({ SPECDOC_TYP }) => SPECDOC_TYP === VIEWS), [draft.files])
  const files = useFilingUploads(props, (upload) => void afterStored(upload, onFilesChanged))
  const uploads = files.uploads.filter(({ slot }) => slot === VIEWS)
  const deletions = useDeletions((ID) => ask('deleteImage', { body: { ID } }), onFilesChanged)
  const undoHistory = useUndoHistory(onFilesChanged)
  const edits = useEdits(onFilesChanged)
  const looks = usePictureLooks(rows, uploads)
  const { file: named } = useFilingSearch()
  const [selected, select] = useState<string>()
  const [isCropping, setCropping] = useState(false)
  const [, setKept] = useState(0)
  const tiles = tilesOf(rows, uploads, deletions.hidden)
  const addressed = selected === undefined && named ? tiles.find(({ file }) => file?.ID === named) : undefined
  // The position is selected rather than the file, so that the selection survives a replacement.
  if (addressed) select(addressed.key)
  const tile = addressed ?? tiles.find(({ key }) => key === selected) ?? tiles[0]
  if (!tile) throw new Error('the strip has no places')
  const seen = new Map(
    rows.map((file): [string, Seen] => [file.ID, { file, edits: edits.editsOf(file), look: looks.get(file.SHA256) }]),
  )
  const limit = files.limits.find(({ SPECDOC_TYP }) => SPECDOC_TYP === VIEWS)
  const everyFinding = pictureFindings(tiles, seen, limit?.MIN_PX)
  const findings = new Map(
    [...everyFinding].map(([id, found]) => {
      const file = seen.get(id)?.file
      return [id, found.filter(({ code }) => file && recallOwn(keptName(file, code)) === null)]
    }),
  )
  const looked = rows.flatMap((file) =>
    seen.get(file.ID)?.look ? [{ file, findings: (everyFinding.get(file.ID) ?? []).map(reported) }] : [],
  )
  useKeepChecks(looked, { readOnly: draft.readOnly, onKept: onFilesChanged })
  const keepAnyway = (file: FileRow) => {
    for (const { code } of findings.get(file.ID) ?? []) rememberOwn(keptName(file, code), 'yes')
    setKept((count) => count + 1)
  }
  const edit = (file: FileRow, next: ImageEdits | null) => {
    const before = edits.editsOf(file)
    if (sameEdits(before, next)) return
    undoHistory.record({
      text: 'studio:deed.edit',
      undo: () => edits.save(file, before),
      redo: () => edits.save(file, next),
    })
    edits.save(file, next).catch(() => undefined)
  }
  const cropAll = () => {
    const changes = tiles.flatMap(({ file }) => {
      const one = file && seen.get(file.ID)
      const crop =
        one?.look &&
        !one.edits &&
        one.look.plainBackground >= 60 &&
        cropAround(one.look.content, { width: file?.WIDTH ?? 0, height: file?.HEIGHT ?? 0 })
      return file && crop ? [{ file, crop }] : []
    })
    const all = async (to: (crop: ImageEdits) => ImageEdits | null) =>
      void (await Promise.all(changes.map(({ file, crop }) => edits.save(file, to(crop)))))
    if (changes.length > 0) {
      undoHistory.record({ text: 'studio:deed.cropAll', undo: () => all(() => null), redo: () => all((crop) => crop) })
      all((crop) => crop).catch(() => undefined)
    }
    return changes.length
  }
  const arranging = useArranging({ tiles, rows, undoHistory, deletions, files, onFilesChanged, select })
  return {
    ...arranging,
    tiles,
    tile,
    select,
    seen,
    everyFinding,
    findings,
    keepAnyway,
    files,
    edits,
    edit,
    cropAll,
    undoHistory,
    readOnly: draft.readOnly,
    isCropping,
    setCropping,
    limit,
  }
}

function reported({ code, values }: ImageFinding): FileFinding {
  return { CODE: code, LEVEL: 'WARN', PAGE: null, VALUES: values ?? {} }
}

/** For views 1 to 7 the server has replaced the old picture; for additional pictures it is deleted here. */
async function afterStored({ replaces, view, reply }: UploadItem, onFilesChanged: () => void): Promise<void> {
  if (!replaces || view !== 8 || !reply) return
  await ask('deleteImage', { body: { ID: replaces } }).catch(() => undefined)
  onFilesChanged()
}
