import { ownerAlone } from '@saki/api/access'
import { markRead } from '@saki/api/domains/inbox/inbox.sql'

import type { DemoContext } from '../demoContext.ts'
import { later } from '../story.ts'

/** The addressees read what an event of a request delivered; payments are delivered a minute later. */
export async function readDelivered({ tx, now }: DemoContext, at: Date): Promise<void> {
  const items = await tx
    .selectFrom('inbox_item')
    .select(['user_id', 'proc_typ', 'proc_nbr', 'action_nbr'])
    .where('first_read_at', 'is', null)
    .where('delivered_at', 'in', [at, later(at, 1)])
    .execute()
  const readAt = new Date(Math.min(later(at, 95).getTime(), now.getTime()))
  for (const { user_id, proc_typ, proc_nbr, action_nbr } of items)
    await markRead(tx, ownerAlone(user_id), { procTyp: proc_typ, procNbr: proc_nbr, actionNbr: action_nbr }, readAt)
}
