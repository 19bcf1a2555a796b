import { tables, type Db } from '@saki/db'

export interface ProfileUpdate {
  userId: number
  fullName: string
  sealedId: Buffer
  idHash: Buffer
  gender: 'Laki-Laki' | 'Perempuan' | null
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
  await tables(tx)
    .updateTable('appUser')
    .set({
      fullName: p.fullName,
      personalIdSealed: p.sealedId,
      personalIdHash: p.idHash,
      gender: p.gender,
      birthday: p.birthday,
      nationalityCountryCode: p.nationality,
      telephone: p.telephone,
      userTyp: p.userTyp,
      notes: p.notes,
      stateCode: p.state,
      cityCode: p.city,
      districtCode: p.district,
      villageCode: p.village,
      addrStreet: p.street,
      zipcode: p.zipcode,
    })
    .where('userId', '=', p.userId)
    .execute()
}
