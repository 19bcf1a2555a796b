import type { paperPartiesCalls } from '@saki/contracts/paperParties'
import { tables, transact, type Db } from '@saki/db'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { accountFault, accountNameOf } from '@saki/domain/people/paperParty'

import { AppError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { Services } from '../../services.ts'
import { personalIdHash } from '../user/personalId.ts'
import { findProcess } from '../workflow/process.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { countLookups, findNamedAccount, wasTold, type FoundAccount } from './paperParties.sql.ts'

/** Look-ups of one officer in an hour, so that nobody tries addresses or numbers. */
const MOST_IN_AN_HOUR = 30

interface LookUp {
  named: string
  /** The case in which the paper was filed. */
  oneCase: { applicationId: number; ownerId: number }
  officerId: number
  now: Date
}

/**
 * The active account that a paper names, other than the owner of the case. Throws Invalid for a text that is no whole name, for no such account, and
 * for the owner's.
 */
export async function accountOfPaper(db: Db, { secrets }: Pick<Services, 'secrets'>, { named, oneCase, now }: LookUp) {
  const { name, account } = await lookUp(db, secrets, named, now)
  const fault = account && accountFault(account, oneCase.ownerId)
  if (!name) throw wrong('paperParty:fault.notNamed')
  if (!account || fault === 'unknown') throw wrong('paperParty:fault.noAccount')
  if (fault === 'own') throw wrong('paperParty:fault.owner')
  return account
}

async function lookUp(
  db: Db,
  secrets: Services['secrets'],
  named: string,
  now: Date,
): Promise<{ name: ReturnType<typeof accountNameOf>; account: FoundAccount | undefined }> {
  const name = accountNameOf(named, yearOf(legalDateOf(now)))
  if (!name) return { name, account: undefined }
  const idHash = name.by === 'identity' ? personalIdHash(name.value, secrets) : null
  return { name, account: await findNamedAccount(db, name, idHash) }
}

const wrong = (message: 'paperParty:fault.notNamed' | 'paperParty:fault.noAccount' | 'paperParty:fault.owner') =>
  new Invalid([{ field: 'PARTY', message }])

/** The name of an account that a paper names. Each look-up is recorded, also one that finds nothing. Throws NotFound, Invalid, TOO_MANY. */
export async function officeFindAccount({
  body,
  session,
  services,
  db,
  now,
}: HandlerInput<(typeof paperPartiesCalls)['officeFindAccount']>) {
  const oneCase = await paperCase(db, body.PATENT_ID)
  const asked = { named: body.NAMED, oneCase, officerId: session.userId, now }
  await recordLookUp(db, services, asked)
  const { fullName } = await accountOfPaper(db, services, asked)
  return { err: '' as const, NAME: fullName }
}

/**
 * Records that an act names an account as the party of a paper, before the act is tried: its refusal would tell as much as a look-up. Who was told
 * the name in this case within the hour learns nothing more. Throws NotFound, TOO_MANY.
 */
export async function recordNamed(
  db: Db,
  services: Services,
  { named, process, officerId, now }: Pick<LookUp, 'named' | 'officerId' | 'now'> & { process: ProcessKey },
): Promise<void> {
  const oneCase = await findProcess(db, process)
  if (!oneCase) throw new NotFound('process', process)
  const { name, account } = await lookUp(db, services.secrets, named, now)
  const told = name && account && { namedBy: name.by, userId: account.userId, since: hourBefore(now) }
  const isTold = told && (await wasTold(db, { ...told, applicationId: oneCase.applicationId, officerId }))
  if (!isTold) await recordLookUp(db, services, { named, oneCase, officerId, now })
}

const hourBefore = (now: Date) => new Date(now.getTime() - 60 * 60 * 1000)

/** In a transaction of its own, so that the record stays when the look-up is refused. */
async function recordLookUp(db: Db, { secrets }: Services, { named, oneCase, officerId, now }: LookUp): Promise<void> {
  await transact(db, async (tx) => {
    if ((await countLookups(tx, officerId, hourBefore(now))) >= MOST_IN_AN_HOUR)
      throw new AppError('TOO_MANY', 'look-ups of accounts', { retryAfter: 3600 })
    const { name, account } = await lookUp(tx, secrets, named, now)
    if (!name) return
    await tables(tx)
      .insertInto('accountLookup')
      .values({
        applicationId: oneCase.applicationId,
        namedBy: name.by,
        foundUserId: account?.userId ?? null,
        lookedBy: officerId,
        lookedAt: now,
      })
      .execute()
  })
}

/** A case by its application number. Throws NotFound. */
export async function paperCase(db: Db, patentId: string): Promise<{ applicationId: number; ownerId: number }> {
  const found = await tables(db)
    .selectFrom('application')
    .select(['applicationId', 'ownerId'])
    .where('applicationNumber', '=', patentId)
    .executeTakeFirst()
  if (!found) throw new NotFound('case', patentId)
  return found
}
