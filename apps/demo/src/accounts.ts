import type { DemoEmail } from '@saki/api/start/demoLogin'

import type { PlaceKey } from './people.ts'

export interface DemoAccount {
  /** Production refuses to start with these addresses. */
  email: DemoEmail
  name: string
  userTyp: number
  role: 'applicant' | 'office' | 'commission'
  nik: string
  birthday: string
  gender: 'Laki-Laki' | 'Perempuan'
  place: PlaceKey
  street: string
  consultantNumber?: string
  agentCode?: number
}

export const demoAccounts: DemoAccount[] = [
  {
    email: 'sari@contoh.id',
    name: 'Sari Wulandari',
    userTyp: 1,
    role: 'applicant',
    nik: '3402134507880001',
    birthday: '1988-07-05',
    gender: 'Perempuan',
    place: 'kasihan',
    street: 'Kasongan RT 04, Bangunjiwo',
  },
  {
    email: 'konsultan@contoh.id',
    name: 'Ratna Kusuma',
    userTyp: 6,
    role: 'applicant',
    nik: '3471036108790002',
    birthday: '1979-08-21',
    gender: 'Perempuan',
    place: 'gondokusuman',
    street: 'Jalan Jenderal Sudirman 9',
    consultantNumber: '0903-2016',
    agentCode: 903,
  },
  {
    email: 'baru@contoh.id',
    name: 'Bagus Prakoso',
    userTyp: 6,
    role: 'applicant',
    nik: '3174051203910003',
    birthday: '1991-03-12',
    gender: 'Laki-Laki',
    place: 'kebayoran',
    street: 'Jalan Barito I No. 12',
  },
  {
    email: 'umk@contoh.id',
    name: 'Umi Kulsum',
    userTyp: 3,
    role: 'applicant',
    nik: '3404075202850004',
    birthday: '1985-02-12',
    gender: 'Perempuan',
    place: 'depok',
    street: 'Jalan Selokan Mataram 17',
  },
  {
    email: 'petugas@contoh.id',
    name: 'Petrus Galih',
    userTyp: 1,
    role: 'office',
    nik: '3171021409820005',
    birthday: '1982-09-14',
    gender: 'Laki-Laki',
    place: 'gambir',
    street: 'Jalan Kesehatan 5',
  },
  {
    email: 'banding@contoh.id',
    name: 'Melati Siregar',
    userTyp: 1,
    role: 'commission',
    nik: '3171025106760006',
    birthday: '1976-06-11',
    gender: 'Perempuan',
    place: 'gambir',
    street: 'Jalan Cideng Barat 12',
  },
]
