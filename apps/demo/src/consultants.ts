import { personalIdHash } from '@saki/api/domains/user/personalId'
import type { Services } from '@saki/api/services'
import type { Db } from '@saki/db'
import { addDays, addYears, legalDateOf, startOfDay } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { demoAccounts } from './accounts.ts'
import { regionOf, type PlaceKey } from './people.ts'

/** Invented consultants of the register: number, name, titles, office, place. */
const register: readonly [string, string, string, string, PlaceKey][] = [
  ['0903-2016', 'Ratna Kusuma', 'S.H., M.H.', 'Kusuma & Rekan', 'gondokusuman'],
  ['1208-2025', 'Bagus Prakoso', 'S.T.', 'Prakoso Kekayaan Intelektual', 'kebayoran'],
  ['0012-2005', 'Soedarmadji Wiryawan', 'S.H.', 'Wiryawan & Mitra', 'gambir'],
  ['0031-2006', 'Lestari Handayani', 'S.H., LL.M.', 'Handayani Paten & Merek', 'kebayoran'],
  ['0047-2006', 'Agustinus Manullang', 'S.H.', 'Manullang Law Office', 'gambir'],
  ['0058-2007', 'Cornelia Tanujaya', 'S.Farm.', 'Tanujaya IP', 'tambora'],
  ['0102-2008', 'Irwan Hidayatullah', 'S.T., M.T.', 'Hidayat Paten', 'pulogadung'],
  ['0119-2008', 'Maria Goretti Lasut', 'S.H.', 'Lasut & Partners', 'gambir'],
  ['0164-2009', 'Dewa Gede Suardana', 'S.H.', 'Suardana Legal', 'kebayoran'],
  ['0207-2010', 'Nurul Fadhilah', 'S.Si.', 'Fadhilah Invensi', 'depok'],
  ['0233-2010', 'Hendra Gunadarma', 'S.T.', 'Gunadarma Teknologi Hukum', 'tambora'],
  ['0281-2011', 'Theresia Wulan', 'S.H., M.Kn.', 'Kantor Wulan', 'gondokusuman'],
  ['0305-2011', 'Zainal Arifin Lubis', 'S.H.', 'Lubis & Lubis', 'gambir'],
  ['0342-2012', 'Putu Ayu Saraswati', 'S.Kom.', 'Saraswati Digital IP', 'kebayoran'],
  ['0377-2012', 'Rudi Hartanto', 'S.T.', 'Hartanto Paten', 'pulogadung'],
  ['0410-2013', 'Siti Nurhaliza Rahman', 'S.H.', 'Rahman & Rekan', 'sewon'],
  ['0456-2013', 'Yosef Tukan', 'S.H., M.Hum.', 'Tukan Advokat', 'gambir'],
  ['0498-2014', 'Kartika Sari Dewi', 'S.Farm., M.Si.', 'Kartika Biopaten', 'depok'],
  ['0533-2014', 'Bambang Sutedjo', 'S.T., M.M.', 'Sutedjo Konsultan', 'kasihan'],
  ['0589-2015', 'Felicia Hartono', 'S.H.', 'Hartono IP Services', 'tambora'],
  ['0640-2015', 'Muhammad Ridwan Siregar', 'S.H.', 'Siregar & Co.', 'kebayoran'],
  ['0725-2016', 'Anak Agung Istri Mirah', 'S.H.', 'Mirah Merek', 'gondokusuman'],
  ['0788-2016', 'Johan Simatupang', 'S.T.', 'Simatupang Paten', 'pulogadung'],
  ['0951-2017', 'Wahyu Kurniawati', 'S.H., M.H.', 'Kurnia HKI', 'sewon'],
  ['0977-2017', 'Clara Monica Wenas', 'S.Si.', 'Wenas Invensi', 'gambir'],
  ['1003-2018', 'Teuku Iskandar Muda', 'S.H.', 'Iskandar Muda Legal', 'kebayoran'],
  ['1038-2019', 'Nadia Puspitasari', 'S.Ds.', 'Puspita Desain Hukum', 'depok'],
  ['1066-2020', 'Gregorius Bima', 'S.Kom., M.H.', 'Bima Tech Law', 'gondokusuman'],
  ['1094-2021', 'Rahmawati Idris', 'S.H.', 'Idris & Rekan', 'tambora'],
  ['1121-2022', 'Samuel Pangaribuan', 'S.T., M.H.', 'Pangaribuan Paten', 'pulogadung'],
  ['1157-2023', 'Intan Permatasari', 'S.H., M.Kn.', 'Permata Merek', 'kasihan'],
  ['1186-2024', 'Ahmad Fauzan', 'S.Si., M.T.', 'Fauzan Invensi', 'depok'],
]
/** The code is the first part of the number; Ratna Kusuma's is 903. */
const codeOf = (number: string) => Number(number.slice(0, 4))

