import type { DraftData, FormFile } from '@saki/domain/forms/form'

import { sampleDesignFiling } from '../designs/filing.sample.ts'

/** A complete filing of a word and figure mark in two classes, for demo data and tests. */
export const sampleMarkFiling: DraftData = {
  FILING: {
    APPL_TYP: 'MARK',
    APPL_SUBTYP: 'BOTH',
    PAYER_CATEGORY: 'UMK',
    REFERENCE: 'KS-01',
    REPRESENTED: 'N',
    PRIORITY_CLAIMED: 'N',
    DECLARED_NAME: 'Sari Wulandari',
  },
  OWNERS: sampleDesignFiling['OWNERS'],
  REPRS: [],
  SIGN: {
    SIGN_WCODE: 'WORD_FIGURE',
    MARK_NAME: 'KOPI SENJA',
    TRANSLATION: '',
    MARK_DESCRIPTION: 'Kata KOPI SENJA di bawah lukisan cangkir dengan matahari terbenam.',
    COLOUR_CLAIMED: 'Y',
    COLOURS: ['merah tua', 'krem'],
    DISCLAIMER: 'kata KOPI',
    LABEL_LOOK: 'COLOUR',
  },
  NICE: [
    { NICE_CLASS_CODE: '30', TERMS: ['kopi', 'minuman berbahan dasar kopi', 'kopi bubuk', 'roti'] },
    { NICE_CLASS_CODE: '43', TERMS: ['jasa kedai kopi', 'jasa kafe'] },
  ],
  PRIORITIES: [],
  DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
}

/** The label and the attachments required for it. */
export const sampleMarkFiles: FormFile[] = [
  { slot: 'ETK', width: 1200, height: 1200 },
  { slot: 'TTD', width: 600, height: 200 },
  { slot: 'SPM', pages: 1 },
  { slot: 'UMK', pages: 1 },
  { slot: 'SPU', pages: 1 },
]
