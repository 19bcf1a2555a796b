import * as inbox from '../inbox/inbox.sql.ts'
export const planted = inbox
