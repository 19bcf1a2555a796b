import { addDays, addMonths, type LegalDate } from '@saki/domain/dates/legalDate'

import type { DemoMark, Goods } from './demoCase.ts'
import type { LabelDrawing } from './drawings/label.ts'
import type { PersonKey } from './people.ts'
import { byItself, storyStep, type Day, type StoryStep } from './story.ts'

const red = { ink: '#8f1d1d', ground: '#f3e3c7', colours: ['merah tua', 'krem'] }
const green = { ink: '#1f5c3a', ground: '#d8ecd9', colours: ['hijau tua', 'hijau muda'] }
const blue = { ink: '#123f75', ground: '#cfe3f5', colours: ['biru tua', 'biru muda'] }
const brown = { ink: '#5a3a1e', ground: '#efd9b8', colours: ['cokelat', 'krem'] }

const coffee: Goods = ['30', 'kopi', 'kopi bubuk', 'minuman berbahan dasar kopi']
const cafe: Goods = ['43', 'jasa kedai kopi', 'jasa kafe']
const batik: Goods = ['25', 'pakaian', 'kemeja batik', 'selendang']
const shop: Goods = ['35', 'jasa toko eceran', 'jasa toko daring']
const furniture: Goods = ['20', 'mebel', 'kursi', 'meja']
const tiles: Goods = ['21', 'peralatan makan dari gerabah', 'vas', 'cangkir']
const herbs: Goods = ['5', 'jamu', 'suplemen herbal']
const lessons: Goods = ['41', 'jasa kursus', 'jasa pelatihan']

/** Label of Sari's mark that is still a draft. */
export const draftLabel = { emblem: 'cup', ...red } as const

let made = 0
function mark(
  title: string,
  applicant: PersonKey,
  goods: Goods[],
  filed: Day,
  steps: StoryStep[],
  more: Partial<DemoMark> = {},
): DemoMark {
  made += 1
  return {
    owner: 'konsultan@contoh.id',
    title,
    applicant,
    goods,
    reference: `RM-${String(made).padStart(3, '0')}`,
    payer: 'UMUM',
    filed,
    paid: true,
    steps,
    ...more,
  }
}

const ago =
  (months: number, days = 0) =>
  (today: LegalDate) =>
    addDays(addMonths(today, -months), -days)
/** Steps of a mark published so many days ago without opposition and examined from `examined` on. */
const unopposed = (published: number, examined: number) => [
  storyStep('publish', published),
  byItself('publication_over'),
  storyStep('examine', examined),
]
const objection = (day: number) =>
  storyStep('oppose', day, 'Pihak ketiga menyatakan merek ini mempunyai persamaan pada pokoknya dengan mereknya.')
const proposal = (day: number) =>
  storyStep(
    'propose_refusal',
    day,
    'Merek ini mempunyai persamaan pada pokoknya dengan merek terdaftar milik pihak lain untuk barang atau jasa sejenis.',
    { ground: 'M211A' },
  )
/** Steps from the filing to the registration in nine months; months counted back from today. */
const registeredOf = (filed: number) => [
  storyStep('publish', ago(filed, -16)),
  byItself('publication_over'),
  storyStep('examine', ago(filed - 4)),
  storyStep('accept', ago(filed - 6)),
  storyStep('register', ago(filed - 7)),
]

