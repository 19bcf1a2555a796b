import * as edits from '../edits/edits.sql.ts'
export const planted = edits
