import { demoConsultant } from '../people.ts'
import { because, movedTo, licensedTo, opposedBy } from './answers.ts'
import { requestAct, granted, type DemoRequest } from './demoRequest.ts'

const SARI = 'sari@contoh.id'
const UMI = 'umk@contoh.id'
const RATNA = String(demoConsultant['EMAIL'])

/** Requests of Sari, who acts for herself: one in every state. */
const sariRequests: DemoRequest[] = [
  { owner: SARI, kind: 'PT', cases: ['Kursi Rotan Jepara'], begun: 176 },
  { owner: SARI, kind: 'PT', cases: ['NORDLYS'], begun: 139 },
  { owner: SARI, kind: 'SS', cases: ['Lampu Pelita Rotan'], data: { FILING: { PAYER_CATEGORY: 'UMUM' } }, begun: 104 },
  {
    owner: SARI,
    kind: 'KD',
    cases: ['Teko Gerabah Kecil'],
    data: {
      REQUEST: { WHERE: 'Berita Resmi Desain', NOW: 'Teko Gerabah Kecl', SHOULD_BE: 'Teko Gerabah Kecil' },
    },
    begun: 88,
    acts: [requestAct('withdraw', 84)],
  },
  {
    owner: SARI,
    kind: 'PN',
    cases: ['GERABAH SENJA'],
    data: movedTo('sari', 'Kasongan RT 04, Bangunjiwo'),
    papers: ['BKT', 'KTP'],
    begun: 45,
    acts: granted(41, 33),
  },
  {
    owner: SARI,
    kind: 'KB',
    cases: ['Alat Pengering Biji Kopi dengan Penyangga Panas Gerabah'],
    data: {
      REQUEST: {
        PART: 'OTHER',
        NOW: 'Kelas G: penyangga tunggal',
        SHOULD_BE: 'Kelas G: penyangga ganda',
        REASON: 'Salah menyalin dari naskah.',
      },
    },
    papers: ['BKT'],
    begun: 27,
    acts: [
      requestAct('verify', 24),
      requestAct('refuse', 17, 'Perbaikan menambah hal baru yang tidak diungkapkan pada tanggal penerimaan.'),
    ],
  },
  {
    owner: SARI,
    kind: 'OP',
    cases: ['KOPI LERENG'],
    data: opposedBy(
      'sari',
      { field: 'MARK_GROUND', code: 'M213' },
      'Pemohon pernah menjadi penyalur kopi kami dan mengetahui nama ini sejak 2021.',
    ),
    papers: ['BKT', 'KTP'],
    begun: 23,
    countered: {
      day: 8,
      text: 'Nama LERENG adalah kata umum yang menunjuk tempat tumbuh kopi dan telah kami pakai sejak 2018.',
    },
  },
  {
    owner: SARI,
    kind: 'HP',
    cases: ['Alat Pengering Biji Kopi dengan Penyangga Panas Gerabah'],
    begun: 20,
  },
  { owner: SARI, kind: 'PT', cases: ['Teko Gerabah Kecil'], begun: 13 },
  {
    owner: SARI,
    kind: 'LI',
    cases: ['Teko Gerabah Kecil'],
    data: licensedTo('serat', '2027-01-01'),
    papers: ['LIS'],
    begun: 12,
    acts: [requestAct('verify', 7)],
  },
  {
    owner: SARI,
    kind: 'PC',
    cases: ['Alat Pengering Biji Kopi dengan Penyangga Panas Gerabah'],
    data: because('Alat akan diproduksi bersama koperasi petani pada musim panen berikutnya.'),
    begun: 10,
    acts: [
      requestAct('verify', 8),
      requestAct('ask_completeness', 6, 'Lampirkan surat dari koperasi yang menyebut rencana dan waktu produksi.'),
    ],
  },
  {
    owner: SARI,
    kind: 'PN',
    cases: ['Teko Gerabah Kecil'],
    data: movedTo('sari', 'Kasongan RT 05, Bangunjiwo'),
    papers: ['BKT', 'KTP'],
    begun: 3,
  },
  { owner: SARI, kind: 'PT', cases: ['Kursi Santai Rotan'], begun: 0, ends: 'unpaid' },
  {
    owner: SARI,
    kind: 'PH',
    cases: ['GERABAH SENJA'],
    data: { REQUEST: { HOW: 'SALE', EXTENT: 'WHOLE' } },
    papers: ['PGH'],
    begun: 2,
    ends: 'draft',
  },
]

/** Requests of Umi, most of them made by her consultant. */
const umiRequests: DemoRequest[] = [
  { owner: UMI, by: RATNA, kind: 'PT', cases: ['NORDLYS'], begun: 143 },
  { owner: UMI, by: RATNA, kind: 'PT', cases: ['Kursi Rotan Jepara'], begun: 97 },
  {
    owner: UMI,
    by: RATNA,
    kind: 'SS',
    cases: ['Teko Teh Poci Tegal'],
    data: { FILING: { PAYER_CATEGORY: 'UMK' } },
    papers: ['UMK'],
    begun: 61,
  },
  {
    owner: UMI,
    by: RATNA,
    kind: 'AK',
    cases: ['Kursi Tamu Bambu'],
    data: { REQUEST: { ADDR_STREET: 'Jalan Jenderal Sudirman 9', ZIPCODE: '55221', EMAIL: RATNA } },
    begun: 16,
  },
  {
    owner: UMI,
    by: RATNA,
    kind: 'PN',
    cases: ['JAMU BU UMI'],
    data: movedTo('umi', 'Jalan Selokan Mataram 19'),
    papers: ['BKT', 'KUA'],
    begun: 10,
    acts: [requestAct('verify', 6)],
  },
  {
    owner: UMI,
    kind: 'OP',
    cases: ['Teko Wedang Uwuh'],
    data: opposedBy(
      'umi',
      { field: 'DESIGN_GROUND', code: 'D2' },
      'Bentuk teko ini sudah kami jual di pasar kerajinan sebelum tanggal penerimaan.',
    ),
    papers: ['BKT', 'KTP'],
    begun: 11,
  },
]

export const ownRequests: readonly DemoRequest[] = [...sariRequests, ...umiRequests]
