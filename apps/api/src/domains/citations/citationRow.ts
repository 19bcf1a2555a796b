import type { ComparedGoods, OfficeCitation } from '@saki/contracts/citations'
import type { SimilarTrademark } from '@saki/contracts/trademarks'
import type { CitedRight } from '@saki/domain/decisions/earlierRights'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { rightOfLetter, stateAt } from '../../caseState.ts'
import type { CitationRecord } from './citations.sql.ts'
import type { CitedCaseRecord } from './citedCases.sql.ts'

/** Address of a picture as a small JPEG. */
export const pictureUrl = (fileId: string): string => `/api/getIMGDoc/${fileId}?size=thumb`

/** A citation as officers see it. `mark`: likeness of a cited mark; `goods`: those of a cited mark beside the own. */
export function citationRow(
  citation: CitationRecord,
  cited: CitedCaseRecord,
  { mark, goods, language }: { mark: SimilarTrademark | undefined; goods: ComparedGoods[]; language: Language },
): OfficeCitation {
  const { kind, fileId, ownFileId, part } = citation
  return {
    CITATION_ID: citation.citationId,
    KIND: kind,
    CITED: citedCase(cited, language),
    MARK: mark ?? null,
    GOODS: goods,
    PICTURE:
      kind === 'picture'
        ? { PICTURE_URL: fileId && pictureUrl(fileId), OWN_PICTURE_URL: ownFileId && pictureUrl(ownFileId) }
        : null,
    PASSAGE: part && {
      PART: part,
      PAGE: citation.page,
      CLAIM_NBR: citation.claimNbr,
      DOC_ID: fileId,
      TEXT: citation.quote,
    },
    NOTE: citation.note,
    CITED_BY_NAME: citation.citedByName,
    CITED_AT: citation.citedAt.toISOString(),
    ROW_VERSION: citation.rowVersion,
  }
}

/** A cited case as the rules of decisions compare it. */
export const rightOfCited = (cited: CitedCaseRecord): CitedRight => ({
  earliest: cited.earliest,
  published: cited.publicationDate,
  isRegistered: cited.registrationNbr !== null,
  // While a remedy is open a refused application is not refused for good.
  isEnded: stateAt(cited).end === true && cited.dueDate === null,
})

const citedCase = (cited: CitedCaseRecord, language: Language): OfficeCitation['CITED'] => ({
  PATENT_ID: cited.applicationNumber,
  RIGHT: rightOfLetter(cited.fileTyp),
  TITLE: cited.title,
  OWNER_NAMES: cited.ownerNames,
  FILING_DATE: cited.filingDate,
  EARLIEST_DATE: cited.earliest,
  PUBLICATION_DATE: cited.publicationDate,
  REGISTRATION_NBR: cited.registrationNbr ?? '',
  IND_ENDED: rightOfCited(cited).isEnded ? 'Y' : 'N',
  STATUS_NAME: say(language, stateAt(cited).text),
  IMG_URL: cited.imageId && pictureUrl(cited.imageId),
  IND_PUBLIC: cited.isPublic ? 'Y' : 'N',
})
