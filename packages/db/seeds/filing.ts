import type { Insertable } from 'kysely'

import type { Database } from '../src/schema.ts'

type Rows<T extends keyof Database> = Insertable<Database[T]>[]

/** Only 6 is fixed by what the portal does with it; 3 to 5 decide the tariff. */
export const userTypes: Rows<'user_type'> = [
  { user_typ: 1, name_id: 'Perorangan', name_en: 'Individual', payer_category: 'UMUM' },
  { user_typ: 2, name_id: 'Badan Hukum', name_en: 'Legal entity', payer_category: 'UMUM' },
  { user_typ: 3, name_id: 'Usaha Mikro dan Kecil (UMK)', name_en: 'Micro or small enterprise', payer_category: 'UMK' },
  { user_typ: 4, name_id: 'Lembaga Pendidikan', name_en: 'Educational institution', payer_category: 'PENDIDIKAN' },
  {
    user_typ: 5,
    name_id: 'Litbang Pemerintah',
    name_en: 'Government research institute',
    payer_category: 'PENDIDIKAN',
  },
  { user_typ: 6, name_id: 'Konsultan KI', name_en: 'IP consultant', payer_category: 'UMUM' },
]

export const reprTypes: Rows<'repr_type'> = [
  { repr_type: 'A', name_id: 'Konsultan KI / Kuasa', name_en: 'IP consultant / representative' },
  { repr_type: 'B', name_id: 'Kuasa non-konsultan', name_en: 'Representative who is not a consultant' },
  { repr_type: 'C', name_id: 'Alamat korespondensi', name_en: 'Correspondence address' },
]

/** digits: how many the running number is padded to in the application number. */
export const fileTypes: Rows<'file_type'> = [
  { file_typ: 'P', right: 'P', name_id: 'Paten', name_en: 'Patent', digits: 5 },
  { file_typ: 'S', right: 'P', name_id: 'Paten Sederhana', name_en: 'Simple patent', digits: 5 },
  {
    file_typ: 'W',
    right: 'P',
    name_id: 'Paten PCT (berkas lama)',
    name_en: 'PCT national phase (older files)',
    digits: 5,
  },
  { file_typ: 'A', right: 'D', name_id: 'Desain Industri', name_en: 'Industrial design', digits: 5 },
  { file_typ: 'D', right: 'T', name_id: 'Merek Dagang', name_en: 'Trademark for goods', digits: 6 },
  { file_typ: 'J', right: 'T', name_id: 'Merek Jasa', name_en: 'Trademark for services', digits: 6 },
  {
    file_typ: 'I',
    right: 'T',
    name_id: 'Merek Dagang dan Jasa',
    name_en: 'Trademark for goods and services',
    digits: 6,
  },
  { file_typ: 'M', right: 'T', name_id: 'Merek Madrid', name_en: 'Madrid designation', digits: 7 },
]

const headOffice = { name_id: 'Kantor pusat', name_en: 'Head office' }
const online = { name_id: 'Daring', name_en: 'Online' }
/** The two characters after the file type: the office or, for marks since 2018, the country. */
export const fileSequences: Rows<'file_sequence'> = [
  ...['P', 'S', 'W', 'A', 'D', 'J', 'M'].map((file_typ) => ({ file_typ, file_seq: '00', ...headOffice })),
  { file_typ: 'D', file_seq: 'ID', ...online },
  { file_typ: 'J', file_seq: 'ID', ...online },
  { file_typ: 'I', file_seq: 'PT', ...online },
]
