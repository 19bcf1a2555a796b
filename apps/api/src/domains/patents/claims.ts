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

const ANSWER_STATES: ReadonlySet<string> = new Set(['received', 'accepted', 'insufficient'] satisfies AnswerState[])
type AnswerState = 'received' | 'accepted' | 'insufficient'
const isAnswerState = (state: string | null): state is AnswerState => state !== null && ANSWER_STATES.has(state)

/** How far the claims of a patent are read, and where those that are shown come from. Strangers see those filed with the application. */
export async function claimsStateOf(db: Db, applicationId: number, isFull: boolean) {
  const file = await findClaims(db, applicationId, isFull)
  if (!file) return { CLAIMS_STATE: 'NONE' as const, CLAIMS_FROM: null }
  const isRead = file.outcome === 'read' && parseClaims(file.lines).length > 0
  const CLAIMS_STATE = file.outcome === null ? ('WAITING' as const) : isRead ? ('READ' as const) : ('SCAN' as const)
  const CLAIMS_FROM = {
    IND_FILED: file.isOriginal ? ('Y' as const) : ('N' as const),
    IND_LATEST: isFull ? ('Y' as const) : ('N' as const),
    FILED_ON: file.filedOn,
    ANSWER_STATE: isAnswerState(file.answerState) ? file.answerState : null,
  }
  return { CLAIMS_STATE, CLAIMS_FROM }
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
