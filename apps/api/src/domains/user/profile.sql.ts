import type { Db } from '@saki/db'
import { sql } from 'kysely'

export interface ProfileUpdate {
  userId: number
  fullName: string
  sealedId: Buffer
  idHash: Buffer
  gender: string
  birthday: string
  nationality: string
  telephone: string
  userTyp: number
  notes: string
  state: string
  city: string
  district: string
  village: string
  street: string
  zipcode: string
}

/** Updates a profile. Throws a unique violation when another account has the personal id. */
export async function updateProfileRow(tx: Db, p: ProfileUpdate): Promise<void> {
  await sql`
    update app_user set full_name = ${p.fullName}, personal_id_sealed = ${p.sealedId}, personal_id_hash = ${p.idHash}, gender = ${p.gender},
      birthday = ${p.birthday}::date, nationality_country_code = ${p.nationality}, telephone = ${p.telephone}, user_typ = ${p.userTyp},
      notes = ${p.notes}, state_code = ${p.state}, city_code = ${p.city}, district_code = ${p.district}, village_code = ${p.village},
      addr_street = ${p.street}, zipcode = ${p.zipcode}
    where user_id = ${p.userId}`.execute(tx)
}
