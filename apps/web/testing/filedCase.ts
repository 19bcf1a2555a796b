import type { Person } from '@saki/contracts/caseParties'

import type { Answer } from '../src/lib/ask.ts'
import { caseAtOffice } from './cases.ts'

type Section = Answer<'getPatentDetailBySection'>

/** A person whose every field tells its role. */
export const filedPerson = (role: string): Person => ({
  PERSON_NAME: `Nama ${role}`,
  PERSON_WCODE: 'C',
  INDI_PERSON_ID_NBR: `nomor-${role}`,
  NATIONALITY_COUNTRY_CODE: 'JP',
  NATIONALITY_COUNTRY_NAME: `Negara ${role}`,
  ADDR_STREET: `Jalan ${role}`,
  VILLAGE_CODE: '1',
  VILLAGE_NAME: `Desa ${role}`,
  DISTRICT_CODE: '1',
  DISTRICT_NAME: `Kecamatan ${role}`,
  CITY_CODE: '1',
  CITY_NAME: `Kota ${role}`,
  STATE_CODE: '1',
  STATE_NAME: `Provinsi ${role}`,
  ZIPCODE: `pos-${role}`,
  TELEPHONE: `telepon-${role}`,
  EMAIL: `surel-${role}`,
})

/** A case as its page has it. */
export const caseOnPage = (change: Partial<Answer<'getPatentDetail'>>): Answer<'getPatentDetail'> => ({
  ...caseAtOffice(1),
  LAW_CODE: 'UU65/2024',
  PAYER_CATEGORY: 'UMK',
  FIRST_PRIORITY_DATE: null,
  ACCESS: 'FULL',
  IND_PUBLIC: 'N',
  PUBLICATION_DATE: null,
  JOURNAL_CODE: '',
  REGISTRATION_NBR: '',
  REGISTRATION_DATE: null,
  EXPIRATION_DATE: null,
  PERMISSIONS: { CAN_EDIT: 'N', CAN_REPLY: 'N', CAN_PAY: 'N', CAN_WITHDRAW: 'N' },
  ...change,
})

/** Replies about the filing of a case. */
export const filingSection = (applTyp: string, subtype: string): Section => ({
  PATENT_ID: 'P00202600001',
  SUBMISSION_NBR: 'TRX-2026-100001',
  APPL_TYP: applTyp,
  APPL_SUBTYP: subtype,
  LAW_CODE: 'UU65/2024',
  FILING_DATE: '2026-02-02',
  RECEPTION_DATE: '2026-02-02',
  SUBMITTED_AT: '2026-02-02T03:00:00.000Z',
  REFERENCE: 'rujukan-1',
  PAYER_CATEGORY: 'UMK',
  SUBMISSION_TYP: 'ELECTRONIC',
  DECLARED_NAME: 'Nama Penandatangan',
  DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
  PARENT_PATENT_ID: 'A00202500009',
  CORRESPONDENCE: {
    ADDR_STREET: 'Jalan Surat',
    ZIPCODE: 'pos-surat',
    EMAIL: 'surel-surat',
    TELEPHONE: 'telepon-surat',
  },
})

/** Replies about what a case protects, by section. */
export const contentSections: Readonly<Record<'patent' | 'technical' | 'mark', Section>> = {
  patent: {
    PATENT_KIND: 'S',
    TITLE: 'Judul invensi',
    ENGLISH_TITLE: 'Title of the invention',
    ABSTRACT: 'Isi abstrak.',
    PARENT_PATENT_ID: 'P00202500009',
    PCT_APPL_ID: 'PCT/JP2025/000001',
    PCT_APPL_DATE: '2025-03-03',
    PCT_PUBL_ID: 'WO 2025/000002',
    PCT_PUBL_DATE: '2025-09-04',
    QTY_CLAIMS: 81,
    DESCRIPTION_PAGES: 82,
    QTY_DRAWINGS: 83,
    PUBLISHED_DRAWING: 'gambar 84',
    GENETIC_RESOURCE: 'Y',
    GENETIC_ORIGIN: 'Asal sumber daya',
    MICRO_ORGANISM: 'Y',
    DEPOSIT_NBR: 'InaCC-85',
    DEPOSIT_INSTITUTE: 'Lembaga penyimpan',
    DEPOSIT_DATE: '2025-01-05',
    EARLY_PUBLICATION: 'Y',
    REQUEST_EXAMINATION: 'Y',
    CLAIMS_STATE: 'READ',
    CLAIMS_FROM: null,
  },
  technical: {
    TITLE: 'Judul desain',
    PRODUCT_TITLE: 'Produk desain',
    DESIGN_DESCRIPTION: 'Uraian rupa',
    CLAIM_SCOPE: ['LINES'],
    DISCLOSED: 'Y',
    DISCLOSED_DATE: '2025-12-06',
    DEFER_PUBLICATION: 'Y',
    DRAWINGS: 7,
  },
  mark: {
    SIGN_WCODE: 'HOLOGRAM',
    MARK_NAME: 'NAMA MEREK',
    TRANSLATION: 'Terjemahan merek',
    TRANSLITERATION: 'Alih aksara',
    MARK_DESCRIPTION: 'Uraian merek',
    DISCLAIMER: 'Kata yang dilepas',
    COLOUR_CLAIMED: 'Y',
    COLOURS: ['merah bata'],
    NICE: [],
  },
}
