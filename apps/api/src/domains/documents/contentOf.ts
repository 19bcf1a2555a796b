import type { Db } from '@saki/db'

import { certificateContent, type CertificateContent } from './certificateContent.ts'
import { extractContent } from './extractContent.ts'
import { letterContent, type LetterContent, type LetterInput } from './letterContent.ts'
import { findRegionNames, listRegisteredPictures, type LetterFacts } from './letterFacts.sql.ts'
import { regionCodesOf } from './partyLines.ts'
import type { RequestedContent } from './requestedContent.ts'

export type PaperContent = LetterContent | CertificateContent | RequestedContent

/** The frozen content of a letter, extract or certificate. */
export async function contentOf(db: Db, facts: LetterFacts, given: LetterInput): Promise<PaperContent> {
  const places = await findRegionNames(db, regionCodesOf(facts.parties))
  if (given.type.kind === 'certificate')
    return certificateContent(facts, places, given, await listRegisteredPictures(db, facts.applicationId))
  const content = letterContent(facts, places, given)
  return given.type.kind === 'extract' ? extractContent(db, content, facts, given) : content
}
