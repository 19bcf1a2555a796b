import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { PaperContent } from './contentOf.ts'
import type { OfficeDocument } from './documents.sql.ts'
import { findLetter, findOfficeDocument } from './letter.sql.ts'
import { makeCopy, type CopiedContent } from './makeCopy.ts'
import { findShownNumbers, sealNumbers } from './numberSeal.ts'
import { letterText } from './letterText.ts'
import { renderLetter } from './renderLetter.ts'
import { keepCertificate, signMade } from './signMade.ts'
import type { StoredBytes } from './storedBytes.ts'
import { storeOfficeDocument, type NewOfficeDocument } from './storeOfficeDocument.ts'

const beingMade = new Map<string, Promise<OfficeDocument>>()

/**
 * The PDF of a letter, made on first use. Idempotent, also across processes: later calls return the same document. Throws
 * FILE_NOT_FOUND for a letter that was never issued.
 */
export async function ensureLetter(services: Services, letterId: string): Promise<OfficeDocument> {
  const made = await findOfficeDocument(services.db, letterId)
  if (made) return made
  const key = `${services.files.tempDir} ${letterId}`
  const making = beingMade.get(key) ?? makeLetter(services, letterId).finally(() => beingMade.delete(key))
  beingMade.set(key, making)
  return making
}

async function makeLetter(services: Services, letterId: string): Promise<OfficeDocument> {
  const { db, log } = services
  const letter = await findLetter(db, letterId)
  if (!letter) throw new AppError('FILE_NOT_FOUND', letterId)
  const content = letter.content as unknown as PaperContent
  const seal = sealNumbers(await findShownNumbers(db, letter.applicationId, letterId), services.secrets)
  const made = await makeSigned(services, letterId, content, { at: letter.issuedAt, seal })
  const { pages, unshown } = made
  if (unshown.length > 0) log.warn({ letterId, unshown }, 'characters no font of the letter has')
  const document: Omit<NewOfficeDocument, 'objectKey'> = {
    docId: letterId,
    applicationId: letter.applicationId,
    procTyp: letter.procTyp,
    procNbr: letter.procNbr,
    actionNbr: letter.actionNbr,
    docTyp: letter.letterTyp,
    docNumber: letter.docNumber,
    title: letter.title,
    fileName: letter.fileName,
    mime: 'application/pdf',
    sizeBytes: made.sizeBytes,
    sha256: made.sha256,
    pages,
    issuedAt: letter.issuedAt,
    signedWith: made.signedWith,
  }
  await storeOfficeDocument(services, 'path' in made ? { path: made.path } : made.bytes, document)
  const stored = await findOfficeDocument(db, letterId)
  if (!stored) throw new Error('letter not found after it was made')
  return stored
}

/**
 * The PDF with the electronic signature of this installation, which its last page states. A PDF that cannot be signed is made without one and says
 * so, with an alarm in the log, because the letter's days count from its date.
 */
async function makeSigned(services: Services, letterId: string, content: PaperContent, at: { at: Date; seal: string }) {
  const { signer, log } = services
  const signedNote = signer.isSelfSigned ? letterText('signed') : letterText('signedBy', { subject: signer.subject })
  const made = await makePdf(services, content, { ...at, signedNote })
  try {
    const signed = await signMade(made, signer, at.at)
    await keepCertificate(services.db, signer, at.at)
    return { ...signed, signedWith: signer.fingerprint }
  } catch (err) {
    log.error({ alarm: 'letter_not_signed', letterId, err }, 'a letter is issued without electronic signature')
    if ('path' in made) await rm(made.path, { force: true })
    return { ...(await makePdf(services, content, { ...at, signedNote: '' })), signedWith: null }
  }
}

/** A letter in memory, or a copy with its files on the disk of the store. */
async function makePdf(
  services: Services,
  content: PaperContent,
  made: { at: Date; seal: string; signedNote: string },
) {
  if ('certificateId' in content && (content.files.length > 0 || content.certificateId !== null))
    return makeCopy(services.db, services, content, { ...made, certificate: await certificateOf(services, content) })
  const { bytes, ...rest } = await renderLetter(services.db, services, content, { ...made, mark: '' })
  return { bytes, ...rest, sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest() }
}

async function certificateOf(services: Services, { certificateId }: CopiedContent): Promise<StoredBytes | null> {
  if (certificateId === null) return null
  const { objectKey: key, sha256, sizeBytes: size } = await ensureLetter(services, certificateId)
  return { key, sha256, size }
}
