import type { Db } from '@saki/db'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { AppError, ConflictError, NotFound } from '../../errors.ts'
import { requestHash } from '../../keptReply.ts'
import type { Services } from '../../services.ts'
import { combineBills, type CombinedBills } from '../payments/combineBills.ts'
import type { SettledFiling } from '../payments/numberFiling.ts'
import { storedTitle } from './contents.ts'
import { lockDraft } from './drafts.sql.ts'
import { fileApplication } from './fileApplication.ts'
import { formToSave } from './filingForm.ts'

export interface FilingsToSubmit {
  ownerId: number
  actingId: number
  drafts: readonly { TEMP_ID: string; ROW_VERSION: number }[]
  key: string
  device: string
  language: Language
  now: Date
}

/**
 * Files stored drafts and joins their bills, all or none. Drafts are locked in the order of their TEMP_ID, so that two such requests
 * cannot deadlock. Throws NOT_COMPLETE naming each incomplete draft, STALE_VERSION when one was saved meanwhile, ALREADY_FILED, NotFound.
 */
export async function fileTogether(
  tx: Db,
  services: Services,
  asked: FilingsToSubmit,
): Promise<{ reply: FiledTogether; settled: SettledFiling[] }> {
  const drafts = asked.drafts.toSorted((a, b) => (a.TEMP_ID < b.TEMP_ID ? -1 : 1))
  const lacking: { field: string; message: string }[] = []
  const submissions: string[] = []
  const unpaid: string[] = []
  const settled: SettledFiling[] = []
  for (const { TEMP_ID, ROW_VERSION } of drafts) {
    const filing = await fileOne(tx, services, asked, TEMP_ID, ROW_VERSION)
    if (filing.as === 'incomplete') {
      const { TITLE, fault } = filing
      lacking.push({ field: TEMP_ID, message: say(asked.language, 'fees:cart.lacks', { title: TITLE, fault }) })
      continue
    }
    submissions.push(filing.submissionNbr)
    if (filing.settled) settled.push(filing.settled)
    else unpaid.push(filing.submissionNbr)
  }
  if (lacking.length > 0)
    throw new AppError('NOT_COMPLETE', lacking.map(({ field }) => field).join(','), { fields: lacking })
  const bill = unpaid.length > 0 ? await combineBills(tx, asked.ownerId, unpaid, asked.now) : nothingToPay
  return { reply: { ...bill, SUBMISSION_NBRS: submissions }, settled }
}

/** The reply of `combineBills`; the code is null when no filing has a fee. */
type FiledTogether = Omit<CombinedBills, 'BILLING_CODE' | 'BILLING_EXPIRES_AT'> & {
  BILLING_CODE: string | null
  BILLING_EXPIRES_AT: string | null
}

const nothingToPay = { err: '', BILLING_CODE: null, BILLING_EXPIRES_AT: null, TOTAL_AMOUNT: 0 } as const

type One =
  | { as: 'filed'; submissionNbr: string; settled: SettledFiling | undefined }
  | { as: 'incomplete'; TITLE: string; fault: string }

async function fileOne(
  tx: Db,
  services: Services,
  asked: FilingsToSubmit,
  tempId: string,
  rowVersion: number,
): Promise<One> {
  const draft = await lockDraft(tx, asked.ownerId, tempId)
  if (!draft || draft.deletedAt) throw new NotFound('draft', tempId)
  if (draft.submittedAt) throw new ConflictError('ALREADY_FILED', tempId)
  if (draft.rowVersion !== rowVersion)
    throw new ConflictError('STALE_VERSION', tempId, { ROW_VERSION: draft.rowVersion })
  const { ownerId, actingId, device, language, now } = asked
  const filing = await fileApplication(tx, services, {
    ownerId,
    actingId,
    tempId,
    rowVersion,
    form: formToSave(draft.formTyp),
    data: draft.data,
    device,
    language,
    now,
    // Each filing needs its own idempotency key: the request's key with the draft's name.
    key: `${asked.key}:${tempId}`,
    hash: requestHash('fileTogether', { tempId, rowVersion }),
  })
  if (filing.as === 'incomplete')
    return { as: 'incomplete', TITLE: storedTitle(draft.data) || tempId, fault: filing.reply.ERRORS[0]?.MESSAGE ?? '' }
  const { SUBMISSION_NBR } = filing.reply
  if (SUBMISSION_NBR === null) throw new Error(`no submission number for ${tempId}`)
  return { as: 'filed', submissionNbr: SUBMISSION_NBR, settled: filing.settled }
}