/** Seeds the register. Accounts refer to it, so it comes before them. */
export async function seedRegister(tx: Db, { secrets }: Pick<Services, 'secrets'>, since: Date): Promise<void> {
  const rows = register.map(([number, name, titles, office, place], at) => {
    const home = regionOf(place)
    const account = demoAccounts.find((each) => each.name === name)
    return {
      agent_code: codeOf(number),
      consultant_nbr: number,
      agent_name: name,
      back_title: titles,
      office_name: office,
      office_telp: `0${21 + (at % 4) * 53} 55${String(codeOf(number)).padStart(5, '0')}`,
      office_email: account?.email ?? `kantor${codeOf(number)}@contoh.id`,
      addr_street: account?.street ?? `Jalan Contoh No. ${at + 3}`,
      state_code: home.STATE_CODE,
      city_code: home.CITY_CODE,
      district_code: home.DISTRICT_CODE,
      village_code: home.VILLAGE_CODE,
      zipcode: home.ZIPCODE,
      personal_id_hash: account ? personalIdHash(account.nik, secrets) : null,
      added_at: since,
    }
  })
  await tx.insertInto('agent').values(rows).execute()
}

/** Accounts that ask the office for the role, to be decided by who tries the demonstration: one is in the register, one gives somebody else's number. */
const candidates: readonly (readonly [email: string, number: string])[] = [
  ['calon@contoh.id', '1157-2023'],
  ['calon.lain@contoh.id', '0977-2017'],
]

/** Seeds the requests of the candidates. */
export async function seedCandidates(tx: Db, userIds: Map<string, number>, now: Date): Promise<void> {
  for (const [at, [email, number]] of candidates.entries()) {
    const asked = addDays(legalDateOf(now), at - candidates.length)
    await sql`
      insert into agent_request (user_id, consultant_nbr, agent_code, data, requested_at)
      values (${userIds.get(email)}, ${number}, ${codeOf(number)}, '{}', ${startOfDay(asked)})`.execute(tx)
  }
}

/** Seeds the consultant granted by the office, and a client who gave her a mandate. */
export async function seedMandate(tx: Db, userIds: Map<string, number>, since: Date, now: Date): Promise<void> {
  const [consultant, officer, client] = ['konsultan', 'petugas', 'umk'].map((name) => userIds.get(`${name}@contoh.id`))
  if (consultant === undefined || officer === undefined || client === undefined) return
  await sql`
    insert into agent_request (user_id, consultant_nbr, agent_code, data, requested_at, decided_at, decided_by, granted, reason)
    values (${consultant}, '0903-2016', 903, '{}', ${since}, ${since}, ${officer}, true, 'Cocok dengan register')`.execute(
    tx,
  )
  const from = addDays(legalDateOf(now), -200)
  await sql`
    insert into mandate (principal_id, agent_user_id, power, valid_from, valid_to, created_at)
    values (${client}, ${consultant}, 'file', ${from}::date, ${addYears(from, 1)}::date, ${startOfDay(from)})`.execute(
    tx,
  )
}
