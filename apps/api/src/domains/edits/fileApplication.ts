import type { Saved } from '@saki/contracts/edits'
import type { Db } from '@saki/db'
import { validUntil } from '@saki/domain/billing/validity'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { sameValue } from '@saki/domain/drafts/mergeDraft'
import { sectionOf, fieldText } from '@saki/domain/forms/form'

import { recordActing } from '../../access.sql.ts'
import { AppError, ConflictError, NotFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { drawCodes } from '../payments/fees.ts'
import { filingKindOf } from '../payments/filingKind.ts'
import { settleFree, type SettledFiling } from '../payments/numberFiling.ts'
import { filedLocarnoClasses } from '../register/filedValues.ts'
import { storedTitle } from './contents.ts'
import { lockDraft } from './drafts.sql.ts'
import {
  BILLING_MARK,
  findFiling,
  insertFiling,
  SUBMISSION_MARK,
  type EarlierFiling,
  type NewFiling,
} from './filing.sql.ts'
import { partiesOf, prioritiesOf, snapshotOf } from './filedParts.ts'
import { wireSaved } from './judgeDraft.ts'
import { insertRightParts } from './rightParts.ts'
import { actingFor, storeDraft, type DraftSave, type SavedDraft } from './saveDraft.ts'

export type FilingReply =
  | { as: 'filed'; reply: Saved; settled?: SettledFiling }
  /** Saved but not filed: the reply has ERRORS. */
  | { as: 'incomplete'; reply: Saved }

export interface Submission extends DraftSave {
  tempId: string
  key: string
  hash: Buffer
}

/**
 * Files a draft: saves and judges it, freezes it and makes its bill, in the caller's transaction and at most once. A repeat with the
 * same key, or with another key and the same contents, returns the first reply. Throws KEY_REUSED, ALREADY_FILED (other contents),
 * STALE_VERSION, NotFound.
 */
export async function fileApplication(tx: Db, services: Services, asked: Submission): Promise<FilingReply> {
  const draft = await lockDraft(tx, asked.ownerId, asked.tempId)
  if (!draft) throw new NotFound('draft', asked.tempId)
  const earlier = await findFiling(tx, asked)
  if (earlier) return { as: 'filed', reply: repeatOf(earlier, asked) }
  if (draft.deletedAt) throw new NotFound('draft', asked.tempId)

  const saved = await storeDraft(tx, asked, draft)
  const reply = wireSaved(saved, saved.judged, asked.language)
  if (!saved.judged.mayFile) return { as: 'incomplete', reply }
  return writeFiling(tx, services, asked, saved, reply)
}

async function writeFiling(
  tx: Db,
  services: Services,
  asked: Submission,
  saved: SavedDraft,
  reply: Saved,
): Promise<FilingReply> {
  const filing = filingOf(asked, saved, reply)
  const filed = await insertFiling(tx, filing)
  const { files } = saved.judged
  await insertRightParts(tx, filing.applTyp, filed.applicationId, {
    data: asked.data,
    files,
    today: legalDateOf(asked.now),
  })
  if (filing.filedBy !== null)
    await recordActing(tx, filing.filedBy, asked.ownerId, 'filing_submitted', asked.tempId, asked.now)
  if (filing.bill.amount > 0) return { as: 'filed', reply: JSON.parse(filed.reply) as Saved }
  const settled = await settleFree(tx, services, filed.billId, asked.now)
  return { as: 'filed', reply: withNumber(filed.reply, settled.applicationNumber), settled }
}

function repeatOf(earlier: EarlierFiling, asked: Submission): Saved {
  // The reply of a reopened filing shows a closed billing code, so its key is refused; filing again needs a new key.
  if (earlier.byKey && (!earlier.sameRequest || earlier.reopened)) throw new AppError('KEY_REUSED', asked.key)
  if (!earlier.byKey && !sameValue(earlier.data, asked.data)) {
    throw new ConflictError('ALREADY_FILED', asked.tempId, {
      SUBMISSION_NBR: earlier.submissionNbr,
      PATENT_ID: earlier.applicationNumber,
    })
  }
  return withNumber(earlier.reply, earlier.applicationNumber)
}

/** Adds the application number to the stored reply of a filing without a fee: it is assigned in the same transaction, after the reply was stored. */
function withNumber(kept: string, applicationNumber: string | null): Saved {
  const reply = JSON.parse(kept) as Saved
  return reply.TOTAL_AMOUNT === 0 ? { ...reply, PATENT_ID: applicationNumber } : reply
}

function filingOf(asked: Submission, saved: SavedDraft, reply: Saved): NewFiling {
  const { data, form, now } = asked
  const { quote, files } = saved.judged
  if (!quote.ok) throw new Error(`no fee for ${asked.tempId}: ${quote.why} ${quote.code} ${quote.payerCategory}`)
  const kind = filingKindOf(form.id, data)
  const filing = sectionOf(data, 'FILING')
  const parties = partiesOf(kind.applTyp, data)
  const until = validUntil(now)
  const billing = quote.total > 0 ? { BILLING_CODE: BILLING_MARK, BILLING_EXPIRES_AT: until.toISOString() } : {}
  return {
    ...asked,
    ...kind,
    filedBy: actingFor(asked),
    formTyp: form.id,
    formVersion: form.version,
    snapshot: snapshotOf(form, data, files, now),
    applSubtyp: fieldText(filing, 'APPL_SUBTYP'),
    title: storedTitle(data),
    reference: fieldText(filing, 'REFERENCE'),
    payerCategory: fieldText(filing, 'PAYER_CATEGORY'),
    ownerNames: parties
      .filter((party) => party.party_role === 'applicant')
      .map((party) => party.person_name)
      .join('; '),
    parties,
    priorities: prioritiesOf(data),
    locarno: filedLocarnoClasses(data),
    fileIds: files.map((file) => file.fileId),
    bill: { codes: drawCodes(now), amount: quote.total, lines: quote.lines, validUntil: until },
    reply: { ...reply, ...billing, SUBMISSION_NBR: SUBMISSION_MARK },
    year: yearOf(legalDateOf(now)),
  }
}
