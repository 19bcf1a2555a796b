import type { Db } from '@saki/db'
import { longTimeText } from '@saki/texts/dates'

import type { Services } from '../../services.ts'
import { pageLink, queueMail } from '../../outbox.ts'
import type { AccountRow } from './session.sql.ts'

/** Queues a mail to the account that its password was changed. */
export async function mailPasswordChanged(tx: Db, services: Services, account: AccountRow, now: Date): Promise<void> {
  await queueMail(tx, services, {
    userId: account.userId,
    to: account.email,
    language: account.locale,
    kind: 'passwordChanged',
    now,
    values: { when: longTimeText(now, account.locale), link: pageLink(services, '/login/forgetpass') },
  })
}
