import * as inbox from '../domains/inbox/inbox.sql.ts'
export const planted = inbox
