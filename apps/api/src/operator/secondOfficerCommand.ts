import { tables, type Db } from '@saki/db'
import { secondedActs } from '@saki/domain/decisions/secondOfficer'

import { withCommandContext } from './commandContext.ts'

const USAGE = `npm run saki -- second-officer [${secondedActs.join('|')} on|off]`

/** `npm run saki -- second-officer …`: lists or sets which decisions a second officer approves. */
export async function secondOfficerCommandLine(args: string[], root: string): Promise<void> {
  const [act, state, ...more] = args
  if (more.length > 0 || (act === undefined) !== (state === undefined)) throw new Error(USAGE)
  await withCommandContext(root, async ({ db, now }) => {
    if (act !== undefined && state !== undefined) await setSecondOfficer(db, act, state, now())
    for (const row of await tables(db)
      .selectFrom('secondOfficer')
      .select(['act', 'isRequired'])
      .orderBy('act')
      .execute())
      console.log(`${row.act}: ${row.isRequired ? 'on' : 'off'}`)
  })
}

/** Sets whether a kind of decision needs a second officer. Throws for another kind or state. */
export async function setSecondOfficer(db: Db, act: string, state: string, now: Date): Promise<void> {
  const decision = secondedActs.find((each) => each === act)
  if (!decision || (state !== 'on' && state !== 'off')) throw new Error(USAGE)
  await tables(db)
    .updateTable('secondOfficer')
    .set({ isRequired: state === 'on', changedAt: now })
    .where('act', '=', decision)
    .execute()
}
