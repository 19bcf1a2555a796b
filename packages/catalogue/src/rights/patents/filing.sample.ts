import type { DraftData, FormFile } from '@saki/domain/forms/form'

/** A complete filing of a patent, for demo data and tests. */
export const samplePatentFiling: DraftData = {
  FILING: {
    APPL_TYP: 'PATENT',
    PATENT_KIND: 'P',
    APPL_SUBTYP: 'NATIONAL',
    PAYER_CATEGORY: 'UMUM',
    REFERENCE: 'KG-P1',
    REPRESENTED: 'N',
    PRIORITY_CLAIMED: 'N',
    DECLARED_NAME: 'Sari Wulandari',
  },
  OWNERS: [
    {
      PERSON_WCODE: 'I',
      PERSON_NAME: 'Sari Wulandari',
      INDI_PERSON_ID_NBR: '3402155708900001',
      NATIONALITY_COUNTRY_CODE: 'ID',
      ADDR_STREET: 'Kasongan RT 04, Bangunjiwo',
      STATE_CODE: '34',
      CITY_CODE: '3402',
      DISTRICT_CODE: '340216',
      VILLAGE_CODE: '3402162004',
      ZIPCODE: '55184',
      EMAIL: 'sari@contoh.id',
      TELEPHONE: '081234567890',
    },
  ],
  REPRS: [],
  TECHNICAL: {
    TITLE: 'Alat Pengering Biji Kopi dengan Penyangga Panas Gerabah',
    ENGLISH_TITLE: 'Coffee bean dryer with an earthenware heat buffer',
    INVENTOR_IS_APPLICANT: 'Y',
    QTY_CLAIMS: '8',
    QTY_DRAWINGS: '3',
    PUBLISHED_DRAWING: '1',
    GENETIC_RESOURCE: 'N',
    MICRO_ORGANISM: 'N',
    EARLY_PUBLICATION: 'N',
    REQUEST_EXAMINATION: 'Y',
  },
  IPC: [{ IPC_SYMBOL: 'A23N 12/08' }, { IPC_SYMBOL: 'F26B 17/00' }],
  INVENTORS: [],
  PRIORITIES: [],
  PARTS: {},
  DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
}

/** The four parts, the drawing for publication and the statement of ownership. */
export const samplePatentFiles: FormFile[] = [
  { slot: 'DES', pages: 14 },
  { slot: 'KLM', pages: 3 },
  { slot: 'ABS', pages: 1 },
  { slot: 'GBR', pages: 4 },
  { slot: 'GBP', width: 1600, height: 1200 },
  { slot: 'KEP', pages: 1 },
]
