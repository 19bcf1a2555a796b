import { tables, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { fieldText, rowsOf, sectionOf, type FormRow } from '@saki/domain/forms/form'
import type { RequestEffect } from '@saki/domain/requests/requestKind'
import { say } from '@saki/texts/say'

import { ConflictError } from '../../../errors.ts'
import { insertLog, writeApplication } from '../../register/filedCase.sql.ts'
import { filedCase } from '../../register/filedData.ts'
import type { CarryOut, EffectAsked } from './effect.ts'

type Licence = Extract<RequestEffect, { as: 'recordLicence' | 'endLicence' }>

const namesOf = (rows: readonly FormRow[]) => rows.map((row) => fieldText(row, 'PERSON_NAME')).join('; ')

/** Records a licence with its terms. */
export const recordLicence: CarryOut<Licence> = async (tx, _services, asked, { section }) => {
  const { request, one, now } = asked
  const licensees = rowsOf(request.data, section)
  const answers = sectionOf(request.data, 'REQUEST')
  const terms = Object.fromEntries(
    ['EXCLUSIVE', 'TERRITORY', 'VALID_FROM', 'VALID_TO'].map((name) => [name, fieldText(answers, name)]),
  )
  await tables(tx)
    .insertInto('licence')
    .values({
      applicationId: one.applicationId,
      requestId: request.requestId,
      licensees: JSON.stringify(licensees),
      terms: JSON.stringify(terms),
      recordedOn: legalDateOf(now),
    })
    .execute()
  await logLicence(tx, asked, '', namesOf(licensees))
  return []
}

/** Ends the licences of the licensee named. Throws ACTION_NOT_ALLOWED when none of them is recorded under this name. */
export const endLicence: CarryOut<Licence> = async (tx, _services, asked, { section }) => {
  const { request, one } = asked
  const answers = sectionOf(request.data, section)
  const name = fieldText(answers, 'LICENSEE').trim()
  const open = await tables(tx)
    .selectFrom('licence')
    .select(['licenceId', 'licensees'])
    .where('applicationId', '=', one.applicationId)
    .where('endedOn', 'is', null)
    .$narrowType<{ licensees: FormRow[] }>()
    .execute()
  const ended = open.filter(({ licensees }) =>
    licensees.some((person) => fieldText(person, 'PERSON_NAME').trim().toLowerCase() === name.toLowerCase()),
  )
  if (ended.length === 0)
    throw new ConflictError('ACTION_NOT_ALLOWED', `${one.applicationNumber}: no licence of ${name} is recorded`)
  await tables(tx)
    .updateTable('licence')
    .set({ endedOn: fieldText(answers, 'ENDED_ON'), endedBy: request.requestId })
    .where(
      'licenceId',
      'in',
      ended.map(({ licenceId }) => licenceId),
    )
    .execute()
  await logLicence(tx, asked, ended.map(({ licensees }) => namesOf(licensees)).join('; '), '')
  return []
}

async function logLicence(tx: Db, asked: EffectAsked, oldValue: string, newValue: string): Promise<void> {
  const { one, request, kind, officerId, now } = asked
  const { record } = await filedCase(tx, one.applicationNumber, true)
  const rowVersion = await writeApplication(tx, one.applicationId, {}, record.corrected)
  await insertLog(tx, {
    applicationId: one.applicationId,
    rowVersion,
    userId: officerId,
    section: 'LICENCES',
    requestRef: request.submissionNbr,
    reason: say('id', kind.text),
    legalReason: '',
    changes: [{ field: 'LICENCES.PERSON_NAME', oldValue, newValue }],
    now,
  })
}
