import type { Db } from '@saki/db'

/** A complete design filing of one person, in the wire's sections. Regions are read from the database, so that they exist. */
export async function sampleFiling(db: Db): Promise<Record<string, unknown>> {
  const village = await db
    .selectFrom('region_village')
    .select('village_code')
    .orderBy('village_code')
    .limit(1)
    .executeTakeFirstOrThrow()
  const code = village.village_code
  const person = {
    PERSON_WCODE: 'I',
    PERSON_NAME: 'Sri Ukur Rahayu',
    INDI_PERSON_ID_NBR: '3402134505900001',
    NATIONALITY_COUNTRY_CODE: 'ID',
    ADDR_STREET: 'Jalan Kasongan 21',
    STATE_CODE: code.slice(0, 2),
    CITY_CODE: code.slice(0, 4),
    DISTRICT_CODE: code.slice(0, 6),
    VILLAGE_CODE: code,
    ZIPCODE: '55184',
    EMAIL: 'sri@contoh.id',
    TELEPHONE: '+628123456789',
  }
  return {
    FILING: {
      APPL_TYP: 'DESIGN',
      APPL_SUBTYP: 'SINGLE',
      PAYER_CATEGORY: 'UMUM',
      REFERENCE: '',
      REPRESENTED: 'N',
      PRIORITY_CLAIMED: 'N',
      DECLARED_NAME: 'Sri Ukur Rahayu',
    },
    OWNERS: [person],
    TECHNICAL: {
      TITLE: 'Teko ukur',
      DESIGN_DESCRIPTION: 'Teko dengan gagang rotan.',
      CLAIM_SCOPE: ['SHAPE'],
      DISCLOSED: 'N',
      DESIGNER_IS_APPLICANT: 'Y',
    },
    LOCARNO: [{ LOCARNO_CLASS_CODE: '07-01', PRODUCT_TITLE: 'Teko' }],
    DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
  }
}
