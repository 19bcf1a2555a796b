import type { RequestCode } from '@saki/catalogue/requests/codes'
import type { Right } from '@saki/catalogue'

import { samplePerson } from './filings.ts'

/** Answers with which a request can be submitted, and the slots of the attachments it needs. */
export interface RequestSample {
  data?: Record<string, unknown>
  slots?: readonly string[]
}

const reason = { REQUEST: { REASON: 'Atas permintaan pemilik.' } }
const payer = { FILING: { PAYER_CATEGORY: 'UMUM' } }
const payerOf = (right: Right) => (right === 'DESIGN' ? payer : {})
const statement = { REQUEST: { STATEMENT: 'Penolakan tidak berdasar.' } }
const opponent = { OPPONENTS: [samplePerson('Budi Santoso')] }
const correction = { NOW: 'Kopi', SHOULD_BE: 'Kopi Senja', REASON: 'Salah tulis.' }
/** Classes of `sampleMark`. */
const keptClass = [{ CLASS_CODE: '30' }]

/** The row of the list of exhibits for a file; `savedRequest` puts its id in place of the slot. */
export const exhibitRow = (slot: string, ground: string) => ({
  FILE_ID: slot,
  NAME: 'Bukti penjualan',
  FOR: ground,
  PROVES: 'Merek dipakai sejak 2015.',
})

/** The least a kind needs, for each kind that the portal makes. */
export const requestSamples: Partial<Record<RequestCode, (right: Right) => RequestSample>> = {
  AK: () => ({ data: { REQUEST: { ADDR_STREET: 'Jalan Melati 8', EMAIL: 'surat@contoh.id' } } }),
  BC: () => ({ data: { REQUEST: { SHOULD_BE: 'Klaim 2 yang benar.', REASON: 'Salah ketik.' } } }),
  BD: () => ({
    data: { GROUNDS: [{ POINT: 'LAIN.0', TITLE: 'Penolakan', ANSWER: 'Tidak berdasar.' }] },
    slots: ['MBD'],
  }),
  BG: () => ({ data: { ...opponent, ...statement }, slots: ['MBD'] }),
  BJ: () => ({ data: { GOODS: [{ CLASS_CODE: '30', TERMS: ['kopi'] }] } }),
  DK: () => ({ slots: ['KKL'] }),
  HM: (right) => ({ data: { ...payerOf(right), ...reason } }),
  JD: () => ({ data: reason, slots: ['BKT'] }),
  JK: () => ({ data: reason }),
  JP: () => ({ data: reason }),
  KB: (right) => ({ data: { ...payerOf(right), REQUEST: { PART: 'TITLE', ...correction } }, slots: ['BKT'] }),
  KD: () => ({ data: { REQUEST: { WHERE: 'Sertifikat', NOW: 'Kopi', SHOULD_BE: 'Kopi Senja' } } }),
  KH: () => ({ data: { REQUEST: { QTY_PAGES: '4' } }, slots: ['DES'] }),
  KK: () => ({ data: { REQUEST: { QTY_CLAIMS: '3' } }, slots: ['KLM'] }),
  KN: () => ({
    data: { REQUEST: { NTPN: 'A1B2C3D4E5F60718', BILLING_CODE: '820260105000001', PAID_ON: '2026-01-05' } },
    slots: ['BPN'],
  }),
  KR: () => ({ data: statement }),
  KT: () => ({ data: { REQUEST: { ABOUT: 'Merek terdaftar.' } } }),
  KU: () => ({
    data: { REQUEST: { CHANGE: 'APPOINT' }, REPRS: [{ ...samplePerson('Ratna Hapsari'), AGENT_NOTES: '0903-2016' }] },
    slots: ['KUA'],
  }),
  LB: () => ({
    data: { REQUEST: { LICENSEE: 'PT Sangrai', ENDED_ON: '2026-01-06', REASON: 'Diakhiri.' } },
    slots: ['BKT'],
  }),
  LH: () => ({ data: reason }),
  LI: (right) => ({
    data: {
      ...payerOf(right),
      LICENSEES: [samplePerson('PT Sangrai')],
      REQUEST: { EXCLUSIVE: 'Y', VALID_FROM: '2026-01-06' },
    },
    slots: ['LIS'],
  }),
  OP: (right) => ({
    data: {
      ...payerOf(right),
      ...opponent,
      OBJECTIONS: [
        {
          ...(right === 'MARK' ? { MARK_GROUND: 'M211A' } : { DESIGN_GROUND: 'D2' }),
          STATEMENT: 'Sama dengan milik saya.',
        },
      ],
      EXHIBITS: [exhibitRow('BKT', right === 'MARK' ? 'M211A' : 'D2')],
    },
    slots: ['BKT'],
  }),
  PB: () => ({ data: { REQUEST: correction }, slots: ['BKT'] }),
  PC: () => ({ data: reason }),
  PD: () => ({ data: { ...opponent, OBJECTIONS: [{ PATENT_GROUND: 'P5', STATEMENT: 'Sudah dikenal.' }] } }),
  PH: (right) => ({
    data: {
      ...payerOf(right),
      REQUEST: { HOW: 'SALE', ...(right === 'MARK' || right === 'DESIGN' ? { EXTENT: 'WHOLE' } : {}) },
      NEW_OWNERS: [{ ...samplePerson('Rina Kurnia'), EMAIL: 'rina.kurnia@contoh.id' }],
    },
    slots: ['PGH'],
  }),
  PJ: () => ({ data: { ...payer, CLASSES: keptClass, DECLARATIONS: ['IN_USE'] }, slots: ['SPG'] }),
  PK: () => ({ data: { DECLARATIONS: ['WITHDRAWN'] } }),
  PL: () => ({ data: { ...payer, ...reason }, slots: ['KKL'] }),
  PM: () => ({ data: { CLASSES: keptClass } }),
  PN: (right) => ({ data: { ...payerOf(right), NEW_DATA: [samplePerson('Sari Kopi Nusantara')] }, slots: ['BKT'] }),
  PP: () => ({ data: reason }),
  PR: () => ({ data: reason, slots: ['PKM'] }),
  PS: () => ({}),
  PT: () => ({}),
  PU: () => ({ data: reason }),
  PY: () => ({ data: { REQUEST: { WORKED: 'MADE', STATEMENT: 'Dibuat di Bandung.' } } }),
  HP: () => ({}),
  RF: () => ({
    data: {
      REQUEST: {
        NTPN: 'A1B2C3D4E5F60718',
        AMOUNT: '800000',
        BANK: 'Bank Contoh',
        ACCOUNT: '1234567890',
        HOLDER: 'Sari Wulandari',
        REASON: 'Dibayar dua kali.',
      },
    },
    slots: ['BPN'],
  }),
  SD: () => ({}),
  SP: () => ({ data: { REQUEST: { SUBJECT: 'Pertanyaan', TEXT: 'Kapan diperiksa?' } } }),
  UJ: () => ({
    data: { REQUEST: { ...reason.REQUEST, QTY_CLAIMS: '3', QTY_INDEPENDENT: '1' } },
    slots: ['DES', 'KLM'],
  }),
  SS: (right) => ({ data: payerOf(right) }),
  TP: () => ({ data: reason }),
}
