import { open } from 'node:fs/promises'
import { closeSync, fstatSync, openSync } from 'node:fs'

import { inspectInThread } from '../../ports/fileInspector.ts'
import { fileSource, type ByteSource } from '../../ports/fileWindows.ts'
import { makeRenditions, MAX_PIXELS, MAX_SIDE, measure, type Renditions } from '../../ports/imageRenditions.ts'
import { isWholeMp3, isWholeMp4, isWholeWave } from '../../ports/mediaBoxes.ts'
import type { Slot } from './documents.sql.ts'
import { extensionOf } from './fileName.ts'
import { refuseFile, type Reason } from './refuseFile.ts'
import { endingFits, isTwoFiles, nameOfMime, sniffMime, TAIL_BYTES, type KnownMime } from './sniff.ts'

export interface Inspected {
  mime: KnownMime
  pages: number | null
  width: number | null
  height: number | null
  renditions: Renditions | null
}

/** The types a slot takes, of those the portal can inspect. */
export function mimesOf(slot: Pick<Slot, 'mime_list'>): KnownMime[] {
  return slot.mime_list.split(/[\s,;]+/).filter((mime): mime is KnownMime => mime in nameOfMime)
}

/** Proves that a received file is what its slot takes, whole and harmless; throws FILE_REFUSED with the reason. */
export async function inspectFile(path: string, head: Buffer, name: string, slot: Slot): Promise<Inspected> {
  const allowed = mimesOf(slot)
  const mime = sniffMime(head)
  if (!mime || !allowed.includes(mime))
    throw refuseFile('files:wrongType', { allowed: allowed.map((m) => nameOfMime[m]).join(' / ') })
  const extension = extensionOf(name)
  if (!endingFits(extension, mime)) throw refuseFile('files:nameLies', { extension, found: nameOfMime[mime] })
  if (isTwoFiles(head, await tailOf(path), mime)) throw refuseFile('files:twoFiles', { found: nameOfMime[mime] })
  return inspectors[mime](path, mime, slot)
}

type Inspector = (path: string, mime: KnownMime, slot: Slot) => Promise<Inspected>

const inspectors: Record<KnownMime, Inspector> = {
  'application/pdf': inspectDocument,
  'application/xml': inspectDocument,
  'image/jpeg': inspectPicture,
  'image/png': inspectPicture,
  'audio/mpeg': (path, mime) => inspectMedia(path, mime, isWholeMp3),
  'audio/wav': (path, mime) => inspectMedia(path, mime, isWholeWave),
  'video/mp4': (path, mime) => inspectMedia(path, mime, isWholeMp4),
}

async function inspectDocument(path: string, mime: KnownMime): Promise<Inspected> {
  const verdict = await inspectInThread({ path, as: mime === 'application/pdf' ? 'pdf' : 'sequences' })
  if ('refused' in verdict) throw refuseFile(verdict.refused as Reason, verdict.values)
  return { mime, pages: verdict.pages, width: null, height: null, renditions: null }
}

async function inspectMedia(
  path: string,
  mime: KnownMime,
  isWhole: (source: ByteSource) => boolean,
): Promise<Inspected> {
  const fd = openSync(path, 'r')
  try {
    if (!isWhole(fileSource(fd, fstatSync(fd).size)))
      throw refuseFile('files:damagedMedia', { found: nameOfMime[mime] })
  } finally {
    closeSync(fd)
  }
  return { mime, pages: null, width: null, height: null, renditions: null }
}

async function inspectPicture(path: string, mime: KnownMime, slot: Slot): Promise<Inspected> {
  const { width, height } = await measure(path).catch(() => {
    throw refuseFile('files:damagedImage')
  })
  const longest = Math.min(MAX_SIDE, slot.max_px ?? MAX_SIDE)
  if (width * height > MAX_PIXELS)
    throw refuseFile('files:tooManyPixels', { width, height, limit: MAX_PIXELS / 1_000_000 })
  if (Math.max(width, height) > longest) throw refuseFile('files:sideTooLong', { width, height, limit: longest })
  if (Math.min(width, height) < (slot.min_px ?? 1))
    throw refuseFile('files:tooSmall', { width, height, limit: slot.min_px ?? 1 })
  const renditions = await makeRenditions(path, null).catch(() => {
    throw refuseFile('files:damagedImage')
  })
  return { mime, pages: null, width, height, renditions }
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
