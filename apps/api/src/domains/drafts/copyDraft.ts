import { newestForm } from '@saki/catalogue'
import { rightsOfForm } from '@saki/catalogue/rights/registry'
import { transact } from '@saki/db'
import { sharedAnswers, withoutDeclarations } from '@saki/domain/drafts/sharedAnswers'
import { isLegalDate, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { checkShape } from '@saki/domain/forms/checkShape'
import { rowsOf, sectionOf, fieldText, type DraftData, type Form } from '@saki/domain/forms/form'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { lastPriorityDay } from '@saki/domain/priority/priorityPeriod'
import type { draftsCalls } from '@saki/contracts/drafts'
import type { Db } from '@saki/db'

import { newDraftOwner, findOwnerId } from '../../access.ts'
import { recordActing } from '../../access.sql.ts'
import { AppError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { unfiledBytes } from '../documents/documents.sql.ts'
import { storeDraft } from '../edits/saveDraft.ts'
import { holidaySet } from '../../daysOff.sql.ts'
import { copyFiles, findSourceCase, findSourceDraft, sumFiles, type CopySource } from './copyDraft.sql.ts'

/** Largest total of unfiled files per account, as for uploads: 2 GiB. */
const UNFILED_MAX = 2 * 1024 ** 3

type Copying = HandlerInput<(typeof draftsCalls)['copyDraft']>

/**
 * Copies the answers of a draft, or of a case as filed, to a new draft in the newest form. Declarations and the applicant's
 * reference are not copied. Priority claims of a filed case are not copied either; the reply lists each with its last day.
 * Idempotent per key. Throws NotFound, NOT_MANDATED, TOO_MUCH_UNFILED.
 */
export async function copyDraft({ body, session, db, key, now, language }: Copying) {
  const { ownerId, ...source } = await sourceOf(db, session, body.FROM)
  const form = newestForm(source.formTyp)
  if (!form) throw new NotFound('form', source.formTyp)
  const isFiled = source.applicationId !== null
  const { data, left } = answersFor(form, isFiled ? withoutPriorities(source.data) : source.data)
  const once = { userId: session.userId, key, call: 'copyDraft', request: body, now }
  const copied = await transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const save = {
        ownerId,
        actingId: session.userId,
        tempId: undefined,
        rowVersion: undefined,
        form,
        data,
        device: body.DEVICE,
        language,
        now,
      }
      const { tempId, rowVersion } = await storeDraft(tx, save, undefined)
      const files = body.IND_FILES === 'Y' ? await copySourceFiles(tx, source, ownerId, tempId, now) : 0
      await recordActing(tx, session.userId, ownerId, 'draft_begun', tempId, now)
      return { TEMP_ID: tempId, ROW_VERSION: rowVersion, FILES_COPIED: files }
    }),
  )
  const PRIORITIES_LEFT = isFiled
    ? leftPriorities(form.id, source.data, { today: legalDateOf(now), holidays: await holidaySet(db) })
    : []
  return { err: '' as const, ...copied, TITLE: source.title, PRIORITIES_LEFT, LEFT_OUT: left }
}

async function sourceOf(db: Db, asker: Copying['session'], from: string): Promise<CopySource & { ownerId: number }> {
  const ref = parseCaseRef(from)
  const ownerId = await findOwnerId(db, asker, ref ? { ref } : { tempId: from }, 'prepare')
  const found = ref ? await findSourceCase(db, ownerId, ref) : await findSourceDraft(db, ownerId, from)
  if (!found) throw new NotFound('draft or case', from)
  // A mandate for one case allows reading it but not creating a draft.
  return { ...found, ownerId: newDraftOwner(asker, ownerId, found.formTyp) }
}

/** The data without priority claims and without the answer whether priority is claimed. */
function withoutPriorities(data: DraftData): DraftData {
  const { PRIORITIES: _claims, ...rest } = data
  const filing = Object.entries(sectionOf(data, 'FILING')).filter(([name]) => name !== 'PRIORITY_CLAIMED')
  return { ...rest, FILING: Object.fromEntries(filing) }
}

function leftPriorities(
  formTyp: string,
  data: DraftData,
  { today, holidays }: { today: LegalDate; holidays: ReadonlySet<LegalDate> },
) {
  const [right] = rightsOfForm(formTyp)
  if (!right || fieldText(sectionOf(data, 'FILING'), 'PRIORITY_CLAIMED') === 'N') return []
  return rowsOf(data, 'PRIORITIES').map((row) => {
    const date = fieldText(row, 'PRIORITY_DATE')
    const LAST_DAY = isLegalDate(date) ? lastPriorityDay(right.priority, date, holidays) : null
    return {
      COUNTRY_CODE: fieldText(row, 'COUNTRY_CODE'),
      PRIORITY_APPL_ID: fieldText(row, 'PRIORITY_APPL_ID'),
      PRIORITY_DATE: date,
      LAST_DAY,
      IND_LATE: LAST_DAY !== null && LAST_DAY < today ? ('Y' as const) : ('N' as const),
    }
  })
}

/** Answers the newest form accepts; those of an older form that it does not accept are left out and named. */
function answersFor(form: Form, filed: DraftData): { data: DraftData; left: string[] } {
  const filing = sectionOf(filed, 'FILING')
  const own = Object.fromEntries(Object.entries(filing).filter(([name]) => name !== 'REFERENCE'))
  const data = withoutDeclarations({ ...filed, FILING: own })
  if (checkShape(form, data).length === 0) return { data, left: [] }
  return sharedAnswers(data, form, fieldText(filing, 'APPL_TYP'))
}

/** Copies the file rows; pictures of the copy can change without affecting the source. */
async function copySourceFiles(
  tx: Db,
  source: CopySource,
  ownerId: number,
  tempId: string,
  now: Date,
): Promise<number> {
  const more = await sumFiles(tx, source)
  if ((await unfiledBytes(tx, ownerId)) + more > UNFILED_MAX) throw new AppError('TOO_MUCH_UNFILED', String(ownerId))
  return copyFiles(tx, source, ownerId, tempId, now)
}
