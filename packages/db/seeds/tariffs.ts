import type { Insertable } from 'kysely'

import type { TariffTable } from '../src/schema.ts'

type Payer = 'UMUM' | 'UMK' | 'PENDIDIKAN' | '*'

/** Entry into force of Government Regulation 45/2024, two months after its promulgation. */
const SINCE = '2024-12-17'
const LAW = 'PP 45/2024 Lampiran IV'

/**
 * Amounts as the office published them. The annex itself is a scan nobody here could read in full, so every row stays
 * verified: false until an officer has compared it with the regulation; from then on a new release leaves it alone. A service
 * without a published amount has that of a like service, which `legal_ref` names; without either it has no row
 * (`provisionalTariffs.ts`).
 */
export function tariff(
  code: string,
  unit: string,
  amounts: Partial<Record<Payer, number>>,
  legal_ref = LAW,
): Insertable<TariffTable>[] {
  return Object.entries(amounts).map(([payer_category, rupiah]) => ({
    code,
    payer_category,
    valid_from: SINCE,
    valid_to: null,
    rupiah,
    unit,
    legal_ref,
    verified: false,
  }))
}

/** The amount of a like service, because none was published for this one. */
const like = (service: string) => `${LAW}, belum diverifikasi: disamakan dengan ${service}`
const LIKE_PATENT_COPY = like('salinan dokumen paten')
const LIKE_PATENT_PRIORITY = like('surat bukti prioritas paten')
const LIKE_PATENT_EXTRACT = like('petikan paten')

