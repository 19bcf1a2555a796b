import { tables, type Db } from '@saki/db'

import { withCommandContext } from './commandContext.ts'

const USAGE = 'npm run saki -- confirm-password [refusal|grant|removal on|off]'

/** `npm run saki -- confirm-password …`: lists or sets before which decisions officers confirm their password. */
export async function confirmPasswordCommandLine(args: string[], root: string): Promise<void> {
  const [act, state, ...more] = args
  if (more.length > 0 || (act === undefined) !== (state === undefined)) throw new Error(USAGE)
  await withCommandContext(root, async ({ db, now }) => {
    if (act !== undefined && state !== undefined) await setPasswordAct(db, act, state, now())
    for (const row of await tables(db).selectFrom('passwordAct').select(['act', 'isRequired']).orderBy('act').execute())
      console.log(`${row.act}: ${row.isRequired ? 'on' : 'off'}`)
  })
}

/** Sets whether the password is asked for before a kind of decision. Throws for another kind or state. */
export async function setPasswordAct(db: Db, act: string, state: string, now: Date): Promise<void> {
  const decision = (['refusal', 'grant', 'removal'] as const).find((each) => each === act)
  if (!decision || (state !== 'on' && state !== 'off')) throw new Error(USAGE)
  await tables(db)
    .updateTable('passwordAct')
    .set({ isRequired: state === 'on', changedAt: now })
    .where('act', '=', decision)
    .execute()
}
