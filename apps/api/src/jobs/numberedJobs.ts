import { readClaims } from '../domains/documents/readClaims.ts'
import { ensureReceipt } from '../domains/documents/makeReceipt.ts'
import { indexCase } from '../domains/registerSearch/indexRegister.ts'
import { indexMark } from '../domains/trademarks/indexMarks.ts'
import type { Services } from '../services.ts'

/** Runs work of low priority, such as making a PDF. */
type Later = <R>(work: () => Promise<R>) => Promise<R>

/**
 * Works on what a filing queued in the transaction of its number. The case is added to the searches before its receipt, so that its parties
 * and officers find it as soon as the job is fetched, half a second after the commit when nothing else waits, and the transaction has
 * nothing to do for it.
 */
export async function workOnNumbered(services: Services, later: Later): Promise<void> {
  const { jobs } = services
  await Promise.all([
    jobs.work('make_receipt', async ({ applicationId }) => {
      await addToSearches(services, applicationId)
      await later(() => ensureReceipt(services, applicationId))
    }),
    jobs.work('read_claims', ({ applicationId }) => later(() => readClaims(services, applicationId))),
  ])
}

/** A failure is logged only: the jobs of the minute try again, and the receipt does not wait for it. */
async function addToSearches({ db, log }: Services, applicationId: number): Promise<void> {
  try {
    await indexCase(db, applicationId)
    await indexMark(db, applicationId)
  } catch (error) {
    log.warn({ err: error, applicationId }, 'new case not added to the searches')
  }
}
