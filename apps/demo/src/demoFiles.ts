import { createHash } from 'node:crypto'

import type { FileStore } from '@saki/api/ports/fileStore'
import sharp from 'sharp'

import { demoPaper } from './demoPaper.ts'
import { labels } from './markCases.ts'
import { patentCases } from './patentCases.ts'
import { draftPatent, patentPapers } from './patentPapers.ts'
import { designPicture, labelPicture, pictureKinds, signaturePicture, viewNames } from './pictures.ts'

/** A stored file of the demonstration. */
export interface StoredDemoFile {
  bytes: Buffer
  mime: 'image/jpeg' | 'application/pdf'
  sha256: Buffer
  objectKey: string
  thumb: Buffer | null
  thumbKey: string | null
  pages: number | null
}
export type DemoPaper = keyof typeof demoPapers

/** Stored pictures and letters by `kind view` and by slot. */
export type DemoFiles = Map<string, StoredDemoFile>

const THUMB_PX = 400
const sample = 'Dokumen contoh untuk peragaan portal.'
/** Title and lines of each paper by its slot. */
export const demoPapers = {
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
    ...[...labels].map(([title, label]): [string, Promise<Buffer>] => [storedLabel(title), labelPicture(label)]),
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
  const written = Object.entries(demoPapers).map(
    async ([slot, [title, ...lines]]): Promise<[string, StoredDemoFile]> => [
      slot,
      await storeDemoFile(files, {
        bytes: demoPaper(title, [...lines, '', sample]),
        mime: 'application/pdf',
        thumb: null,
        pages: 1,
      }),
    ],
  )
  const parts = [...patentCases, draftPatent].flatMap(({ title, invention, pages, claims }) =>
    Object.entries(patentPapers(title, invention, pages, claims)).map(
      async ([slot, part]): Promise<[string, StoredDemoFile]> => [
        storedPart(slot, title),
        await storeDemoFile(files, { ...part, mime: 'application/pdf', thumb: null }),
      ],
    ),
  )
  return new Map(await Promise.all([...drawn, ...written, ...parts]))
}

export const storedLabel = (title: string) => `label ${title}`
export const storedPart = (slot: string, title: string) => `${slot} ${title}`

export async function storeDemoFile(
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
