import type { SimilarTrademark } from '@saki/contracts/trademarks'

import type { Answer } from '../src/lib/ask.ts'

/** A registered mark alike to "kopi senja". */
export const senjaCoffee: SimilarTrademark = {
  FILENO: 'IPT2021048210',
  MARK_NAME: 'SENJA COFFEE',
  SIGN_WCODE: 'WORD',
  OWNER_NAMES: 'PT Senja Boga Utama',
  CLASSES: [30, 35],
  FILING_DATE: '2021-03-02',
  REGISTRATION_NBR: 'IDM000904210',
  REGISTRATION_DATE: '2022-01-10',
  EXPIRATION_DATE: '2031-03-02',
  STATUS_CODE: '470',
  STATUS_NAME: 'Registered',
  IMG_URL: null,
  IND_OWN: 'N',
  STAGE: 'registered',
  SCORE: 88,
  LEVEL: 'HIGH',
  PARTS: { OF_SOUGHT: 90, OF_MARK: 86 },
  SCORES: { SPELLING: 50, SOUND: 86, MEANING: 89 },
  PAIRS: [
    { SOUGHT: 'senja', FOUND: 'senja', REASONS: ['SPELLING', 'SOUND', 'MEANING'] },
    { SOUGHT: 'kopi', FOUND: 'coffee', REASONS: ['SOUND', 'MEANING'] },
  ],
  FOUND_AT: [
    { START: 0, END: 5 },
    { START: 6, END: 12 },
  ],
}

/** A mark in publication. */
export const kopiSenjata: SimilarTrademark = {
  ...senjaCoffee,
  FILENO: 'IPT2026011873',
  MARK_NAME: 'TOKO KOPI SENJATA',
  OWNER_NAMES: 'Haryo Kusumo',
  CLASSES: [30],
  EXPIRATION_DATE: null,
  STATUS_CODE: '430',
  STATUS_NAME: 'In publication',
  STAGE: 'running',
  SCORE: 66,
  LEVEL: 'MEDIUM',
  PARTS: { OF_SOUGHT: 100, OF_MARK: 32 },
  FOUND_AT: [{ START: 5, END: 9 }],
  PAIRS: [{ SOUGHT: 'kopi', FOUND: 'kopi', REASONS: ['SPELLING', 'SOUND', 'MEANING'] }],
}

/** An answer of getSimilarTrademarks. */
export function similarFound(
  data: readonly SimilarTrademark[],
  { total = data.length, page = 1 } = {},
): Answer<'getSimilarTrademarks'> {
  return {
    data: [...data],
    total,
    page,
    size: 10,
    IND_MORE: 'N',
    FACETS: {
      CLASSES: [
        { NICE_CLASS_CODE: 30, TOTAL: 31 },
        { NICE_CLASS_CODE: 35, TOTAL: 8 },
      ],
      STAGES: [
        { STAGE: 'running', TOTAL: 6 },
        { STAGE: 'registered', TOTAL: 29 },
        { STAGE: 'ended', TOTAL: 9 },
      ],
      SOUGHT_CLASSES: [],
    },
  }
}

const niceClass = (code: string, id: string, en: string) => ({
  NICE_CLASS_CODE: code,
  KIND: Number(code) < 35 ? ('goods' as const) : ('services' as const),
  EDITION: '13-2026',
  HEADING_ID: id,
  HEADING_EN: en,
  HEADING_AR: en,
  ABOUT_ID: id,
  ABOUT_EN: en,
  ABOUT_AR: en,
})
/** Three of the 45 classes. */
export const someClasses = [
  niceClass('30', 'Kopi, roti', 'Coffee, bread'),
  niceClass('35', 'Toko, iklan', 'Shops, advertising'),
  niceClass('43', 'Kafe, restoran', 'Cafés, restaurants'),
]
