import * as patents from '../patents/patents.sql.ts'
export const planted = patents
