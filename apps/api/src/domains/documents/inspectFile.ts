import { open } from 'node:fs/promises'
import { closeSync, fstatSync, openSync } from 'node:fs'

import { knownMimes, isKnownMime, mimeOf, type KnownMime } from '@saki/domain/files/fileTypes'

import { fileSource, type ByteSource } from '../../ports/fileWindows.ts'
import type { PdfRemarks } from '../../ports/inspectPdf.ts'
import { isWholeMp3, isWholeMp4, isWholeWave } from '../../ports/mediaBoxes.ts'
import { inspectDocument, renderPicture, type Renditions } from './decodeFile.ts'
import type { Slot } from './documents.sql.ts'
import { extensionOf } from './fileName.ts'
import { refuseFile } from './refuseFile.ts'
import { endingFits, isTwoFiles, TAIL_BYTES } from './sniff.ts'

export interface Inspected {
  mime: KnownMime
  pages: number | null
  width: number | null
  height: number | null
  renditions: Renditions | null
  remarks: PdfRemarks | null
}

/** MIME types a slot accepts, limited to those the portal can inspect. */
export function mimesOf(slot: Pick<Slot, 'mimeList'>): KnownMime[] {
  return slot.mimeList.split(/[\s,;]+/).filter(isKnownMime)
}

/** A received file. `account`: user id of the uploader; the decoder queues files per account. */
export interface Inspection {
  path: string
  head: Buffer
  name: string
  slot: Slot
  account: number
}

/**
 * Checks type, ending and integrity of a received file against its slot. Throws FILE_REFUSED with the reason; TOO_MANY or BUSY
 * when the decoder is full.
 */
export async function inspectFile(asked: Inspection): Promise<Inspected> {
  const { path, head, name, slot } = asked
  const allowed = mimesOf(slot)
  const mime = mimeOf(head)
  if (!mime || !allowed.includes(mime))
    throw refuseFile('files:wrongType', { allowed: allowed.map((m) => knownMimes[m].name).join(' / ') })
  const extension = extensionOf(name)
  if (!endingFits(extension, mime)) throw refuseFile('files:nameLies', { extension, found: knownMimes[mime].name })
  if (isTwoFiles(head, await tailOf(path), mime)) throw refuseFile('files:twoFiles', { found: knownMimes[mime].name })
  return inspectors[mime](asked, mime)
}

type Inspector = (asked: Inspection, mime: KnownMime) => Promise<Inspected>

const inspectors: Record<KnownMime, Inspector> = {
  'application/pdf': inspectPaper,
  'application/xml': inspectPaper,
  'image/jpeg': inspectPicture,
  'image/png': inspectPicture,
  'audio/mpeg': ({ path }, mime) => inspectMedia(path, mime, isWholeMp3),
  'audio/wav': ({ path }, mime) => inspectMedia(path, mime, isWholeWave),
  'video/mp4': ({ path }, mime) => inspectMedia(path, mime, isWholeMp4),
}

async function inspectPaper({ path, account }: Inspection, mime: KnownMime): Promise<Inspected> {
  const { pages, remarks } = await inspectDocument(account, path, mime === 'application/pdf' ? 'pdf' : 'sequences')
  return { mime, pages, remarks, width: null, height: null, renditions: null }
}

async function inspectPicture({ path, account, slot }: Inspection, mime: KnownMime): Promise<Inspected> {
  const { width, height, ...renditions } = await renderPicture(account, path, { maxSide: slot.maxPx })
  return { mime, pages: null, remarks: null, width, height, renditions }
}

async function inspectMedia(
  path: string,
  mime: KnownMime,
  isWhole: (source: ByteSource) => boolean,
): Promise<Inspected> {
  const fd = openSync(path, 'r')
  try {
    if (!isWhole(fileSource(fd, fstatSync(fd).size)))
      throw refuseFile('files:damagedMedia', { found: knownMimes[mime].name })
  } finally {
    closeSync(fd)
  }
  return { mime, pages: null, remarks: null, width: null, height: null, renditions: null }
}

async function tailOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES))
    await file.read(tail, 0, tail.length, size - tail.length)
    return tail
  } finally {
    await file.close()
  }
}
