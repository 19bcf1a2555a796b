import { randomBytes } from 'node:crypto'

import type { FileStore } from '@saki/api/ports/fileStore'
import type { Db } from '@saki/db'
import type { StoredFileTable } from '@saki/db/schema'
import type { Insertable } from 'kysely'

import { products } from './demoCase.ts'
import {
  demoPapers,
  storeDemoFile,
  storedLabel,
  storedPart,
  type DemoFiles,
  type DemoPaper,
  type StoredDemoFile,
} from './demoFiles.ts'
import { LABEL, viewNames, type PictureKind } from './pictures.ts'

const WIDTH = 1600
const HEIGHT = 1200

/** The draft that files are attached to. */
export interface DraftSlot {
  ownerId: number
  tempId: string
  at: Date
  /**
   * False for drafts and for filings that can become drafts again: they get copies of their own, since changing their files must not
   * affect others. Numbered filings never change, so several may share the same objects.
   */
  shared: boolean
}

/** Attaches views of a picture and letters to a draft, like uploads. */
export async function attachDemoFiles(
  tx: Db,
  files: FileStore,
  demoFiles: DemoFiles,
  target: DraftSlot,
  kind: PictureKind,
  views: number[],
  slots: DemoPaper[],
): Promise<void> {
  const product = products[kind].product.toLowerCase()
  const pictures = views.map((view) => {
    const named = {
      specdoc_typ: 'GDI',
      view_typ: view,
      seq_num: view,
      file_name: `${product}-${viewNames[view - 1] ?? view}.jpg`,
    }
    return rowOf(files, demoFiles.get(`${kind} ${view}`), target, {
      ...named,
      width: WIDTH,
      height: HEIGHT,
      pages: null,
    })
  })
  await insertFiles(tx, [...pictures, ...papersIn(files, demoFiles, target, slots)])
}

/** Attaches the label of a mark (none for word marks), the signature if it is signed, and letters to a draft. */
export async function attachLabel(
  tx: Db,
  files: FileStore,
  demoFiles: DemoFiles,
  target: DraftSlot,
  { label: title, isSigned = false }: { label?: string; isSigned?: boolean },
  slots: DemoPaper[],
): Promise<void> {
  const picture = { view_typ: null, seq_num: 1, pages: null }
  const label = { ...picture, specdoc_typ: 'ETK', file_name: 'label-merek.jpg', width: LABEL, height: LABEL }
  const signature = { ...picture, specdoc_typ: 'TTD', file_name: 'tanda-tangan.jpg', width: 640, height: 280 }
  await insertFiles(tx, [
    ...(title === undefined ? [] : [rowOf(files, demoFiles.get(storedLabel(title)), target, label)]),
    ...(isSigned ? [rowOf(files, demoFiles.get('TTD'), target, signature)] : []),
    ...papersIn(files, demoFiles, target, slots),
  ])
}

/** Attaches letters to the draft of a request. */
export async function attachPapers(
  tx: Db,
  files: FileStore,
  demoFiles: DemoFiles,
  target: DraftSlot,
  slots: readonly DemoPaper[],
): Promise<void> {
  if (slots.length > 0) await insertFiles(tx, papersIn(files, demoFiles, target, slots))
}

const partNames = { DES: 'deskripsi', KLM: 'klaim', ABS: 'abstrak' }

/** Attaches the parts of a patent and its letters to a draft. */
export async function attachParts(
  tx: Db,
  files: FileStore,
  demoFiles: DemoFiles,
  target: DraftSlot,
  title: string,
  slots: DemoPaper[],
  parts: (keyof typeof partNames)[] = ['DES', 'KLM', 'ABS'],
): Promise<void> {
  const rows = parts.map((slot) => {
    const part = demoFiles.get(storedPart(slot, title))
    const named = { specdoc_typ: slot, view_typ: null, seq_num: 1, file_name: `${partNames[slot]}.pdf` }
    return rowOf(files, part, target, { ...named, width: null, height: null, pages: part?.pages ?? null })
  })
  await insertFiles(tx, [...rows, ...papersIn(files, demoFiles, target, slots)])
}

function papersIn(
  files: FileStore,
  demoFiles: DemoFiles,
  target: DraftSlot,
  slots: readonly DemoPaper[],
): Promise<Row>[] {
  return slots.map((slot) => {
    const named = {
      specdoc_typ: slot,
      view_typ: null,
      seq_num: 1,
      file_name: `${demoPapers[slot][0].toLowerCase().replaceAll(' ', '-')}.pdf`,
    }
    return rowOf(files, demoFiles.get(slot), target, { ...named, width: null, height: null, pages: 1 })
  })
}

async function insertFiles(tx: Db, rows: Promise<Row>[]): Promise<void> {
  await tx
    .insertInto('stored_file')
    .values(await Promise.all(rows))
    .execute()
}

type Row = Insertable<StoredFileTable>
type Described = Pick<Row, 'specdoc_typ' | 'view_typ' | 'seq_num' | 'file_name' | 'width' | 'height' | 'pages'>

async function rowOf(
  files: FileStore,
  on: StoredDemoFile | undefined,
  target: DraftSlot,
  described: Described,
): Promise<Row> {
  if (!on) throw new Error(`no demo file for ${described.file_name}`)
  const { bytes, mime, objectKey, thumbKey } = target.shared ? on : await storeDemoFile(files, on)
  return {
    ...described,
    file_id: randomBytes(18).toString('base64url'),
    owner_id: target.ownerId,
    temp_id: target.tempId,
    mime,
    size_bytes: bytes.length,
    sha256: on.sha256,
    object_key: objectKey,
    thumb_key: thumbKey,
    uploaded_at: target.at,
  }
}
