import { randomInt } from 'node:crypto'

export interface TestAccount {
  email: string
  password: string
  name: string
  /** 16 digits that fit the birthday. */
  nik: string
  birthday: { day: string; month: string; year: string }
}

/** Password of every demo account and of those the journeys register. */
export const password = 'saki-demo-contoh-2026'

/** Accounts of the demonstration that the journeys use. */
export const demo = {
  /** Cases, drafts and unread letters. */
  sari: 'sari@contoh.id',
  /** Nothing filed, no drafts. */
  newcomer: 'baru@contoh.id',
  /** Bound to 0903-2016, with clients of her own and one by mandate. */
  consultant: 'konsultan@contoh.id',
  /** One bill whose code has expired. */
  smallBusiness: 'umk@contoh.id',
  /** Of the office: tariffs and requests of consultants. */
  officer: 'petugas@contoh.id',
} as const

/** Somebody the portal has never seen. */
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
