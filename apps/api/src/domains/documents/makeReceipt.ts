import { createHash, randomBytes } from 'node:crypto'

import { rightOf } from '@saki/catalogue'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { say } from '@saki/texts/say'
import { renderSVG } from 'uqr'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import {
  findReceipt,
  listFilesOfApplication,
  listSlots,
  type OfficeDocument,
  type StoredFile,
} from './documents.sql.ts'
import { isPicture } from './fileRow.ts'
import { renditionOf } from './keptRenditions.ts'
import { findRegionNames } from './letterFacts.sql.ts'
import { letterFileName } from './letterFileName.ts'
import { findShownNumbers, sealNumbers } from './numberSeal.ts'
import { findReceiptFacts, type ReceiptFacts } from './receipt.sql.ts'
import { regionCodes, receiptData } from './receiptData.ts'
import { storeOfficeDocument } from './storeOfficeDocument.ts'

/** Document type of the filing receipt (tanda terima). */
const RECEIPT = 'TT'
const beingMade = new Map<string, Promise<OfficeDocument>>()

/**
 * The filing receipt of a numbered application, made on first use. Idempotent, also across processes: later calls return the same
 * document. Throws FILE_NOT_FOUND while the application has no number.
 */
export async function ensureReceipt(services: Services, applicationId: number): Promise<OfficeDocument> {
  const made = await findReceipt(services.db, applicationId)
  if (made) return made
  const key = `${services.files.tempDir} ${applicationId}`
  const making = beingMade.get(key) ?? makeReceipt(services, applicationId).finally(() => beingMade.delete(key))
  beingMade.set(key, making)
  return making
}

async function makeReceipt(services: Services, applicationId: number): Promise<OfficeDocument> {
  const { db } = services
  const facts = await findReceiptFacts(db, applicationId)
  if (!facts) throw new AppError('FILE_NOT_FOUND', `application ${applicationId} has no number`)
  const issuedAt = services.clock()
  const docNumber = `${RECEIPT}-${facts.application.applicationNumber}`
  const { bytes, pages } = await renderReceipt(services, facts, docNumber, issuedAt)
  await storeOfficeDocument(services, bytes, {
    docId: randomBytes(18).toString('base64url'),
    applicationId,
    ...(facts.action ?? {
      procTyp: facts.application.procTyp,
      procNbr: facts.application.procNbr,
      actionNbr: null,
    }),
    docTyp: RECEIPT,
    docNumber,
    title: say('id', 'receipt:title'),
    fileName: letterFileName({
      number: facts.application.applicationNumber,
      date: legalDateOf(issuedAt),
      type: RECEIPT,
      reference: facts.application.reference,
    }),
    mime: 'application/pdf',
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    pages,
    issuedAt,
  })
  const receipt = await findReceipt(db, applicationId)
  if (!receipt) throw new Error('receipt not found after its insert')
  return receipt
}

async function renderReceipt(services: Services, facts: ReceiptFacts, docNumber: string, issuedAt: Date) {
  const { db, documents, env, log } = services
  const files = (await listFilesOfApplication(db, facts.application.applicationId)).toSorted(
    byPosition(rightOf(facts.application.applTyp).slotOrder),
  )
  const pictures = await thumbnails(services, files)
  const link = `${env.publicBaseUrl}/table-list/patents/${facts.application.applicationNumber}`
  const input = {
    ...facts,
    files,
    docNumber,
    issuedAt,
    link,
    pictured: pictures.map(({ file }) => file),
    slots: await listSlots(db),
    places: await findRegionNames(db, regionCodes(facts.parties)),
  }
  const qr = Buffer.from(renderSVG(link, { border: 0 }))
  const seal = sealNumbers(await findShownNumbers(db, facts.application.applicationId, null), services.secrets)
  const data = { ...receiptData(input), seal }
  const made = await documents.make('receipt', data, [qr, ...pictures.map(({ jpeg }) => jpeg)])
  if (made.unshown.length > 0)
    log.warn(
      { applicationNumber: facts.application.applicationNumber, unshown: made.unshown },
      'characters no font of the receipt has',
    )
  return made
}

/** Thumbnails of the pictures. One that cannot be made is logged and left out; the file list still shows its hash. */
async function thumbnails(services: Services, files: StoredFile[]): Promise<{ file: StoredFile; jpeg: Buffer }[]> {
  const made: { file: StoredFile; jpeg: Buffer }[] = []
  for (const file of files.filter(isPicture)) {
    try {
      made.push({ file, jpeg: await renditionOf({ db: services.db, services }, file, 'thumb') })
    } catch (error) {
      services.log.error({ err: error, fileId: file.fileId }, 'no thumbnail for the receipt')
    }
  }
  return made
}

/** Order of files: the slots of the right in its order, such as the parts of a patent, then other slots by code. */
const byPosition =
  (slotOrder: readonly string[]) =>
  (a: StoredFile, b: StoredFile): number => {
    const rank = (f: StoredFile) =>
      [
        slotOrder.includes(f.specdocTyp) ? `1${slotOrder.indexOf(f.specdocTyp)}` : `2${f.specdocTyp}`,
        String(f.viewTyp ?? 0),
        String(f.seqNum).padStart(4, '0'),
      ].join()
    return rank(a) < rank(b) ? -1 : 1
  }
