import type { DemoEmail } from '@saki/api/start/demoLogin'

import type { OfficeRole, OfficeSection } from '@saki/domain/office/officeRoles'

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
  /** Of officers; without it every role. */
  officer?: { nip: string; section: OfficeSection; roles: readonly OfficeRole[] }
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
  ...(
    [
      [
        'formalitas@contoh.id',
        'Laras Wening',
        '3171025503870007',
        '1987-03-15',
        'Perempuan',
        'Jalan Kwitang 4',
        { nip: '198703152012032001', section: 'formality', roles: ['formality', 'register'] },
      ],
      [
        'pemeriksa@contoh.id',
        'Bagas Pradana',
        '3171021107850008',
        '1985-07-11',
        'Laki-Laki',
        'Jalan Kramat 21',
        { nip: '198507112010011002', section: 'mark', roles: ['examinerMark', 'examinerDesign', 'approver'] },
      ],
      [
        'pemeriksa.paten@contoh.id',
        'Dian Puspita',
        '3171026609830009',
        '1983-09-26',
        'Perempuan',
        'Jalan Salemba 3',
        { nip: '198309262009032003', section: 'patent', roles: ['examinerPatent', 'approver'] },
      ],
      [
        'kepala@contoh.id',
        'Ni Luh Ayu Prameswari',
        '3171024204740010',
        '1974-04-02',
        'Perempuan',
        'Jalan Cikini 18',
        { nip: '197404021999032001', section: 'general', roles: ['head', 'approver'] },
      ],
      [
        'keuangan@contoh.id',
        'Yusuf Halim',
        '3171020802900011',
        '1990-02-08',
        'Laki-Laki',
        'Jalan Menteng 7',
        { nip: '199002082015031004', section: 'finance', roles: ['finance'] },
      ],
    ] as const
  ).map(([email, name, nik, birthday, gender, street, officer]): DemoAccount => ({
    email,
    name,
    userTyp: 1,
    role: 'office',
    nik,
    birthday,
    gender,
    place: 'gambir',
    street,
    officer,
  })),
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
  {
    email: 'calon@contoh.id',
    name: 'Intan Permatasari',
    userTyp: 1,
    role: 'applicant',
    nik: '3402166308880012',
    birthday: '1988-08-23',
    gender: 'Perempuan',
    place: 'kasihan',
    street: 'Jalan Bibis 9',
    consultantNumber: '1157-2023',
  },
  {
    email: 'calon.lain@contoh.id',
    name: 'Joko Widagdo',
    userTyp: 1,
    role: 'applicant',
    nik: '3402161705790013',
    birthday: '1979-05-17',
    gender: 'Laki-Laki',
    place: 'kasihan',
    street: 'Jalan Bibis 31',
    consultantNumber: '0977-2017',
  },
]

/** Invented names under letters and certificates. */
export const demoSignatories = [
  { post: 'general', name: 'Dr. Arief Budiman, S.H., M.H.', nip: '196803121994031002' },
  { post: 'patent', name: 'Ir. Dewi Lestari, M.T.', nip: '197105062000032001' },
  { post: 'design', name: 'Hendra Gunawan, S.H., LL.M.', nip: '197409182002121003' },
  { post: 'mark', name: 'Nurul Hidayati, S.H., M.Hum.', nip: '197611232003122002' },
] as const
