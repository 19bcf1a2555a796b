import { createHash, randomBytes } from 'node:crypto'

import type { FileStore } from '@saki/api/ports/fileStore'
import type { Db } from '@saki/db'
import type { StoredFileTable } from '@saki/db/schema'
import type { Insertable } from 'kysely'
import sharp from 'sharp'

import { products } from './demoCase.ts'
import { demoPaper } from './demoPaper.ts'
import { labels } from './markCases.ts'
import { patentCases } from './patentCases.ts'
import { draftPatent, patentPapers } from './patentPapers.ts'
import {
  designPicture,
  LABEL,
  labelPicture,
  pictureKinds,
  signaturePicture,
  viewNames,
  type PictureKind,
} from './pictures.ts'

/** A stored file of the demonstration. */
interface StoredDemoFile {
  bytes: Buffer
  mime: 'image/jpeg' | 'application/pdf'
  sha256: Buffer
  objectKey: string
  thumb: Buffer | null
  thumbKey: string | null
  pages: number | null
}
export type DemoPaper = keyof typeof papers

/** Stored pictures and letters by `kind view` and by slot. */
export type DemoFiles = Map<string, StoredDemoFile>

const THUMB_PX = 400
const WIDTH = 1600
const HEIGHT = 1200
const sample = 'Dokumen contoh untuk peragaan portal.'
const papers = {
  KEP: [
    'Surat Pernyataan Kepemilikan',
    'Yang dimohonkan adalah hasil karya dan milik pemohon, dan tidak',
    'meniru milik pihak lain.',
  ],
  KUA: ['Surat Kuasa', 'Pemohon memberi kuasa kepada konsultan kekayaan intelektual', 'untuk mengurus permohonan ini.'],
  UMK: ['Surat Keterangan Usaha Mikro dan Kecil', 'Pemohon terdaftar sebagai pelaku usaha mikro atau kecil.'],
  AKT: ['Akta Pendirian', 'Salinan akta pendirian badan hukum pemohon.'],
  PGH: ['Surat Pengalihan Hak', 'Pembuatnya mengalihkan hak atas hasil karyanya kepada pemohon.'],
  SPM: [
    'Surat Pernyataan Kepemilikan Merek',
    'Merek yang dimohonkan adalah milik pemohon dan tidak meniru',
    'merek pihak lain.',
  ],
  SPU: ['Surat Pernyataan UMK', 'Pemohon menyatakan dirinya pelaku usaha mikro atau kecil.'],
  PKM: [
    'Peraturan Penggunaan Merek Kolektif',
    'Merek dipakai bersama oleh anggota menurut sifat, ciri umum dan mutu',
    'yang disepakati, dengan pengawasan dan sanksi.',
  ],
  PRI: ['Dokumen Prioritas', 'Salinan permohonan pertama di negara asal.'],
  BKT: ['Bukti', 'Bukti yang diajukan bersama permintaan ini.'],
  KTP: ['Salinan Identitas', 'Salinan identitas pihak yang mengajukan.'],
  LIS: ['Perjanjian Lisensi', 'Pemilik memberi izin memakai hak ini kepada penerima lisensi.'],
  SPG: ['Surat Pernyataan Penggunaan Merek', 'Merek dipakai untuk barang dan jasa yang terdaftar.'],
  MBD: ['Memori Banding', 'Alasan banding terhadap keputusan penolakan.'],
  DES: ['Halaman Tambahan Deskripsi', 'Empat halaman tambahan deskripsi.'],
} as const

/** Draws every picture once and stores it with its thumbnail; larger copies are made on request. */
export async function storeDemoFiles(files: FileStore): Promise<DemoFiles> {
  const pictures: [string, Promise<Buffer>][] = [
    ...pictureKinds.flatMap((kind) =>
      viewNames.map((_name, at): [string, Promise<Buffer>] => [`${kind} ${at + 1}`, designPicture(kind, at + 1)]),
    ),
    ...[...labels].map(([title, label]): [string, Promise<Buffer>] => [labelOf(title), labelPicture(label)]),
    ['TTD', signaturePicture()],
  ]
  const drawn = pictures.map(async ([name, picture]): Promise<[string, StoredDemoFile]> => {
    const bytes = await picture
    const thumb = await sharp(bytes)
      .resize({ width: THUMB_PX, height: THUMB_PX, fit: 'inside' })
      .jpeg({ quality: 82 })
      .toBuffer()
    return [name, await storeDemoFile(files, { bytes, mime: 'image/jpeg', thumb, pages: null })]
  })
  const written = Object.entries(papers).map(async ([slot, [title, ...lines]]): Promise<[string, StoredDemoFile]> => [
    slot,
    await storeDemoFile(files, {
      bytes: demoPaper(title, [...lines, '', sample]),
      mime: 'application/pdf',
      thumb: null,
      pages: 1,
    }),
  ])
  const parts = [...patentCases, draftPatent].flatMap(({ title, invention, pages, claims }) =>
    Object.entries(patentPapers(title, invention, pages, claims)).map(
      async ([slot, part]): Promise<[string, StoredDemoFile]> => [
        partOf(slot, title),
        await storeDemoFile(files, { ...part, mime: 'application/pdf', thumb: null }),
      ],
    ),
  )
  return new Map(await Promise.all([...drawn, ...written, ...parts]))
}

const labelOf = (title: string) => `label ${title}`
const partOf = (slot: string, title: string) => `${slot} ${title}`

async function storeDemoFile(
  files: FileStore,
  content: Pick<StoredDemoFile, 'bytes' | 'mime' | 'thumb' | 'pages'>,
): Promise<StoredDemoFile> {
  return {
    ...content,
    sha256: createHash('sha256').update(content.bytes).digest(),
    objectKey: await files.put(content.bytes),
    thumbKey: content.thumb && (await files.put(content.thumb)),
  }
}

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
    ...(title === undefined ? [] : [rowOf(files, demoFiles.get(labelOf(title)), target, label)]),
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
    const part = demoFiles.get(partOf(slot, title))
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
      file_name: `${papers[slot][0].toLowerCase().replaceAll(' ', '-')}.pdf`,
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
