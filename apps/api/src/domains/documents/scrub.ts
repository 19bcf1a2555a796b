import { setTimeout as pause } from 'node:timers/promises'

import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { listStoredFiles, listNamesOf, sumStoredFiles, type ObjectName, type Slice } from './upkeep.sql.ts'
import type { StoredBytes } from './storedBytes.ts'
import { alarm, verifyStored } from './verifiedBytes.ts'

const PAGE = 500
const RUN_MS = 10 * 60 * 1000
const RUNS_A_DAY = 144
/** 00:00 to 06:00 in Jakarta, one slice every ten minutes. */
const RUNS_A_NIGHT = 36
/** Cron expression of the job, in Asia/Jakarta. */
export const scrubTimes = '*/10 0-5 * * *'
/** Limit per run, so that it ends before the next one even when each file costs a round trip to a remote store. */
const BYTES_A_RUN = 8e9
const FILES_A_RUN = 5_000
/** 64 MB per second, so that other disk users are not slowed. */
const BYTES_A_MS = 64_000
const JAKARTA_MS = 7 * 60 * 60 * 1000

type ScrubServices = Pick<Services, 'db' | 'files' | 'log'>

type Fault = 'damaged' | 'missing' | 'unreadable'

/** An object that differs from its row, and the documents that name it. */
export interface FaultyObject {
  fault: Fault
  key: string
  names: ObjectName[]
}

export interface Scrubbed {
  checked: number
  bytes: number
  damaged: number
  missing: number
  unreadable: number
  faulty: FaultyObject[]
}

/**
 * The job `scrub_files`: reads one slice of the filed and office documents and compares each with its stored hash. Read-only;
 * each mismatch is an error line in the log with case and document.
 */
export async function scrubSlice(services: ScrubServices, now: Date): Promise<Scrubbed> {
  return scrub(services, sliceOf(now, await sumStoredFiles(services.db)), (size) => pause(size / BYTES_A_MS))
}

/** The slice of this run. Up to 288 GB or 180,000 files are read every night; more is spread over several nights. */
export function sliceOf(now: Date, kept: { files: number; bytes: number }): Slice {
  const slices = Math.max(RUNS_A_NIGHT, Math.ceil(kept.files / FILES_A_RUN), Math.ceil(kept.bytes / BYTES_A_RUN))
  const runs = Math.floor((now.getTime() + JAKARTA_MS) / RUN_MS)
  const night = Math.floor(runs / RUNS_A_DAY)
  return { slices, slice: (night * RUNS_A_NIGHT + (runs % RUNS_A_DAY)) % slices }
}

/** Checks all documents without pauses. */
export function scrubAll(services: ScrubServices): Promise<Scrubbed> {
  return scrub(services, { slices: 1, slice: 0 }, async () => {})
}

async function scrub(
  services: ScrubServices,
  share: Slice,
  pauseAfter: (size: number) => Promise<void>,
): Promise<Scrubbed> {
  const sum = { checked: 0, bytes: 0, damaged: 0, missing: 0, unreadable: 0 }
  const faulty: FaultyObject[] = []
  let page = await listStoredFiles(services.db, share, '', PAGE)
  while (page.length > 0) {
    for (const kept of page) {
      const fault = await check(services, kept)
      sum[fault ?? 'checked'] += 1
      if (fault) faulty.push({ fault, key: kept.key, names: await listNamesOf(services.db, kept.key) })
      sum.bytes += kept.size
      await pauseAfter(kept.size)
    }
    page = await listStoredFiles(services.db, share, page.at(-1)?.key ?? '', PAGE)
  }
  return { ...sum, faulty, checked: sum.checked + sum.damaged + sum.missing + sum.unreadable }
}

/** The fault of an object; undefined for an intact one. Throws when the store itself is unreachable. */
async function check(services: ScrubServices, kept: StoredBytes): Promise<Fault | undefined> {
  try {
    await verifyStored(services, kept)
    return undefined
  } catch (error) {
    if (error instanceof AppError && error.code === 'FILE_DAMAGED') return 'damaged'
    if (error instanceof AppError && error.code === 'FILE_MISSING') return 'missing'
    if (error instanceof AppError) throw error
    await alarm(services, 'stored_file_unreadable', kept.key, { err: error })
    return 'unreadable'
  }
}
