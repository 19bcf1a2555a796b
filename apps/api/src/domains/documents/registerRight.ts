import type { RightDefinition } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import { addMonths, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import type { LetterFacts } from './letterFacts.sql.ts'

const DIGITS = 9

export interface RegisteredRight {
  registrationNbr: string
  registrationDate: LegalDate
  expirationDate: LegalDate
}

/**
 * Registers a right in the transaction of its certificate: number, date and end of term. The term counts from the filing date, or
 * from the international filing date. A number the case had before, also in a withdrawn certificate, is reused; no number is ever
 * given to another case. Of a right in the register, whose certificate is issued again, day and term stay; a file split off from one gets its
 * number here.
 */
export async function registerRight(
  tx: Db,
  facts: LetterFacts,
  right: RightDefinition,
  registrationDate: LegalDate,
): Promise<RegisteredRight> {
  const { series, months } = right.register
  const { registrationDate: registeredOn, expirationDate: ends } = facts
  if (registeredOn !== null && ends !== null) return keepRegistered(tx, facts, series, registeredOn, ends)
  const registrationNbr =
    facts.registrationNbr ?? (await findFormerNumber(tx, facts.applicationId)) ?? (await nextNumber(tx, series))
  const expirationDate = addMonths(facts.internationalDate ?? facts.filingDate, months)
  await tables(tx)
    .updateTable('application')
    .set({ registrationNbr, registrationDate, expirationDate })
    .where('applicationId', '=', facts.applicationId)
    .execute()
  return { registrationNbr, registrationDate, expirationDate }
}

async function keepRegistered(
  tx: Db,
  { applicationId, registrationNbr: known }: LetterFacts,
  series: string,
  registrationDate: LegalDate,
  expirationDate: LegalDate,
): Promise<RegisteredRight> {
  const registrationNbr = known ?? (await nextNumber(tx, series))
  if (known === null)
    await tables(tx)
      .updateTable('application')
      .set({ registrationNbr })
      .where('applicationId', '=', applicationId)
      .execute()
  return { registrationNbr, registrationDate, expirationDate }
}

/**
 * Moves the end of the term of a renewable right by one term (marks: UU 20/2016 art. 35, 36); `change` -1 undoes a renewal. Undefined for a case without
 * an end of term.
 */
export async function renewRight(
  tx: Db,
  facts: LetterFacts,
  { register: { months } }: RightDefinition,
  change: 1 | -1 = 1,
): Promise<LegalDate | undefined> {
  const { filingDate, expirationDate } = facts
  if (expirationDate === null) return undefined
  // Counts from the filing date each time, so that 29 February is kept in leap years.
  let terms = 1
  while (addMonths(filingDate, months * terms) < expirationDate) terms += 1
  const renewed = addMonths(filingDate, months * (terms + change))
  await tables(tx)
    .updateTable('application')
    .set({ expirationDate: renewed })
    .where('applicationId', '=', facts.applicationId)
    .execute()
  return renewed
}

/** Removes a right from the register when its certificate is withdrawn. */
export async function unregisterRight(tx: Db, applicationId: number, registrationNbr: string): Promise<void> {
  await tables(tx)
    .updateTable('application')
    .set({ registrationNbr: null, registrationDate: null, expirationDate: null })
    .where('applicationId', '=', applicationId)
    .where('registrationNbr', '=', registrationNbr)
    .execute()
}

async function findFormerNumber(tx: Db, applicationId: number): Promise<string | undefined> {
  const former = await tables(tx)
    .selectFrom('letter')
    .select('registrationNbr')
    .where('applicationId', '=', applicationId)
    .where('registrationNbr', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return former?.registrationNbr ?? undefined
}

/** The next number of a series that no imported case has. */
async function nextNumber(tx: Db, series: string): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into registration_counter as c (series, last_nbr)
    values (${series}, 1 + coalesce((select max(substr(registration_nbr, 4)::int) from application
                                       where registration_nbr ~ ${`^${series}[0-9]{9}$`}), 0))
    on conflict (series) do update set last_nbr = c.last_nbr + 1 returning last_nbr as last`.execute(tx)
  const last = rows[0]?.last
  if (last === undefined) throw new Error('no registration number')
  const number = `${series}${String(last).padStart(DIGITS, '0')}`
  const taken = await tables(tx)
    .selectFrom('application')
    .select('applicationId')
    .where('registrationNbr', '=', number)
    .executeTakeFirst()
  return taken ? nextNumber(tx, series) : number
}
