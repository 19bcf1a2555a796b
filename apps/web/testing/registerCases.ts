import type { RegisterRow } from '@saki/contracts/registerRow'

import type { Answer } from '../src/lib/ask.ts'

/** A granted patent. */
export const coffeeDryer: RegisterRow = {
  PATENT_ID: 'P00201807310',
  RIGHT: 'P',
  APPL_TYP: 'PATENT',
  TITLE: 'Alat pengering kopi tenaga surya',
  FOUND_AT: [{ START: 5, END: 14 }],
  OWNER_NAMES: 'Universitas Gadjah Mada',
  OWNER_FOUND_AT: [],
  CLASSES: ['A23N', 'F26B'],
  FILING_DATE: '2018-07-02',
  PUBLICATION_DATE: '2019-01-10',
  REGISTRATION_NBR: 'IDP000065123',
  REGISTRATION_DATE: '2021-03-04',
  EXPIRATION_DATE: '2038-07-02',
  STAGE: 'registered',
  STATUS_CODE: '470',
  STATUS_NAME: 'Granted',
  IMG_URL: null,
  IND_PUBLIC: 'Y',
}

/** A mark of the reader that is not published. */
export const ownMark: RegisterRow = {
  ...coffeeDryer,
  PATENT_ID: 'DID2026000010',
  RIGHT: 'T',
  TITLE: 'KOPI LERENG',
  FOUND_AT: [],
  EXPIRATION_DATE: null,
  STAGE: 'running',
  IND_PUBLIC: 'N',
}

/** A reply of searchRegister. */
export const registerFound = (
  data: readonly RegisterRow[],
  more: Partial<Answer<'searchRegister'>> = {},
): Answer<'searchRegister'> => ({
  data: [...data],
  total: data.length,
  page: 1,
  size: 10,
  UNDERSTOOD: [{ ANY: [{ FIELD: 'any', MATCH: 'words', VALUES: ['pengering'] }], IND_EXCLUDED: 'N' }],
  IGNORED: [],
  FACETS: {
    stage: [{ VALUE: 'registered', TOTAL: 12 }],
    right: [{ VALUE: 'P', TOTAL: 12 }],
    year: [{ VALUE: '2018', TOTAL: 12 }],
    country: [{ VALUE: 'ID', TOTAL: 12 }],
    vienna: [],
    owner: [{ VALUE: 'universitas gadjah mada', TOTAL: 7, NAME: 'Universitas Gadjah Mada' }],
    class: [{ VALUE: 'A23N', TOTAL: 7 }],
  },
  ...more,
})
