import { freshDatabase } from '@saki/db/testing'
import { expect, test, vi } from 'vitest'

import { makePgBossJobs } from './pgBossJobs.ts'

test('a job that fails is reported with its name and the reason, and waits to be tried again', async () => {
  const { url, db, drop } = await freshDatabase()
  const reported: string[] = []
  const jobs = makePgBossJobs({ url, onError: ({ message }) => reported.push(message) })
  try {
    await jobs.start()
    await jobs.enqueue(db, 'make_receipt', { applicationId: 4711 })
    await jobs.work('make_receipt', () => Promise.reject(new Error('no such case')))
    await vi.waitFor(() => expect(reported).toEqual(['job make_receipt failed: no such case']), 10_000)
  } finally {
    await jobs.stop()
    await drop()
  }
})
