import type { DraftData, FormFile } from '@saki/domain/forms/form'

/** A complete filing of one design, for demo data and tests. */
export const sampleDesignFiling: DraftData = {
  FILING: {
    APPL_TYP: 'DESIGN',
    APPL_SUBTYP: 'SINGLE',
    PAYER_CATEGORY: 'UMK',
    REFERENCE: 'KG-07',
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
    TITLE: 'Teko Kopi Gerabah',
    DESIGN_DESCRIPTION:
      'Teko kopi dari gerabah dengan gagang melengkung. Tampak depan memperlihatkan corat yang menyatu dengan badan.',
    CLAIM_SCOPE: ['SHAPE', 'COLOURS'],
    DISCLOSED: 'N',
    DEFER_PUBLICATION: 'N',
    DESIGNER_IS_APPLICANT: 'Y',
  },
  LOCARNO: [{ LOCARNO_CLASS_CODE: '07-01', PRODUCT_TITLE: 'Teko kopi' }],
  INVENTORS: [],
  PRIORITIES: [],
  DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
}

/** The seven views and the two attachments required for it. */
export const sampleDesignFiles: FormFile[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((view) => ({ slot: 'GDI', view, width: 1600, height: 1200 })),
  { slot: 'KEP', pages: 1 },
  { slot: 'UMK', pages: 1 },
]
