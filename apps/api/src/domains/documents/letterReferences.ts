import type { LetterType } from '@saki/catalogue/letters/letterType'
import { findRequest } from '@saki/catalogue/requests/registry'
import type { SigningPost } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'

import { actionAt } from '../../caseState.ts'
import { letterText } from './letterText.ts'
import { paperText, type PaperText } from './paperText.ts'

interface ActionKey {
  procTyp: string
  procNbr: number
  actionNbr: number
}

/** What a letter refers to and who examined, as rows beside the data of the case. */
export async function referenceRows(
  db: Db,
  type: LetterType,
  { applicationId, action }: { applicationId: number; action: ActionKey | null },
): Promise<{ label: string; value: PaperText }[]> {
  const letter = type.refersTo && (await findReferredLetter(db, applicationId, type.refersTo))
  const paper = type.answers && action ? await findAnsweredPaper(db, action) : undefined
  const request = action ? await findRequestOf(db, action) : undefined
  const examiner = type.examined && action ? await findExaminer(db, action) : undefined
  const rows: [string, string | undefined][] = [
    [
      letterText(type.kind === 'certificate' ? 'certificate.decision' : 'referred'),
      letter &&
        letterText('referredLetter', {
          number: letter.docNumber,
          date: longDateText(letter.issuedOn, 'id'),
          title: letter.title,
        }),
    ],
    [
      letterText('answered'),
      paper &&
        letterText('answeredPaper', {
          paper: say('id', actionAt(paper, paper.action).text),
          date: longDateText(paper.actionDate, 'id'),
        }),
    ],
    [
      letterText('request'),
      request &&
        letterText('requestMade', {
          kind: say('id', request.text),
          number: request.submissionNbr,
          date: longDateText(request.receivedOn, 'id'),
        }),
    ],
    [letterText('examiner'), examiner && [examiner.name, nipWords(examiner.nip)].filter(Boolean).join(', ')],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value: paperText(value) }] : []))
}

/** The request in whose process the action was taken; undefined for other processes. */
async function findRequestOf(db: Db, { procTyp, procNbr }: ActionKey) {
  const row = await tables(db)
    .selectFrom('requestCase as c')
    .innerJoin('request as r', 'r.requestId', 'c.requestId')
    .select(['r.kind', 'r.submissionNbr', 'r.receivedOn'])
    .where('c.procTyp', '=', procTyp)
    .where('c.procNbr', '=', procNbr)
    .executeTakeFirst()
  const text = row && findRequest(row.kind)?.text
  if (!row || !text || row.receivedOn === null) return undefined
  return { text, submissionNbr: row.submissionNbr, receivedOn: row.receivedOn }
}

/** The last letter of these types in the case that is in force and has no reader of its own. */
function findReferredLetter(db: Db, applicationId: number, codes: readonly string[]) {
  return tables(db)
    .selectFrom('letter')
    .select(['docNumber', 'issuedOn', 'title'])
    .where('applicationId', '=', applicationId)
    .where('letterTyp', 'in', codes)
    .where('withdrawnAt', 'is', null)
    .where('addresseeId', 'is', null)
    .orderBy('offidocNbr', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The last act of the applicant or a third party up to this action since the office acted before, unless it was undone. */
async function findAnsweredPaper(db: Db, { procTyp, procNbr, actionNbr }: ActionKey) {
  const { rows } = await sql<{
    action: string
    actionDate: LegalDate
    actorRole: string
    flowId: string
    flowVersion: number
  }>`
    select h.action, h.action_date as "actionDate", h.actor_role as "actorRole", p.flow_id as "flowId", p.flow_version as "flowVersion"
      from process_action h join process p using (proc_typ, proc_nbr)
     where h.proc_typ = ${procTyp} and h.proc_nbr = ${procNbr} and h.action_nbr <= ${actionNbr} and h.undoes is null
       and (h.actor_role in ('applicant', 'public') or (h.actor_role = 'office' and h.action_nbr < ${actionNbr}))
       and not exists (select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (h.proc_typ, h.proc_nbr, h.action_nbr))
     order by h.action_nbr desc limit 1`.execute(db)
  const [last] = rows
  return last && last.actorRole !== 'office' ? last : undefined
}

/** The officer who proposed the act, or took it when nobody proposed it. */
async function findExaminer(db: Db, { procTyp, procNbr, actionNbr }: ActionKey) {
  const { rows } = await sql<{ name: string; nip: string }>`
    select u.full_name as name, coalesce(o.nip, '') as nip
      from process_action h
      join app_user u on u.user_id = coalesce((h.detail ->> 'PROPOSED_BY')::int, h.actor_id)
      left join officer o on o.user_id = u.user_id
     where h.proc_typ = ${procTyp} and h.proc_nbr = ${procNbr} and h.action_nbr = ${actionNbr} and h.actor_role = 'office'`.execute(
    db,
  )
  return rows[0]
}

/** Who holds a signing post on a day. Undefined while it is vacant or nobody was named. */
export async function findSignatory(
  db: Db,
  post: SigningPost | undefined,
  day: LegalDate,
): Promise<{ name: PaperText; nip: string } | undefined> {
  if (post === undefined) return undefined
  const holder = await tables(db)
    .selectFrom('signatory')
    .select(['name', 'nip'])
    .where('post', '=', post)
    .where('fromDay', '<=', day)
    .orderBy('fromDay', 'desc')
    .limit(1)
    .executeTakeFirst()
  return holder && holder.name !== '' ? { name: paperText(holder.name), nip: nipWords(holder.nip) } : undefined
}

function nipWords(nip: string): string {
  return nip === '' ? '' : letterText('nip', { nip })
}
