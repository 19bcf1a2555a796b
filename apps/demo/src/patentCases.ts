import type { DemoPatent } from './demoCase.ts'
import { byItself, storyStep } from './story.ts'

let made = 0
function client(
  title: string,
  demo: Pick<DemoPatent, 'invention' | 'applicant' | 'filed' | 'pages' | 'claims'> & Partial<DemoPatent>,
): DemoPatent {
  made += 1
  return {
    owner: 'konsultan@contoh.id',
    title,
    reference: `RP-${String(made).padStart(3, '0')}`,
    payer: 'UMUM',
    paid: true,
    steps: [],
    ...demo,
  }
}
/** Steps of an early publication, with examination if requested. */
const early = (passed: number, examined = true) => [
  storyStep('formality_passed_early', passed),
  byItself('publish'),
  byItself(examined ? 'begin_examination' : 'publication_over'),
]
const simply = (passed: number) => [
  storyStep('formality_passed', passed),
  byItself('publish'),
  byItself('begin_examination'),
]

/** Patents and simple patents of Sari and of the consultant's clients, in different states. */
export const patentCases: DemoPatent[] = [
  {
    owner: 'sari@contoh.id',
    title: 'Alat Pengering Biji Kopi dengan Penyangga Panas Gerabah',
    invention: 'dryer',
    applicant: 'sari',
    reference: 'KG-P1',
    payer: 'UMUM',
    filed: 40,
    paid: true,
    pages: 14,
    claims: 8,
    examination: true,
    steps: [storyStep('formality_passed', 12)],
  },
  {
    owner: 'sari@contoh.id',
    title: 'Tungku Gerabah Hemat Kayu',
    invention: 'stove',
    applicant: 'sari',
    reference: 'KG-P2',
    payer: 'UMK',
    filed: 85,
    paid: true,
    pages: 6,
    claims: 3,
    simple: true,
    steps: [
      ...simply(78),
      storyStep('send_findings', 10, 'Klaim 1 belum menyebut letak saluran udara terhadap bibir tungku.', {
        ground: 'P25',
      }),
    ],
  },
  client('Sambungan Lipat untuk Rangka Mebel', {
    invention: 'hinge',
    applicant: 'nordlys',
    filed: 60,
    pages: 33,
    claims: 14,
    pct: { office: 'DK', number: 50_117, publication: 118_204 },
    examination: true,
    steps: [storyStep('ask_completeness', 30, 'Terjemahan klaim dan surat kuasa belum dilampirkan.')],
  }),
  client('Pupuk Hayati dari Limbah Kulit Kopi', {
    invention: 'fertiliser',
    applicant: 'kampus',
    payer: 'PENDIDIKAN',
    filed: 12,
    pages: 18,
    claims: 6,
    examination: true,
  }),
  client('Pengatur Arus Lampu LED dengan Peredam Getar', {
    invention: 'driver',
    applicant: 'cahaya',
    filed: 400,
    pages: 22,
    claims: 12,
    early: true,
    examination: true,
    steps: [
      ...early(350),
      storyStep('send_findings', 45, 'Semua ciri klaim 1 telah diungkapkan dalam dokumen D1.', { ground: 'P5' }),
    ],
  }),
  client('Tutup Botol Bersegel Tanpa Cincin', {
    invention: 'cap',
    applicant: 'tirta',
    filed: 420,
    pages: 11,
    claims: 5,
    early: true,
    examination: true,
    // The first annuity is due within six months.
    steps: [...early(380), storyStep('allow', 75), storyStep('issue_certificate', 38)],
  }),
  // Filed before UU 65/2024: twelve months of grace instead of six.
  client('Saringan Pasir Bertingkat untuk Air Sumur', {
    invention: 'filter',
    applicant: 'bambu',
    filed: () => '2024-09-16',
    pages: 12,
    claims: 6,
    early: true,
    examination: true,
    steps: [
      ...early(0).map((each) => (each.day === undefined ? each : { ...each, day: () => '2024-10-21' })),
      storyStep('allow', () => '2026-01-12'),
      storyStep('issue_certificate', () => '2026-02-16'),
      byItself('annuity_overdue'),
    ],
  }),
  client('Panel Anyaman Bambu Bertepi Kait', {
    invention: 'mat',
    applicant: 'bambu',
    filed: 300,
    pages: 7,
    claims: 2,
    simple: true,
    steps: [
      ...simply(293),
      storyStep('allow', 150),
      storyStep('issue_certificate', 110),
      storyStep('pay_first_annuity', 60),
    ],
  }),
  client('Alat Sangrai Kopi dengan Penyangga Panas', {
    invention: 'dryer',
    applicant: 'kopi',
    filed: 500,
    pages: 16,
    claims: 9,
    early: true,
    examination: true,
    steps: [
      ...early(460),
      storyStep('send_findings', 190, 'Ciri klaim 1 sampai 3 dapat diduga dari gabungan dokumen D1 dan D2.', {
        ground: 'P7',
      }),
      storyStep('reply', 120, 'Klaim 1 digabung dengan klaim 4.'),
      storyStep('refuse', 40, 'Klaim yang diperbaiki masih tidak mengandung langkah inventif.'),
    ],
  }),
  client('Tungku Pembakaran Genteng', {
    invention: 'stove',
    applicant: 'sumiyati',
    filed: 200,
    pages: 5,
    claims: 1,
    simple: true,
    steps: [
      storyStep('ask_completeness', 190, 'Surat pernyataan kepemilikan belum ada.'),
      byItself('completeness_lapsed'),
    ],
  }),
  client('Engsel Tersembunyi untuk Meja Lipat', {
    invention: 'hinge',
    applicant: 'nakhil',
    filed: 45,
    pages: 12,
    claims: 7,
    priority: { country: 'SA', number: '1248-00317' },
    steps: [storyStep('formality_passed', 20)],
  }),
  client('Anyaman Bambu Tahan Air', {
    invention: 'mat',
    applicant: 'umar',
    filed: 150,
    pages: 6,
    claims: 2,
    steps: [
      storyStep('withdraw', 118, 'Pemohon memilih menyimpannya sebagai rahasia dagang.'),
      byItself('remedy_over'),
    ],
  }),
  client('Saringan Teh dari Serat Bambu', {
    invention: 'filter',
    applicant: 'iqbal',
    payer: 'UMK',
    filed: 3,
    pages: 5,
    claims: 1,
    simple: true,
    paid: false,
  }),
]
