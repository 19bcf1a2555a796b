import type { Db } from '@saki/db'
import { say } from '@saki/texts/say'

import { insertLog, writeApplication } from '../../register/filedCase.sql.ts'
import { filedCase } from '../../register/filedData.ts'
import type { EffectAsked } from '../effects/effect.ts'

/** Entries in the change logs of both files, each naming the other. */
export async function logOrigin(
  tx: Db,
  { one, request, kind, officerId, now }: EffectAsked,
  made: { applicationId: number; applicationNumber: string },
): Promise<void> {
  for (const [file, other] of [
    [made, one.applicationNumber],
    [one, made.applicationNumber],
  ] as const) {
    const { record } = await filedCase(tx, file.applicationNumber, true)
    await insertLog(tx, {
      applicationId: file.applicationId,
      rowVersion: await writeApplication(tx, file.applicationId, {}, record.corrected),
      userId: officerId,
      section: 'RELATED',
      requestRef: request.submissionNbr,
      reason: say('id', kind.text),
      legalReason: '',
      changes: [{ field: 'RELATED.PATENT_ID', oldValue: '', newValue: other }],
      now,
    })
  }
}
