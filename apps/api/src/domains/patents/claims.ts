import type { Db } from '@saki/db'
import { claimTree } from '@saki/domain/patents/claimTree'
import { parseClaims } from '@saki/domain/preflight/claims'

import type { Services } from '../../services.ts'
import { listClaimFiles, type ClaimFile } from '../documents/claimText.sql.ts'
import type { VisibleCase } from './patents.sql.ts'

/** The file whose claims count: the newest; for strangers the one filed with the application. A combined file counts when there is no other. */
async function findClaims(db: Db, applicationId: number, isFull: boolean): Promise<ClaimFile | undefined> {
  const files = await listClaimFiles(db, applicationId)
  const known = files.filter(({ isOriginal }) => isFull || isOriginal)
  // A combined file without marked claims is never read.
  return known.find(({ slot }) => slot === 'KLM') ?? known.find(({ outcome }) => outcome !== null)
}

/** How far the claims of a patent are read. */
export async function claimsStateOf(db: Db, applicationId: number, isFull: boolean) {
  const file = await findClaims(db, applicationId, isFull)
  if (!file) return 'NONE' as const
  if (file.outcome === null) return 'WAITING' as const
  return file.outcome === 'read' && parseClaims(file.lines).length > 0 ? ('READ' as const) : ('SCAN' as const)
}

/** The claims of a patent by number, each with the claim it depends on. A party's look queues the reading of claims filed before the portal read them. */
export async function claimsOfCase(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { applicationId, isFull }: VisibleCase,
) {
  const file = await findClaims(db, applicationId, isFull)
  if (file?.outcome === null && isFull) await jobs.enqueue(db, 'read_claims', { applicationId })
  const nodes = claimTree(parseClaims(file?.lines ?? []))
  const language = isEnglish(nodes.map(({ text }) => text).join(' ')) ? 'EN' : 'ID'
  return nodes.map(({ number, text, isIndependent, parent, refs, depth, page }) => ({
    CLAIM_NBR: number,
    LANGUAGE_CODE: language,
    CLAIM_DESCRIPTION: text,
    IND_INDEPENDENT: isIndependent ? ('Y' as const) : ('N' as const),
    PARENT_CLAIM_NBR: parent,
    REFERS_TO: refs,
    DEPTH: depth,
    PAGE: page,
  }))
}

/** Whether a text has more English than Indonesian function words. */
function isEnglish(text: string): boolean {
  const count = (words: RegExp) => text.match(words)?.length ?? 0
  return count(/\b(?:the|of|and|wherein|with)\b/giu) > count(/\b(?:yang|dan|dengan|dari|dimana|di mana)\b/giu)
}
