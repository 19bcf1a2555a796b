import { viewSlots } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import { sql, type RawBuilder } from 'kysely'

export interface OfficeCaseFacts {
  amount: number | null
  billStatus: string | null
  paidAt: Date | null
  ntpn: string | null
  place: string | null
  files: number
  views: number
}

/** Fee, town of the first applicant, and number of files. */
export function findFacts(db: Db, applicationId: number): Promise<OfficeCaseFacts | undefined> {
  const cityCode: RawBuilder<string> = sql`t.person ->> 'CITY_CODE'`
  const street: RawBuilder<string | null> = sql`t.person ->> 'ADDR_STREET'`
  return tables(db)
    .selectFrom('application as a')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('bill as b')
          .select(['b.amount', 'b.status', 'b.paidAt', 'b.ntpn'])
          .whereRef('b.applicationId', '=', 'a.applicationId')
          .where('b.status', 'in', ['open', 'paid'])
          .orderBy('b.status', 'desc')
          .limit(1)
          .as('b'),
      (join) => join.onTrue(),
    )
    .leftJoin('applicationParty as t', (join) =>
      join.onRef('t.applicationId', '=', 'a.applicationId').on('t.partyRole', '=', 'applicant').on('t.seqNum', '=', 1),
    )
    .leftJoin('regionCity as i', (join) => join.on('i.cityCode', '=', cityCode))
    .select(['b.amount', 'b.status as billStatus', 'b.paidAt', 'b.ntpn'])
    .select((eb) => {
      const files = eb
        .selectFrom('storedFile as f')
        .select((f) => f.fn.countAll<number>().as('n'))
        .whereRef('f.applicationId', '=', 'a.applicationId')
        .where('f.deletedAt', 'is', null)
      return [
        eb.fn.coalesce('i.cityName', street).as('place'),
        files.as('files'),
        files.where('f.specdocTyp', 'in', viewSlots).as('views'),
      ]
    })
    .where('a.applicationId', '=', applicationId)
    .$narrowType<{ files: number; views: number }>()
    .executeTakeFirst()
}
