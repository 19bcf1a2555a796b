import type { Services } from '../../services.ts'
import { findHits } from './findHits.ts'
import { tellHits } from './tellHits.ts'

/** Finds what became public or changed in public for the saved searches, and tells what is due. Returns the numbers of hits and messages. */
export async function alertSearches(
  services: Pick<Services, 'db' | 'jobs' | 'env' | 'events' | 'log'>,
  now: Date,
): Promise<{ found: number; sent: number }> {
  const found = await findHits(services, now)
  return { found, sent: await tellHits(services, now) }
}
