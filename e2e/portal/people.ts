import { randomInt } from 'node:crypto'

export interface TestAccount {
  email: string
  password: string
  name: string
  /** 16 digits that contain the birthday. */
  nik: string
  birthday: { day: string; month: string; year: string }
}

/** Password of every demo account and of the accounts that journeys register. */
export const password = 'saki-demo-contoh-2026'

/** Accounts of the demo data that journeys use. */
export const demo = {
  /** Has cases, drafts and unread letters. */
  sari: 'sari@contoh.id',
  /** Has neither filings nor drafts. */
  newcomer: 'baru@contoh.id',
  /** Registered consultant 0903-2016 with own clients and one by mandate. */
  consultant: 'konsultan@contoh.id',
  /** Has one bill whose code has expired. */
  smallBusiness: 'umk@contoh.id',
  /** Officer for tariffs and consultant requests. */
  officer: 'petugas@contoh.id',
  /** Head of section: sees all work, hands over, approves. */
  head: 'kepala@contoh.id',
  /** The Appeal Commission. */
  commission: 'banding@contoh.id',
} as const

/** A person without an account. */
export function newPerson(name = 'Dewi Lestari Handayani'): TestAccount {
  const serial = String(randomInt(1, 9999)).padStart(4, '0')
  const district = 340_201 + randomInt(0, 16)
  return {
    email: `pemohon.${Date.now()}.${serial}@contoh.id`,
    password,
    name,
    nik: `${district}140390${serial}`,
    birthday: { day: '14', month: '3', year: '1990' },
  }
}
