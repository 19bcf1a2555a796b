import type { TrademarkRow } from '@saki/contracts/trademarks'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { stateAt } from '../../caseState.ts'
import type { MarkRecord } from './markRows.sql.ts'

/** A mark of the register as the wire shows it. */
export function trademarkRow(mark: MarkRecord, language: Language): TrademarkRow {
  const state = stateAt(mark)
  return {
    FILENO: mark.applicationNumber,
    MARK_NAME: mark.markName,
    SIGN_WCODE: mark.sign,
    OWNER_NAMES: mark.ownerNames,
    CLASSES: mark.classes,
    FILING_DATE: mark.filingDate,
    REGISTRATION_NBR: mark.registrationNbr ?? '',
    REGISTRATION_DATE: mark.registrationDate,
    EXPIRATION_DATE: mark.expirationDate,
    STATUS_CODE: state.code,
    STATUS_NAME: say(language, state.text),
    IMG_URL: mark.imageId && `/api/getIMGDoc/${mark.imageId}?size=thumb`,
  }
}