export const tariffs: Insertable<TariffTable>[] = [
  ...tariff('DESIGN_SINGLE', 'application', { UMUM: 800_000, UMK: 250_000, PENDIDIKAN: 250_000 }),
  ...tariff('DESIGN_SET', 'application', { UMUM: 1_250_000, UMK: 550_000, PENDIDIKAN: 550_000 }),
  ...tariff('DESIGN_OPPOSITION', 'application', { UMUM: 500_000, UMK: 150_000, PENDIDIKAN: 150_000 }),
  // Those of layout designs of integrated circuits; the office printed none for designs.
  ...tariff('DESIGN_CHANGE_OF_NAME', 'application', { UMUM: 250_000, UMK: 150_000, PENDIDIKAN: 150_000 }),
  ...tariff('DESIGN_ASSIGNMENT', 'application', { UMUM: 500_000, UMK: 250_000, PENDIDIKAN: 250_000 }),
  ...tariff('DESIGN_LICENCE', 'application', { UMUM: 250_000, UMK: 150_000, PENDIDIKAN: 150_000 }),
  ...tariff('DESIGN_DELETION', 'application', { UMUM: 200_000, UMK: 0, PENDIDIKAN: 0 }),
  ...tariff('DESIGN_CERTIFICATE_COPY', 'application', { UMUM: 200_000, UMK: 100_000, PENDIDIKAN: 100_000 }),
  ...tariff('DESIGN_EXTRACT', 'application', { '*': 200_000 }),
  ...tariff(
    'DESIGN_CHANGE_OF_DATA',
    'application',
    { UMUM: 250_000, UMK: 150_000, PENDIDIKAN: 150_000 },
    like('perubahan nama atau alamat DTLST'),
  ),
  ...tariff('DESIGN_STATEMENT', 'application', { '*': 200_000 }, like('petikan DTLST')),
  ...tariff('DESIGN_DOCUMENT_COPY', 'page', { '*': 10_000 }, LIKE_PATENT_COPY),
  ...tariff('DESIGN_PRIORITY_DOCUMENT', 'application', { '*': 250_000 }, LIKE_PATENT_PRIORITY),

  ...tariff('PATENT_FILING', 'application', { UMUM: 1_250_000, UMK: 350_000, PENDIDIKAN: 350_000 }),
  ...tariff('SIMPLE_PATENT_FILING', 'application', { UMUM: 800_000, UMK: 200_000, PENDIDIKAN: 200_000 }),
  ...tariff('PATENT_EXTRA_PAGE', 'page', { '*': 15_000 }),
  ...tariff('PATENT_EXTRA_CLAIM', 'claim', { '*': 75_000 }),
  ...tariff('PATENT_EARLY_PUBLICATION', 'application', { '*': 400_000 }),
  ...tariff('PATENT_EXAMINATION', 'application', { '*': 3_000_000 }),
  ...tariff('SIMPLE_PATENT_EXAMINATION', 'application', { '*': 500_000 }),
  ...tariff('PATENT_ACCELERATION', 'application', { '*': 5_000_000 }),
  ...tariff('PATENT_FIRST_EXTENSION', 'application', { '*': 0 }),
  ...tariff('PATENT_EXTENSION_OF_TIME', 'application', { '*': 400_000 }),
  // Half of the fee for filing or for examination.
  ...tariff('PATENT_REVIVAL_FORMALITY', 'application', { UMUM: 625_000, UMK: 175_000, PENDIDIKAN: 175_000 }),
  ...tariff('SIMPLE_PATENT_REVIVAL_FORMALITY', 'application', { UMUM: 400_000, UMK: 100_000, PENDIDIKAN: 100_000 }),
  ...tariff('PATENT_REVIVAL_EXAMINATION', 'application', { '*': 1_500_000 }),
  ...tariff('SIMPLE_PATENT_REVIVAL_EXAMINATION', 'application', { '*': 250_000 }),
  ...tariff('PATENT_APPEAL', 'application', { '*': 3_000_000 }),
  ...tariff('SIMPLE_PATENT_APPEAL', 'application', { '*': 1_500_000 }),
  ...tariff('PATENT_CHANGE_OF_DATA', 'application', { '*': 200_000 }),
  ...tariff('PATENT_CHANGE_OF_NAME', 'application', { '*': 250_000 }),
  ...tariff('PATENT_ASSIGNMENT', 'application', { '*': 700_000 }),
  ...tariff('PATENT_LICENCE', 'application', { '*': 1_000_000 }),
  ...tariff('PATENT_EXTRACT', 'application', { '*': 200_000 }),
  ...tariff('PATENT_DOCUMENT_COPY', 'page', { '*': 10_000 }),
  ...tariff('PATENT_PRIORITY_DOCUMENT', 'application', { '*': 250_000 }),
  ...tariff('PATENT_CERTIFICATE_COPY', 'application', { '*': 200_000 }, LIKE_PATENT_EXTRACT),
  ...tariff('PATENT_STATEMENT', 'application', { '*': 200_000 }, LIKE_PATENT_EXTRACT),

  ...tariff('MARK_CLASS', 'class', { UMUM: 1_800_000, UMK: 500_000, PENDIDIKAN: 1_800_000 }),
  ...tariff('MARK_RENEWAL_CLASS', 'class', { UMUM: 2_250_000, UMK: 1_000_000, PENDIDIKAN: 2_250_000 }),
  ...tariff('MARK_LATE_RENEWAL_CLASS', 'class', { UMUM: 4_500_000, UMK: 2_000_000, PENDIDIKAN: 4_500_000 }),
  ...tariff('MARK_OPPOSITION', 'application', { '*': 1_000_000 }),
  ...tariff('MARK_APPEAL', 'application', { '*': 3_000_000 }),
  ...tariff('MARK_CHANGE_OF_NAME', 'application', { '*': 300_000 }),
  ...tariff('MARK_ASSIGNMENT', 'registration', { '*': 700_000 }),
  ...tariff('MARK_LICENCE', 'registration', { '*': 1_000_000 }),
  ...tariff('MARK_DELETION', 'registration', { '*': 200_000 }),
  ...tariff('MARK_COLLECTIVE_RULES', 'application', { '*': 300_000 }),
  ...tariff('MARK_EXTRACT', 'application', { '*': 300_000 }),
  ...tariff('MARK_STATEMENT', 'application', { '*': 300_000 }),
  ...tariff('MARK_CERTIFICATE_COPY', 'application', { '*': 300_000 }, like('petikan resmi merek')),
  ...tariff('MARK_DOCUMENT_COPY', 'page', { '*': 10_000 }, LIKE_PATENT_COPY),
  ...tariff('MARK_PRIORITY_DOCUMENT', 'application', { '*': 250_000 }, LIKE_PATENT_PRIORITY),
  ...tariff(
    'MARK_CHANGE_OF_DATA',
    'application',
    { '*': 200_000 },
    like('perubahan data permohonan indikasi geografis karena kesalahan pemohon'),
  ),
  ...tariff(
    'MARK_CERTIFICATE_CORRECTION',
    'registration',
    { '*': 300_000 },
    like('perubahan data indikasi geografis terdaftar karena kesalahan pemohon'),
  ),
  // A limitation of a registered mark is a deletion in part (UU 20/2016 art. 72).
  ...tariff('MARK_LIMITATION', 'registration', { '*': 200_000 }, like('penghapusan pendaftaran merek')),
]
