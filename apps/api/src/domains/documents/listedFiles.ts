import { rightOf } from '@saki/catalogue'
import { designViews } from '@saki/domain/files/designViews'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import type { Slot, StoredFile } from './documents.sql.ts'
import { paperFileName, type PaperText } from './paperText.ts'

/** A file as an issued document lists it. */
export interface ListedFile {
  fileId: string
  kind: string
  name: PaperText
  mime: string
  pages: number | null
  sha256: string
  receivedOn: LegalDate
}

/** Files in the order in which the right shows its parts, then by slot, view and position. */
export function listedFiles(files: readonly StoredFile[], slots: readonly Slot[], applTyp: string): ListedFile[] {
  const { slotOrder } = rightOf(applTyp)
  const rank = ({ specdocTyp }: StoredFile) =>
    slotOrder.includes(specdocTyp) ? slotOrder.indexOf(specdocTyp) : slotOrder.length
  return files
    .toSorted((a, b) => rank(a) - rank(b))
    .map((file) => ({
      fileId: file.fileId,
      kind: kindOf(file, slots),
      name: paperFileName(file.fileName),
      mime: file.mime,
      pages: file.pages ?? (file.mime.startsWith('image/') ? 1 : null),
      sha256: file.sha256.toString('hex'),
      receivedOn: legalDateOf(file.uploadedAt),
    }))
}

function kindOf({ specdocTyp, viewTyp }: StoredFile, slots: readonly Slot[]): string {
  const name = slots.find((slot) => slot.specdocTyp === specdocTyp)?.nameId ?? specdocTyp
  const view = viewName(viewTyp)
  return view === '' ? name : `${name}: ${view}`
}

/** Name of a view of a design; '' for other files. */
export function viewName(view: number | null): string {
  const found = designViews.find(({ id }) => id === view)
  return found ? say('id', found.text as TextKey) : ''
}
