import { addDays, addMonths } from '@saki/domain/dates/legalDate'

import type { DemoDesign } from './demoCase.ts'
import type { PersonKey } from './people.ts'
import type { PictureKind } from './pictures.ts'
import { byItself, storyStep, type Day, type StoryStep } from './story.ts'

let made = 0

function client(
  title: string,
  kind: PictureKind,
  applicant: PersonKey,
  filed: Day,
  steps: StoryStep[],
  more: Partial<DemoDesign> = {},
): DemoDesign {
  made += 1
  const reference = `RK-${String(made).padStart(3, '0')}`
  return {
    owner: 'konsultan@contoh.id',
    title,
    kind,
    applicant,
    reference,
    payer: 'UMUM',
    filed,
    paid: true,
    steps,
    ...more,
  }
}
const unpaid = { paid: false } as const
const school = { payer: 'PENDIDIKAN' } as const
const small = { payer: 'UMK' } as const
const registeredBy = (published: number) => [storyStep('publish', published), byItself('publication_over')]
const objection = (day: number) =>
  storyStep(
    'oppose',
    day,
    'Pihak ketiga menyatakan desain ini sama dengan produk yang sudah beredar sebelum tanggal penerimaan.',
  )

/** About forty filings of the consultant's clients, in every state of a design application. */
export const clientCases: DemoDesign[] = [
  // Ten years and some days ago: protection has expired.
  client('Kursi Makan Jati Klasik', 'chair', 'ukir', (today) => addDays(addMonths(today, -120), -9), [
    storyStep('publish', (today) => addMonths(today, -117)),
    byItself('publication_over'),
    byItself('expire'),
  ]),

  client('Teko Teh Poci Tegal', 'teapot', 'lestari', 421, registeredBy(390)),
  client('Lampu Pelita Rotan', 'lamp', 'serat', 413, registeredBy(380), small),
  client('Kursi Rotan Jepara', 'chair', 'ukir', 404, registeredBy(372)),
  client('Botol Air Berpegangan', 'bottle', 'nakhil', 396, registeredBy(360), {
    priority: { country: 'SA', number: '1447-00231' },
  }),
  client('Lampu Meja Capiz', 'lamp', 'made', 371, [
    storyStep('publish', 340),
    objection(310),
    storyStep('answer', 260, 'Produk pembanding mempunyai kerangka yang berbeda.'),
    storyStep('register', 150),
  ]),
  client('Teko Keramik Motif Parang', 'teapot', 'kampus', 322, registeredBy(290), school),
  client('Kursi Santai Rotan', 'chair', 'surya', 270, registeredBy(240)),

  client('Botol Minum Melati', 'bottle', 'dewi', 417, [
    ...registeredBy(385),
    storyStep('cancel', 75, 'Atas permintaan tertulis pemegang hak.'),
  ]),
  client('Teko Leher Angsa', 'teapot', 'kopi', 408, [
    storyStep('publish', 377),
    objection(330),
    byItself('answer_over'),
    storyStep('refuse', 95, 'Bentuk yang sama telah diungkapkan dalam katalog produk sebelum tanggal penerimaan.', {
      ground: 'D2',
    }),
    storyStep('record_suit', 40),
  ]),
  client('Lampu Baca Tiang Pendek', 'lamp', 'cahaya', 352, [
    storyStep('publish', 320),
    objection(260),
    storyStep('answer', 205, 'Sambungan tiang dan tudung berbeda.'),
    storyStep('refuse', 34, 'Perbedaan dengan pembanding hanya pada ukuran.', { ground: 'D2' }),
  ]),
  client('Botol Arak Berlambang', 'bottle', 'iqbal', 48, [
    storyStep('refuse_contrary', 13, 'Lambang negara termuat pada badan botol.', { ground: 'D4' }),
  ]),
  client('Kursi Anak Gajah', 'chair', 'retna', 61, [
    storyStep('refuse_contrary', 27, 'Gambar pada sandaran dinilai tidak pantas untuk anak.', { ground: 'D4' }),
    storyStep('object_to_refusal', 8, 'Gambar pada sandaran adalah tokoh wayang dan sudah diperbaiki.'),
  ]),
  client('Lampu Meja Gunungan', 'lamp', 'sumiyati', 198, [
    storyStep('ask_correction', 180, 'Tampak bawah belum ada dan tampak kiri terpotong.'),
    byItself('correction_lapsed'),
  ]),
  client('Botol Susu Kambing', 'bottle', 'umar', 143, [
    storyStep('withdraw', 118, 'Pemohon mengubah rencana produksi.'),
  ]),

  client('Lampu Meja Anyaman Bambu', 'lamp', 'bambu', 245, [
    storyStep('publish', 214),
    objection(165),
    storyStep('answer', 120, 'Lipit pada tudung berpola lain.'),
  ]),
  client('Kursi Pendopo Anyam', 'chair', 'ukir', 232, [
    storyStep('publish', 203),
    objection(175),
    storyStep('answer', 131, 'Kami tidak menyanggah keberatan ini dan menyerahkan penilaiannya kepada kantor.'),
  ]),
  client('Teko Enamel Blirik', 'teapot', 'fatimah', 221, [
    storyStep('publish', 190),
    objection(140),
    byItself('answer_over'),
  ]),
  client('Botol Minum Anak Wayang', 'bottle', 'tirta', 209, [
    storyStep('publish', 176),
    objection(122),
    storyStep('answer', 66, 'Hiasan tutup tidak sama.'),
  ]),
  client('Kursi Anyam Utara', 'chair', 'nordlys', 150, [storyStep('publish', 88), objection(45)], {
    priority: { country: 'DK', number: 'DA 2026 00017' },
  }),
  client(
    'Lampu Dinding Fjord',
    'lamp',
    'nordlys',
    64,
    [storyStep('ask_priority', 24, 'Terjemahan dokumen prioritas belum dilampirkan.')],
    {
      priority: { country: 'DK', number: 'DA 2026 00064' },
    },
  ),
  client('Teko Corat Ramping', 'teapot', 'surya', 132, [storyStep('publish', 80), objection(12)]),

  client('Lampu Serat Pisang', 'lamp', 'serat', 121, [storyStep('publish', 84)], small),
  client('Botol Madu Hutan', 'bottle', 'lestari', 117, [storyStep('publish', 79)]),
  client('Kursi Teras Bambu', 'chair', 'bambu', 110, [
    storyStep('ask_correction', 95, 'Surat kuasa belum bermeterai.'),
    storyStep('answer_correction', 82),
    storyStep('publish', 60),
  ]),
  client('Teko Wedang Uwuh', 'teapot', 'sumiyati', 102, [storyStep('publish', 54)]),
  client('Lampu Nakas Tudung Lipit', 'lamp', 'made', 96, [storyStep('publish', 41)]),
  client('Botol Teh Seduh', 'bottle', 'iqbal', 89, [storyStep('publish', 26)]),
  client('Kursi Teras Trembesi', 'chair', 'retna', 77, [storyStep('publish', 6, '', { unread: true })]),

  client('Teko Jamu Gendong', 'teapot', 'retna', 93, [
    storyStep('ask_correction', 86, 'Uraian tidak menyebut bagian yang dimintakan perlindungan.'),
  ]),
  client('Lampu Tidur Kayu Jati', 'lamp', 'umar', 82, [
    storyStep('ask_correction', 68, 'Gambar tampak atas dan tampak bawah tertukar.'),
    storyStep('extend_correction', 19, 'Juru gambar sedang berhalangan.'),
  ]),
  client('Botol Kopi Seduh Dingin', 'bottle', 'kopi', 58, [
    storyStep('ask_correction', 33, 'Akta pendirian belum dilampirkan.'),
  ]),
  client('Kursi Lobi Anyam', 'chair', 'cahaya', 39, [
    storyStep('ask_correction', 5, 'Surat pengalihan hak dari pendesain belum dilampirkan.', { unread: true }),
  ]),

  client(
    'Lampu Belajar Siswa',
    'lamp',
    'kampus',
    64,
    [storyStep('defer_publication', 57, 'Menunggu pengumuman di negara asal.')],
    school,
  ),
  client('Teko Saring Pandan', 'teapot', 'fatimah', 43, []),
  client('Botol Air Hangat Bayi', 'bottle', 'dewi', 31, []),
  client('Kursi Santai Mendong', 'chair', 'serat', 17, [], small),
  client('Lampu Meja Batik Cap', 'lamp', 'sumiyati', 3, [], { paymentUnread: true }),

  client('Teko Tanah Liat Bayat', 'teapot', 'lestari', 0, [], unpaid),
  client('Botol Jamu Beras Kencur', 'bottle', 'tirta', 2, [], { paid: false, reissued: true }),
  client('Kursi Makan Rotan Sintetis', 'chair', 'nakhil', 6, [], unpaid),
]
