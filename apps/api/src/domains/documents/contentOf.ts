import type { Db } from '@saki/db'

import type { Services } from '../../services.ts'
import type { SearchReport } from './searchReportShape.ts'
import { annuityWords } from '../upkeep/annuityWords.ts'
import { certificateContent, type CertificateContent } from './certificateContent.ts'
import { feeWords } from './feeWords.ts'
import { extractContent } from './extractContent.ts'
import { specificationFiles } from './filedSections.ts'
import { letterContent, type LetterContent } from './letterContent.ts'
import type { LetterInput } from './letterInput.ts'
import { findRegionNames, listRegisteredPictures, type LetterFacts } from './letterFacts.sql.ts'
import { viewName } from './listedFiles.ts'
import { regionCodesOf } from './partyLines.ts'
import type { RequestedContent } from './requestedContent.ts'
import type { RequestReceiptContent } from './requestReceiptContent.ts'

/** A letter with what is annexed to it. */
export type AnnexedContent = LetterContent & { annex: SearchReport; annexOf: string }
export type PaperContent =
  | LetterContent
  | AnnexedContent
  | CertificateContent
  | RequestedContent
  | RequestReceiptContent

/** The frozen content of a letter, extract or certificate. */
export async function contentOf(
  db: Db,
  services: Pick<Services, 'env'>,
  facts: LetterFacts,
  given: LetterInput,
): Promise<PaperContent> {
  const places = await findRegionNames(db, regionCodesOf(facts.parties))
  if (given.type.kind === 'certificate')
    return certificateContent(facts, places, given, await picturesOf(db, facts), await specificationFiles(db, facts))
  const content = letterContent(facts, places, given, await paymentWords(db, services, facts, given))
  return given.type.kind === 'extract' ? extractContent(db, content, facts, given) : content
}

/** What is to be paid and how, in a letter about a payment due. */
function paymentWords(
  db: Db,
  services: Pick<Services, 'env'>,
  facts: LetterFacts,
  { type, right, issuedOn, isByPost }: LetterInput,
): Promise<string[]> | string[] {
  if (issuedOn === null) return []
  const fee = right.letters.fees?.[type.code]
  if (fee) return feeWords(db, services, fee, { facts, day: issuedOn, isByPost })
  if (type.due !== 'payment' || !right.annuities) return []
  return annuityWords(db, services, { applicationId: facts.applicationId, day: issuedOn, language: 'id', isByPost })
}

async function picturesOf(db: Db, { applicationId }: LetterFacts) {
  const pictures = await listRegisteredPictures(db, applicationId)
  return pictures.map(({ fileId, viewTyp }) => ({ fileId, caption: viewTyp === null ? '' : viewName(viewTyp) }))
}
