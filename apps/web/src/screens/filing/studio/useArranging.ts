import type { FileRow } from '@saki/contracts/fileRow'
import { ADDITIONAL, type ViewId } from '@saki/domain/files/designViews'

import { ask } from '../../../lib/ask.ts'
import { showToast } from '../../../ui/messages.ts'
import type { Picked } from '../../../uploads/newUpload.ts'
import type { Deletions } from '../../../uploads/useDeletions.ts'
import type { FileUploads } from '../../../uploads/useFileUploads.ts'
import type { UndoableAction } from './undoHistory.ts'
import type { Tile } from './tiles.ts'
import type { StudioActions } from './useStudioActions.ts'

export interface Arranging {
  /** Moves a picture to another position; a picture there is swapped. */
  move: (tile: Tile, to: Tile) => void
  /** Deletes a picture, with 10 s to undo. */
  remove: (file: FileRow) => void
  /** Uploads pictures to views; one for a filled view replaces the picture there. */
  place: (picked: readonly { bytes: File; view: ViewId; into?: Tile | undefined }[]) => void
}

interface Input {
  tiles: readonly Tile[]
  rows: readonly FileRow[]
  undoHistory: StudioActions
  deletions: Deletions
  files: FileUploads
  onFilesChanged: () => void
  select: (key: string) => void
}

/** Moving, deleting, adding and replacing pictures; moves and deletions can be undone. */
export function useArranging({ tiles, rows, undoHistory, deletions, files, onFilesChanged, select }: Input): Arranging {
  const change = async (body: { ID: string; VIEW_TYPE_ID?: number; SEQ_NUM?: number }) => {
    await ask('changeImageTyp', { body })
    onFilesChanged()
  }
  const move = (tile: Tile, to: Tile) => {
    const { file } = tile
    if (!file || tile.key === to.key) return
    const action = moveAction(file, to, rows, change)
    action.redo().then(
      () => {
        undoHistory.record(action)
        select(to.view === ADDITIONAL && tile.view !== ADDITIONAL ? lastExtra(tiles) : to.key)
        showToast('studio:moved', { action: { text: 'core:undo', do: () => undoHistory.undoAction(action) } })
      },
      () => showToast('studio:deed.failed', { tone: 'bad' }),
    )
  }
  const remove = (file: FileRow) => {
    const put = async (deleted: 'Y' | 'N') => {
      await ask('deleteImage', { body: { ID: file.ID, IND_DELETED: deleted } })
      onFilesChanged()
    }
    const action: UndoableAction = {
      text: 'studio:deed.delete',
      undo: async () => (deletions.cancel(file.ID) ? undefined : put('N')),
      redo: async () => deletions.hideAndDelete(file.ID),
    }
    deletions.hideAndDelete(file.ID)
    undoHistory.record(action)
    showToast('studio:deleted', {
      detail: file.FILE_NAME,
      action: { text: 'core:undo', do: () => undoHistory.undoAction(action) },
    })
  }
  const place = (picked: readonly { bytes: File; view: ViewId; into?: Tile | undefined }[]) => {
    const all = picked.map(({ bytes, view, into }): Picked => {
      const there = into?.file ?? (view === ADDITIONAL ? undefined : tiles.find((tile) => tile.view === view)?.file)
      return { bytes, view, slot: 'GDI', description: there?.DESCRIPTION ?? '', replaces: there?.ID }
    })
    void Promise.all([...deletions.hidden].map((id) => deletions.deleteNow(id))).then(() => files.addFiles(all))
  }
  return { move, remove, place }
}

function lastExtra(tiles: readonly Tile[]): string {
  return `extra-${tiles.filter(({ view, file }) => view === ADDITIONAL && file).length}`
}

function moveAction(
  file: FileRow,
  to: Tile,
  rows: readonly FileRow[],
  change: (body: { ID: string; VIEW_TYPE_ID?: number; SEQ_NUM?: number }) => Promise<void>,
): UndoableAction {
  const text = 'studio:deed.move'
  const order = [...rows].sort((a, b) => a.SEQ_NUM - b.SEQ_NUM).map(({ ID }) => ID)
  const before = { ID: file.ID, VIEW_TYPE_ID: file.VIEW_TYPE_ID ?? ADDITIONAL, SEQ_NUM: order.indexOf(file.ID) + 1 }
  if (to.view === ADDITIONAL && file.VIEW_TYPE_ID === ADDITIONAL) {
    const at = to.file ? order.indexOf(to.file.ID) + 1 : order.length
    return {
      text,
      redo: () => change({ ID: file.ID, SEQ_NUM: at }),
      undo: () => change({ ID: file.ID, SEQ_NUM: before.SEQ_NUM }),
    }
  }
  const occupant = to.view === ADDITIONAL ? undefined : to.file
  return {
    text,
    redo: () => change({ ID: file.ID, VIEW_TYPE_ID: to.view }),
    // Moving the other picture back swaps both, so this one returns to its old view too.
    undo: () => change(occupant ? { ID: occupant.ID, VIEW_TYPE_ID: to.view } : before),
  }
}
