import { addDays, addMonths } from '@saki/domain/dates/legalDate'

import type { DemoDesign } from './demoCase.ts'
import type { PersonKey } from './people.ts'
import type { PictureKind } from './pictures.ts'
import { byItself, step, type Day, type Step } from './story.ts'

let made = 0

function client(
  title: string,
  kind: PictureKind,
  applicant: PersonKey,
  filed: Day,
  steps: Step[],
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
const registeredBy = (published: number) => [step('publish', published), byItself('publication_over')]
const objection = (day: number) =>
  step(
    'oppose',
    day,
    'Pihak ketiga menyatakan desain ini sama dengan produk yang sudah beredar sebelum tanggal penerimaan.',
  )

/** Some forty filings of the consultant's clients: every state a design application can stand in. */
export const clientCases: DemoDesign[] = [
  // Ten years and some days ago: its protection is over.
  client('Kursi Makan Jati Klasik', 'chair', 'ukir', (today) => addDays(addMonths(today, -120), -9), [
    step('publish', (today) => addMonths(today, -117)),
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
    step('publish', 340),
    objection(310),
    step('answer', 260, 'Produk pembanding mempunyai kerangka yang berbeda.'),
    step('register', 150),
  ]),
  client('Teko Keramik Motif Parang', 'teapot', 'kampus', 322, registeredBy(290), school),
  client('Kursi Santai Rotan', 'chair', 'surya', 270, registeredBy(240)),

  client('Botol Minum Melati', 'bottle', 'dewi', 417, [
    ...registeredBy(385),
    step('cancel', 75, 'Atas permintaan tertulis pemegang hak.'),
  ]),
  client('Teko Leher Angsa', 'teapot', 'kopi', 408, [
    step('publish', 377),
    objection(330),
    byItself('answer_over'),
    step('refuse', 95, 'Tidak baru: bentuk yang sama telah diungkapkan dalam katalog tahun 2023.'),
    step('record_suit', 40),
  ]),
  client('Lampu Baca Tiang Pendek', 'lamp', 'cahaya', 352, [
    step('publish', 320),
    objection(260),
    step('answer', 205, 'Sambungan tiang dan tudung berbeda.'),
    step('refuse', 34, 'Tidak baru: perbedaan dengan pembanding hanya pada ukuran.'),
  ]),
  client('Botol Arak Berlambang', 'bottle', 'iqbal', 48, [
    step('refuse_contrary', 13, 'Lambang negara termuat pada badan botol.'),
  ]),
  client('Kursi Anak Gajah', 'chair', 'retna', 61, [
    step('refuse_contrary', 27, 'Gambar pada sandaran dinilai tidak pantas untuk anak.'),
    step('object_to_refusal', 8, 'Gambar pada sandaran adalah tokoh wayang dan sudah diperbaiki.'),
  ]),
  client('Lampu Meja Gunungan', 'lamp', 'sumiyati', 198, [
    step('ask_correction', 180, 'Tampak bawah belum ada dan tampak kiri terpotong.'),
    byItself('correction_lapsed'),
  ]),
  client('Botol Susu Kambing', 'bottle', 'umar', 143, [step('withdraw', 118, 'Pemohon mengubah rencana produksi.')]),

  client('Lampu Meja Anyaman Bambu', 'lamp', 'bambu', 245, [
    step('publish', 214),
    objection(165),
    step('answer', 120, 'Lipit pada tudung berpola lain.'),
  ]),
  client('Kursi Pendopo Anyam', 'chair', 'ukir', 232, [
    step('publish', 203),
    objection(175),
    step('examine', 131, 'Pemohon menyatakan tidak akan menyanggah.'),
  ]),
  client('Teko Enamel Blirik', 'teapot', 'fatimah', 221, [
    step('publish', 190),
    objection(140),
    byItself('answer_over'),
  ]),
  client('Botol Minum Anak Wayang', 'bottle', 'tirta', 209, [
    step('publish', 176),
    objection(122),
    step('answer', 66, 'Hiasan tutup tidak sama.'),
  ]),
  client('Kursi Anyam Utara', 'chair', 'nordlys', 150, [step('publish', 88), objection(45)], {
    priority: { country: 'DK', number: 'DA 2026 00017' },
  }),
  client(
    'Lampu Dinding Fjord',
    'lamp',
    'nordlys',
    64,
    [step('ask_priority', 24, 'Terjemahan dokumen prioritas belum dilampirkan.')],
    {
      priority: { country: 'DK', number: 'DA 2026 00064' },
    },
  ),
  client('Teko Corat Ramping', 'teapot', 'surya', 132, [step('publish', 80), objection(12)]),

  client('Lampu Serat Pisang', 'lamp', 'serat', 121, [step('publish', 84)], small),
  client('Botol Madu Hutan', 'bottle', 'lestari', 117, [step('publish', 79)]),
  client('Kursi Teras Bambu', 'chair', 'bambu', 110, [
    step('ask_correction', 95, 'Surat kuasa belum bermeterai.'),
    step('answer_correction', 82),
    step('publish', 60),
  ]),
  client('Teko Wedang Uwuh', 'teapot', 'sumiyati', 102, [step('publish', 54)]),
  client('Lampu Nakas Tudung Lipit', 'lamp', 'made', 96, [step('publish', 41)]),
  client('Botol Teh Seduh', 'bottle', 'iqbal', 89, [step('publish', 26)]),
  client('Kursi Teras Trembesi', 'chair', 'retna', 77, [step('publish', 6, '', { unread: true })]),

  client('Teko Jamu Gendong', 'teapot', 'retna', 93, [
    step('ask_correction', 86, 'Uraian tidak menyebut bagian yang dimintakan perlindungan.'),
  ]),
  client('Lampu Tidur Kayu Jati', 'lamp', 'umar', 82, [
    step('ask_correction', 68, 'Gambar tampak atas dan tampak bawah tertukar.'),
    step('extend_correction', 19, 'Juru gambar sedang berhalangan.'),
  ]),
  client('Botol Kopi Seduh Dingin', 'bottle', 'kopi', 58, [
    step('ask_correction', 33, 'Akta pendirian belum dilampirkan.'),
  ]),
  client('Kursi Lobi Anyam', 'chair', 'cahaya', 39, [
    step('ask_correction', 5, 'Surat pengalihan hak dari pendesain belum dilampirkan.', { unread: true }),
  ]),

  client(
    'Lampu Belajar Siswa',
    'lamp',
    'kampus',
    64,
    [step('defer_publication', 57, 'Menunggu pengumuman di negara asal.')],
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
