import { fieldChanges } from '@saki/domain/corrections/changes'
import { fieldText, sectionOf } from '@saki/domain/forms/form'
import type { RequestEffect } from '@saki/domain/requests/requestKind'
import { say } from '@saki/texts/say'

import { insertLog, writeApplication } from '../../register/filedCase.sql.ts'
import { filedCase } from '../../register/filedData.ts'
import type { CarryOut } from './effect.ts'

type ChangeCorrespondence = Extract<RequestEffect, { as: 'changeCorrespondence' }>

const FIELDS = ['ADDR_STREET', 'ZIPCODE', 'EMAIL', 'TELEPHONE'] as const

/** Records the address to which letters of the case are directed; the owner's own address stays. The same address changes nothing. */
export const changeCorrespondence: CarryOut<ChangeCorrespondence> = async (tx, _services, asked, { section }) => {
  const { one, request, kind, officerId, now } = asked
  const { record } = await filedCase(tx, one.applicationNumber, true)
  const before = sectionOf(record.corrected ?? {}, 'CORRESPONDENCE')
  const answers = sectionOf(request.data, section)
  const after = Object.fromEntries(FIELDS.map((name) => [name, fieldText(answers, name)]))
  const changes = fieldChanges(before, after, 'CORRESPONDENCE.')
  if (changes.length === 0) return []
  const corrected = { ...record.corrected, CORRESPONDENCE: after }
  await insertLog(tx, {
    applicationId: one.applicationId,
    rowVersion: await writeApplication(tx, one.applicationId, {}, corrected),
    userId: officerId,
    section: 'CORRESPONDENCE',
    requestRef: request.submissionNbr,
    reason: say('id', kind.text),
    legalReason: '',
    changes,
    now,
  })
  return []
}
