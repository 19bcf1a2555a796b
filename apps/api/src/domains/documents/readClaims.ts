import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { findPatentParts } from '@saki/catalogue/rights/patents/documents'
import type { DraftData } from '@saki/domain/forms/form'

import { AppError } from '../../errors.ts'
import type { PageLine, PageRange } from '../../ports/pdfLines.ts'
import type { Services } from '../../services.ts'
import {
  findFiledAnswers,
  insertClaimText,
  listClaimFiles,
  type ClaimFile,
  type ClaimOutcome,
} from './claimText.sql.ts'
import { readPdfLines } from './decodeFile.ts'
import { readVerified } from './verifiedBytes.ts'

/**
 * The job `read_claims`: keeps the text of the claims of an application that is not read yet. Files in quarantine or infected are left out. Throws, to be
 * retried, while the decoder is busy or the store is unreachable.
 */
export async function readClaims(
  services: Pick<Services, 'db' | 'files' | 'log' | 'clock'>,
  applicationId: number,
): Promise<void> {
  const filed = await findFiledAnswers(services.db, applicationId)
  if (!filed) return
  for (const file of await listClaimFiles(services.db, applicationId)) {
    if (file.outcome !== null || file.scanState === 'scanning' || file.scanState === 'infected') continue
    const pages = claimPages(file, filed.snapshot)
    if (pages === undefined) continue
    const { outcome, lines } = await textOf(services, filed.ownerId, file, pages)
    await insertClaimText(services.db, {
      fileId: file.fileId,
      applicationId,
      outcome,
      lines,
      readAt: services.clock(),
    })
  }
}

/** The pages with claims: null for a file of claims, those that the applicant marked in a combined file; undefined when none are marked. */
function claimPages({ slot, pages }: ClaimFile, snapshot: DraftData): PageRange | null | undefined {
  if (slot === 'KLM') return null
  const part = findPatentParts(snapshot, [{ slot, pages }]).find((one) => one.slot === 'KLM')
  return part?.from === undefined ? undefined : { from: part.from, to: part.from + (part.pages ?? 1) - 1 }
}

async function textOf(
  services: Pick<Services, 'db' | 'files' | 'log'>,
  account: number,
  { objectKey, sha256, sizeBytes }: ClaimFile,
  pages: PageRange | null,
): Promise<{ outcome: ClaimOutcome; lines: PageLine[] }> {
  const path = join(services.files.tempDir, `claims-${randomUUID()}`)
  try {
    await writeFile(path, await readVerified(services, { key: objectKey, sha256, size: sizeBytes }), { mode: 0o600 })
    const lines = await readPdfLines(account, path, pages)
    return { outcome: lines.length > 0 ? 'read' : 'scan', lines }
  } catch (error) {
    if (error instanceof AppError && error.code === 'FILE_REFUSED') return { outcome: 'unreadable', lines: [] }
    throw error
  } finally {
    await rm(path, { force: true })
  }
}
