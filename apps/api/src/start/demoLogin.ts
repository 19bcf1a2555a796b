/** Password of every account of the demonstration (apps/demo). It is published, so production refuses to start with these accounts. */
export const demoPassword = 'saki-demo-contoh-2026'

/** Addresses of the accounts of the demonstration. */
export const demoEmails = [
  'sari@contoh.id',
  'konsultan@contoh.id',
  'baru@contoh.id',
  'umk@contoh.id',
  'petugas@contoh.id',
  'formalitas@contoh.id',
  'pemeriksa@contoh.id',
  'pemeriksa.paten@contoh.id',
  'kepala@contoh.id',
  'keuangan@contoh.id',
  'banding@contoh.id',
  'calon@contoh.id',
  'calon.lain@contoh.id',
] as const
export type DemoEmail = (typeof demoEmails)[number]
