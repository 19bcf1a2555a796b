import pg from 'pg'
export const planted = pg
