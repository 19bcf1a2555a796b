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

const MB = 1_048_576
const IMAGE = 'image/jpeg,image/png'
const SCAN = 'application/pdf,image/jpeg,image/png'
const PDF = 'application/pdf'
const noPixels = { min_px: null, max_px: null }
const scan = { mime_list: SCAN, max_files: 5, max_bytes: 20 * MB, ...noPixels }
const pdf = { mime_list: PDF, max_files: 1, max_bytes: 20 * MB, ...noPixels }
const xml = { mime_list: 'application/xml', max_files: 1, max_bytes: 50 * MB, ...noPixels }
const sound = { mime_list: 'audio/mpeg,audio/wav', max_files: 1, max_bytes: 10 * MB, ...noPixels }
const video = { mime_list: 'video/mp4', max_files: 1, max_bytes: 50 * MB, ...noPixels }
const image = { mime_list: IMAGE, max_bytes: 5 * MB, min_px: 300, max_px: 20_000 }

/** The limits the server enforces; a slot of right * serves them all. */
export const specdocTypes: Rows<'specdoc_type'> = [
  { specdoc_typ: 'GDI', right: 'D', name_id: 'Gambar desain', name_en: 'Views of the design', ...image, max_files: 50 },
  { specdoc_typ: 'URD', right: 'D', name_id: 'Uraian desain', name_en: 'Description of the design', ...scan },
  {
    specdoc_typ: 'KEP',
    right: '*',
    name_id: 'Surat pernyataan kepemilikan',
    name_en: 'Statement of ownership',
    ...scan,
  },
  { specdoc_typ: 'KUA', right: '*', name_id: 'Surat kuasa', name_en: 'Power of attorney', ...scan },
  { specdoc_typ: 'PGH', right: '*', name_id: 'Surat pengalihan hak', name_en: 'Deed of assignment', ...scan },
  {
    specdoc_typ: 'UMK',
    right: '*',
    name_id: 'Surat keterangan UMK',
    name_en: 'Certificate of micro or small enterprise',
    ...scan,
  },
  { specdoc_typ: 'AKT', right: '*', name_id: 'Akta pendirian', name_en: 'Deed of establishment', ...scan },
  {
    specdoc_typ: 'PRI',
    right: '*',
    name_id: 'Dokumen prioritas',
    name_en: 'Priority document',
    ...scan,
    max_files: 20,
  },
  { specdoc_typ: 'DES', right: 'P', name_id: 'Deskripsi', name_en: 'Description', ...pdf },
  { specdoc_typ: 'KLM', right: 'P', name_id: 'Klaim', name_en: 'Claims', ...pdf },
  { specdoc_typ: 'ABS', right: 'P', name_id: 'Abstrak', name_en: 'Abstract', ...pdf },
  { specdoc_typ: 'GBR', right: 'P', name_id: 'Gambar', name_en: 'Drawings', ...pdf },
  {
    specdoc_typ: 'GBP',
    right: 'P',
    name_id: 'Gambar publikasi',
    name_en: 'Drawing for publication',
    ...image,
    mime_list: 'image/jpeg',
    max_files: 1,
  },
  { specdoc_typ: 'ETK', right: 'T', name_id: 'Etiket merek', name_en: 'Label of the mark', ...image, max_files: 6 },
  {
    specdoc_typ: 'TTD',
    right: 'T',
    name_id: 'Tanda tangan pemohon',
    name_en: 'Signature of the applicant',
    ...image,
    max_files: 1,
    min_px: 100,
  },
  {
    specdoc_typ: 'SPM',
    right: 'T',
    name_id: 'Surat pernyataan kepemilikan merek',
    name_en: 'Statement of ownership of the mark',
    ...scan,
  },
  {
    specdoc_typ: 'SPU',
    right: '*',
    name_id: 'Surat pernyataan UMK',
    name_en: 'Statement of micro or small enterprise',
    ...scan,
  },
  {
    specdoc_typ: 'PKM',
    right: 'T',
    name_id: 'Peraturan penggunaan merek kolektif',
    name_en: 'Rules of use of the collective mark',
    ...scan,
  },
  {
    specdoc_typ: 'JWB',
    right: '*',
    name_id: 'Lampiran jawaban surat',
    name_en: 'Attachment to the answer to a letter',
    ...scan,
    max_files: 60,
  },
  { specdoc_typ: 'SND', right: 'T', name_id: 'Rekaman suara', name_en: 'Sound recording', ...sound },
  { specdoc_typ: 'VID', right: 'T', name_id: 'Rekaman video', name_en: 'Video recording', ...video },
  { specdoc_typ: 'NOT', right: 'T', name_id: 'Notasi atau transkrip', name_en: 'Notation or transcript', ...scan },
  {
    specdoc_typ: 'GAB',
    right: 'P',
    name_id: 'Dokumen gabungan',
    name_en: 'All parts in one file',
    ...pdf,
    max_bytes: 60 * MB,
  },
  { specdoc_typ: 'SEQ', right: 'P', name_id: 'Daftar urutan (ST.26)', name_en: 'Sequence listing (ST.26)', ...xml },
  {
    specdoc_typ: 'PCT',
    right: 'P',
    name_id: 'Dokumen fase internasional',
    name_en: 'Document of the international phase',
    ...scan,
  },
  {
    specdoc_typ: 'JRD',
    right: 'P',
    name_id: 'Bukti penyimpanan jasad renik',
    name_en: 'Receipt of deposit of a micro-organism',
    ...scan,
  },
  { specdoc_typ: 'BKT', right: '*', name_id: 'Bukti', name_en: 'Evidence', ...scan, max_files: 20 },
  { specdoc_typ: 'KTP', right: '*', name_id: 'Kartu identitas', name_en: 'Identity card', ...scan },
  { specdoc_typ: 'SRT', right: '*', name_id: 'Surat pengantar', name_en: 'Cover letter', ...scan },
  { specdoc_typ: 'SRF', right: '*', name_id: 'Sertifikat', name_en: 'Certificate', ...scan },
]
