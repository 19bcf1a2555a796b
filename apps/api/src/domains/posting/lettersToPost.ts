import type { postingCalls } from '@saki/contracts/posting'
import { daysBetween, legalDateOf } from '@saki/domain/dates/legalDate'

import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { letterCaption } from '../../letterName.ts'
import { countWaitingQuery, findCaseId, postalOfCaseQuery, waitingLettersQuery } from './posting.sql.ts'

type Calls = typeof postingCalls

/** Letters that wait to be posted, the oldest first. For officers. */
export async function officeLettersToPost({ query, db, now, language }: HandlerInput<Calls['officeLettersToPost']>) {
  const today = legalDateOf(now)
  const { rows } = await waitingLettersQuery(query).execute(db)
  const total = (await countWaitingQuery().execute(db)).rows[0]?.total ?? 0
  return {
    total,
    page: query.page,
    size: query.size,
    data: rows.map(({ recipient, ...row }) => ({
      LETTER_ID: row.letterId,
      DOC_NUMBER: row.docNumber,
      OFFIDOC_NAME: row.title,
      OFFIDOC_CAPTION: letterCaption(row.letterTyp, row.fileTyp, language),
      PATENT_ID: row.applicationNumber,
      TITLE: row.caseTitle,
      ADDRESSEE: wordsOf(recipient?.names),
      ADDRESS: [recipient?.through?.name.text ?? '', ...(recipient?.lines ?? []).map(({ text }) => text)]
        .filter(Boolean)
        .join(', '),
      ISSUED_ON: row.issuedOn,
      DUE_DATE: row.dueDate,
      DAYS_WAITING: Math.max(0, daysBetween(row.issuedOn, today)),
    })),
  }
}

const wordsOf = (lines: readonly { text: string }[] = []) => lines.map(({ text }) => text).join(', ')

/** How the letters of a case went by post. For officers. Throws NotFound. */
export async function officePostalOfCase({ query, db, language }: HandlerInput<Calls['officePostalOfCase']>) {
  const found = await findCaseId(db, query.patentId)
  if (!found) throw new NotFound('case', query.patentId)
  const { rows } = await postalOfCaseQuery(found.applicationId).execute(db)
  return rows.map((row) => ({
    LETTER_ID: row.letterId,
    DOC_NUMBER: row.docNumber,
    OFFIDOC_NAME: row.title,
    OFFIDOC_CAPTION: letterCaption(row.letterTyp, row.fileTyp, language),
    ADDRESSEE: row.addressee,
    ISSUED_ON: row.issuedOn,
    POSTED_DATE: row.postedOn,
    WAY: row.way,
    PROOF: row.proof ?? '',
    RECORDED_BY: row.recordedBy ?? '',
  }))
}