/** Marks of Sari, Umi and the consultant's clients, in every state. */
export const markCases: DemoMark[] = [
  mark('GERABAH SENJA', 'sari', [tiles, shop], 66, [storyStep('publish', 50)], {
    owner: 'sari@contoh.id',
    reference: 'GS-01',
    payer: 'UMK',
    label: { emblem: 'peak', ...brown },
  }),
  mark('JAMU BU UMI', 'umi', [herbs], 19, [], {
    owner: 'umk@contoh.id',
    reference: 'UK-3',
    payer: 'UMK',
    label: { emblem: 'leaf', ...green },
  }),

  mark('LERENG MERAPI', 'kopi', [coffee, cafe], 1, [], { paid: false, label: { emblem: 'peak', ...red } }),
  mark('BAMBU LESTARI', 'bambu', [furniture], 6, [], { label: { emblem: 'leaf', ...green } }),
  mark(
    'SERAT NUSANTARA',
    'serat',
    [batik, furniture],
    30,
    [storyStep('ask_correction', 18, 'Peraturan penggunaan merek kolektif belum ditandatangani pengurus.')],
    {
      collective: true,
      payer: 'UMK',
      label: { emblem: 'flower', ...blue },
    },
  ),
  mark('KOPI LERENG', 'kopi', [coffee], 52, [storyStep('publish', 35)]),
  mark('BATIK ANGGRAINI', 'dewi', [batik, shop], 80, [storyStep('publish', 60), objection(20)], {
    label: { emblem: 'flower', ...brown },
  }),
  mark(
    'TIRTA KARYA',
    'tirta',
    [tiles],
    85,
    [
      storyStep('publish', 66),
      objection(40),
      storyStep('answer', 12, 'Kata TIRTA adalah kata umum dan bentuk labelnya berbeda.'),
    ],
    {
      label: { emblem: 'wave', ...blue },
    },
  ),
  mark(
    'CAHAYA TIMUR',
    'cahaya',
    [['11', 'lampu', 'perlengkapan penerangan']],
    90,
    [storyStep('publish', 75), byItself('publication_over')],
    {
      label: { emblem: 'flower', ...red },
    },
  ),
  mark('WIDODO UKIR', 'surya', [furniture], 150, [storyStep('publish', 132), objection(90), byItself('answer_over')]),
  mark('النخيل', 'nakhil', [furniture, shop], 130, unopposed(114, 40), {
    translation: 'pohon kurma',
    transliteration: 'an-nakhil',
    priority: { country: 'SA', number: 'SA-1448-0917' },
    label: { emblem: 'leaf', ...green, withoutWords: true },
  }),
  mark('SENJATA KOPI', 'iqbal', [coffee], 180, [...unopposed(165, 95), proposal(20)]),
  mark('PAGELARAN MATARAM', 'kampus', [lessons], 170, [...unopposed(155, 85), storyStep('accept', 10)], {
    payer: 'PENDIDIKAN',
    label: { emblem: 'peak', ...blue },
  }),
  mark(
    'NORDLYS',
    'nordlys',
    [furniture],
    300,
    [...unopposed(285, 215), storyStep('accept', 180), storyStep('register', 160)],
    {
      translation: 'cahaya utara',
      label: { emblem: 'wave', ...blue },
    },
  ),
  mark('UKIR MULIA', 'ukir', [furniture], ago(117), [...registeredOf(117), byItself('renewal_opens')], {
    label: { emblem: 'flower', ...brown },
  }),
  mark('RASA LESTARI', 'lestari', [['29', 'abon', 'rendang']], ago(122), [
    ...registeredOf(122),
    byItself('renewal_opens'),
    byItself('term_over'),
  ]),
  mark(
    'SUMBER AYU',
    'sumiyati',
    [batik],
    ago(127),
    [...registeredOf(127), byItself('renewal_opens'), byItself('term_over'), byItself('expire')],
    {
      label: { emblem: 'flower', ...red },
    },
  ),
  mark(
    'WARUNG WIRAWAN',
    'made',
    [['43', 'jasa rumah makan', 'jasa warung']],
    340,
    [
      ...unopposed(320, 250),
      proposal(190),
      storyStep('answer_refusal', 160, 'Jasa dan bunyinya tidak sama.'),
      storyStep('refuse', 70),
    ],
    {
      label: { emblem: 'cup', ...brown },
    },
  ),
  mark(
    'FJORDLYS',
    'nordlys',
    [furniture],
    58,
    [storyStep('ask_priority', 21, 'Salinan dokumen prioritas belum dilampirkan.')],
    {
      priority: { country: 'DK', number: 'VA 2026 01175' },
    },
  ),
  mark('SENDANG JATI', 'ukir', [furniture], 350, [
    ...unopposed(330, 260),
    proposal(200),
    storyStep('answer_refusal', 175),
    storyStep('refuse', 90),
    storyStep('appeal', 24),
    storyStep('ask_appeal_completeness', 6, 'Surat kuasa khusus untuk banding belum dilampirkan.'),
  ]),
  mark('MUNGGUR', 'retna', [batik], 430, [
    ...unopposed(415, 340),
    proposal(300),
    storyStep('answer_refusal', 280),
    storyStep('refuse', 250),
  ]),
  mark(
    'BAWAZIR',
    'umar',
    [['3', 'parfum', 'minyak wangi']],
    460,
    [
      ...unopposed(450, 375),
      proposal(350),
      storyStep('answer_refusal', 330),
      storyStep('refuse', 300),
      storyStep('appeal', 240),
      storyStep('dismiss_appeal', 130),
      storyStep('record_suit', 70),
    ],
    {
      translation: 'nama keluarga',
    },
  ),
  mark('KOPI TUBRUK', 'kopi', [coffee], 260, [
    ...unopposed(245, 175),
    storyStep(
      'propose_refusal',
      110,
      '“Kopi tubruk” adalah nama cara menyeduh kopi, sehingga tidak membedakan kopi ini dari kopi lain.',
      { ground: 'M20E' },
    ),
    byItself('refusal_unanswered'),
  ]),
  mark(
    'TEKO EMAS',
    'fatimah',
    [tiles],
    140,
    [storyStep('ask_correction', 125, 'Tanda tangan pemohon belum dilampirkan.'), byItself('correction_lapsed')],
    {
      label: { emblem: 'cup', ...red },
    },
  ),
  mark('LAMPU RAKYAT', 'cahaya', [['11', 'lampu']], 120, [
    storyStep('withdraw', 100, 'Pemohon mengganti nama produknya.'),
  ]),
  mark('ANYAM UTARA', 'serat', [furniture], 420, [
    ...unopposed(405, 335),
    storyStep('accept', 300),
    storyStep('register', 280),
    storyStep('delete', 45, 'Atas permintaan tertulis pemilik merek.'),
  ]),
  mark(
    'PURI RATNA',
    'dewi',
    [['44', 'jasa salon kecantikan']],
    440,
    [
      ...unopposed(425, 355),
      storyStep('accept', 320),
      storyStep('register', 300),
      storyStep('cancel', 60, 'Putusan Pengadilan Niaga yang telah berkekuatan hukum tetap.'),
    ],
    {
      label: { emblem: 'flower', ...green },
    },
  ),
  mark('SENJA COFFEE', 'lestari', [coffee, cafe], ago(57), registeredOf(57), {
    translation: 'kopi senja',
    label: { emblem: 'cup', ...brown },
  }),
]

/** Every label of the demonstration by the name of its mark. */
export const labels: ReadonlyMap<string, LabelDrawing> = new Map([
  ['KOPI SENJA', { ...draftLabel, words: 'KOPI SENJA' }],
  ...markCases.flatMap(({ title, label }): [string, LabelDrawing][] =>
    label ? [[title, { ...label, words: label.withoutWords ? '' : title }]] : [],
  ),
])
