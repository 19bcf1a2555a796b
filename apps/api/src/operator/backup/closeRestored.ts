import { pipeline } from 'node:stream/promises'

import { CopyIn } from '@saki/db/backup/copyStreams'
import type pg from 'pg'

import { JOBS, type ReadManifest } from './manifest.ts'
import { openPart } from './parts.ts'

/**
 * Prepares a restored database: it stays closed until it is reopened and its jobs are set aside until then. All sessions and mailed links
 * are ended, because they may have been ended or used after the backup; uploads in parts are deleted, because their parts are lost.
 */
export async function closeRestored(client: pg.Client, { folder, manifest }: ReadManifest, now: Date): Promise<void> {
  await client.query('update session set ended_at = $1 where ended_at is null', [now])
  await client.query('update user_token set used_at = $1 where used_at is null', [now])
  await client.query('delete from upload_session where finished_at is null')
  if (manifest.database.jobs > 0) {
    const copy = client.query(new CopyIn('copy restored_job (data) from stdin'))
    await pipeline(openPart(folder, JOBS), copy)
  }
  await client.query('insert into restored_backup (backup_id, taken_at, restored_at) values ($1, $2, $3)', [
    manifest.id,
    manifest.takenAt,
    now,
  ])
}
