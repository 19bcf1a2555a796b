import { openDb } from '@saki/db'
export const planted = openDb
