import { addDays, addMonths } from '@saki/domain/dates/legalDate'

import type { DemoDesign } from './demoCase.ts'
import { byItself, storyStep } from './story.ts'

/** Designs of people who file for themselves. */
export const ownCases: DemoDesign[] = [
  {
    owner: 'sari@contoh.id',
    title: 'Teko Gerabah Kecil',
    kind: 'teapot',
    applicant: 'sari',
    reference: 'TG-01',
    payer: 'UMUM',
    filed: 188,
    paid: true,
    steps: [
      storyStep('ask_correction', 176, 'Surat pernyataan kepemilikan belum ditandatangani.'),
      storyStep('answer_correction', 170, 'Surat pernyataan yang sudah ditandatangani dilampirkan.'),
      storyStep('publish', 129),
      byItself('publication_over', { unread: true }),
    ],
  },
  {
    owner: 'sari@contoh.id',
    title: 'Botol Lipat',
    kind: 'bottle',
    applicant: 'sari',
    reference: 'BL-07',
    payer: 'UMUM',
    filed: 54,
    paid: true,
    paymentUnread: true,
    steps: [
      storyStep(
        'ask_correction',
        (today) => addDays(addMonths(today, -3), 53),
        'Gambar 3 (tampak belakang) buram sehingga bentuk ulir tutup tidak terlihat jelas. Kirim gambar baru, sisi terpendek paling sedikit 1000 piksel.',
        { unread: true, view: 3 },
      ),
    ],
  },
  {
    owner: 'sari@contoh.id',
    title: 'Lampu Meja Rotan',
    kind: 'lamp',
    applicant: 'sari',
    reference: 'LR-02',
    payer: 'UMUM',
    filed: 0,
    paid: false,
    steps: [],
  },
  {
    owner: 'umk@contoh.id',
    title: 'Kursi Tamu Bambu',
    kind: 'chair',
    applicant: 'umi',
    reference: 'UK-1',
    payer: 'UMK',
    filed: 24,
    paid: true,
    steps: [],
  },
  {
    owner: 'umk@contoh.id',
    title: 'Botol Wedang Uwuh',
    kind: 'bottle',
    applicant: 'umi',
    reference: 'UK-2',
    payer: 'UMK',
    filed: 4,
    paid: false,
    steps: [],
  },
]
