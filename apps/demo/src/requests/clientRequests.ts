import type { RequestCode } from '@saki/catalogue/requests/codes'

import { demoConsultant } from '../people.ts'
import type { Day } from '../story.ts'
import { appealOf, because, licensedTo, movedTo } from './answers.ts'
import { requestAct, granted, type DemoRequest } from './demoRequest.ts'

const RATNA = String(demoConsultant['EMAIL'])
const payer = { FILING: { PAYER_CATEGORY: 'UMUM' } }

const ask = (kind: RequestCode, title: string | readonly string[], begun: Day, more: Partial<DemoRequest> = {}) => ({
  owner: RATNA,
  kind,
  cases: typeof title === 'string' ? [title] : title,
  begun,
  ...more,
})
/** Documents from the register, issued with the payment. */
const documents: DemoRequest[] = [
  ask('PT', 'UKIR MULIA', 326),
  ask('PT', 'RASA LESTARI', 311),
  ask('PT', 'Teko Teh Poci Tegal', 284),
  ask('PT', 'Lampu Pelita Rotan', 270),
  ask('SS', 'Teko Teh Poci Tegal', 262, { data: payer }),
  ask('SS', 'Kursi Rotan Jepara', 233, { data: payer }),
  ask('SD', 'Pengatur Arus Lampu LED dengan Peredam Getar', 212),
  ask('PT', 'Botol Air Berpegangan', 205),
  ask('PT', 'Kursi Rotan Jepara', 187),
  ask('SS', 'Botol Air Berpegangan', 171, { data: payer }),
  ask('PT', ['Teko Teh Poci Tegal', 'Lampu Pelita Rotan'], 158),
  ask('PT', 'NORDLYS', 146),
  ask('SS', 'Lampu Meja Capiz', 121, { data: payer }),
  ask('PT', 'Kursi Santai Rotan', 113),
  ask('SD', 'Tutup Botol Bersegel Tanpa Cincin', 86),
  ask('PT', 'NORDLYS', 72),
  ask('PT', 'Lampu Meja Capiz', 52),
  ask('PT', 'Panel Anyaman Bambu Bertepi Kait', 44),
  ask('HP', 'Engsel Tersembunyi untuk Meja Lipat', 36),
  ask('PT', 'UKIR MULIA', 22),
  ask('SS', 'Kursi Santai Rotan', 9, { data: payer }),
]

/** Changes of the register. */
const changes: DemoRequest[] = [
  ask('PN', 'UKIR MULIA', 302, {
    data: movedTo('ukir', 'Jalan Parangtritis KM 8'),
    papers: ['BKT'],
    acts: granted(297, 288),
  }),
  ask('LI', 'Teko Teh Poci Tegal', 250, {
    data: licensedTo('kopi', '2026-01-01'),
    papers: ['LIS'],
    acts: granted(245, 233),
  }),
  ask('PN', 'Lampu Pelita Rotan', 222, {
    data: movedTo('serat', 'Jalan Ringroad Selatan 92'),
    papers: ['BKT'],
    acts: [
      requestAct('verify', 218),
      requestAct('ask_completeness', 212, 'Akta perubahan alamat belum ditandatangani.'),
      requestAct('answer', 203, 'Akta yang ditandatangani pengurus sudah kami sampaikan.'),
      requestAct('grant', 194),
    ],
  }),
  ask('LI', 'NORDLYS', 138, {
    data: licensedTo('bambu', '2026-06-01'),
    papers: ['LIS'],
    acts: [
      requestAct('verify', 133),
      requestAct('refuse', 119, 'Perjanjian lisensi tidak menyebut merek yang dilisensikan.'),
    ],
  }),
  ask('PN', ['Lampu Pelita Rotan', 'Lampu Serat Pisang'], 98, {
    data: movedTo('serat', 'Jalan Ringroad Selatan 90'),
    papers: ['BKT'],
    acts: granted(94, 83),
  }),
  ask('PC', 'Pengatur Arus Lampu LED dengan Peredam Getar', 92, {
    data: because('Produk sudah ditiru di pasar.'),
    acts: granted(87, 74),
  }),
  ask('KB', 'Pengatur Arus Lampu LED dengan Peredam Getar', 66, {
    data: {
      REQUEST: { PART: 'OTHER', NOW: 'Gambar 2: R4', SHOULD_BE: 'Gambar 2: R5', REASON: 'Salah ketik nomor resistor.' },
    },
    papers: ['BKT'],
    acts: granted(62, 51),
  }),
  ask('PN', 'TIRTA KARYA', 59, {
    data: movedTo('tirta', 'Jalan Bandengan Selatan 35'),
    papers: ['BKT'],
    acts: [requestAct('verify', 57), requestAct('withdraw', 54)],
  }),
  ask('PN', 'Kursi Teras Bambu', 31, {
    data: movedTo('bambu', 'Jalan Kaliurang KM 6'),
    papers: ['BKT'],
    acts: [requestAct('verify', 28), requestAct('ask_completeness', 20, 'Kirim akta yang memuat alamat baru.')],
  }),
  ask('LI', 'Kursi Rotan Jepara', 18, {
    data: licensedTo('nordlys', '2027-01-01'),
    papers: ['LIS'],
    acts: [requestAct('verify', 13)],
  }),
  ask('JP', 'Sambungan Lipat untuk Rangka Mebel', 15, { data: because('Terjemahan klaim sedang diperiksa pemohon.') }),
  ask('PJ', 'UKIR MULIA', 11, {
    data: { ...payer, DECLARATIONS: ['IN_USE'] },
    papers: ['SPG'],
    acts: [requestAct('verify', 7)],
  }),
  ask('KH', 'Pupuk Hayati dari Limbah Kulit Kopi', 7, { data: { REQUEST: { QTY_PAGES: '4' } }, papers: ['DES'] }),
  ask('PN', 'CAHAYA TIMUR', 4, { data: movedTo('cahaya', 'Jalan Rawa Terate II No. 6'), papers: ['BKT'] }),
  // Its code has expired.
  ask('PT', 'Teko Keramik Motif Parang', 5, { ends: 'unpaid' }),
  ask('LI', 'Lampu Meja Capiz', 1, { data: licensedTo('cahaya', '2027-01-01'), ends: 'draft' }),
]

/** Appeals: new, before the panel, and decided. */
const appeals: DemoRequest[] = [
  ask('BD', 'WARUNG WIRAWAN', 30, {
    data: appealOf('Jasa, bunyi dan kelompok pembelinya berbeda; keduanya hidup berdampingan sejak 2015.'),
    papers: ['MBD', 'KUA'],
  }),
  ask('BD', 'Alat Sangrai Kopi dengan Penyangga Panas', 12, {
    data: appealOf('Dokumen pembanding tidak menyebut penyangga panas yang diputar.'),
    papers: ['MBD', 'KUA'],
    acts: [requestAct('hear', 5)],
  }),
  ask('BD', 'MUNGGUR', 200, {
    data: appealOf('Merek pembanding tidak dipakai untuk pakaian.'),
    papers: ['MBD', 'KUA'],
    acts: [requestAct('hear', 184), requestAct('reject', 40, 'Kedua merek sama bunyi dan barangnya sejenis.')],
  }),
]

/** Requests of the consultant for the clients whose cases she filed. */
export const clientRequests: readonly DemoRequest[] = [...documents, ...changes, ...appeals]
