import type { Db } from '@saki/db'
import { dividesPictures, dividedPicturesFault, PICTURES, picturesGo } from '@saki/domain/requests/splitPictures'
import { say } from '@saki/texts/say'

import { Invalid } from '../../../errors.ts'
import { insertLog, writeApplication } from '../../register/filedCase.sql.ts'
import { filedCase } from '../../register/filedData.ts'
import type { EffectAsked } from '../effects/effect.ts'
import { listPictures, removePictures } from './splitPictures.sql.ts'

/** FILE_IDs of the pictures that only one of the two files keeps. */
export interface DividedPictures {
  onlyNew: string[]
  onlyOld: string[]
}

/**
 * Where the pictures of a divided set of designs go, as asked; none leaves a file for other rights. Throws Invalid when the case has other
 * pictures than the request says, or one of the files would have none.
 */
export async function dividePictures(tx: Db, { kind, request, one }: EffectAsked): Promise<DividedPictures> {
  if (!dividesPictures(kind, request.data, one.applTyp)) return { onlyNew: [], onlyOld: [] }
  const present = (await listPictures(tx, one.applicationId)).map(({ FILE_ID }) => FILE_ID)
  const asked = picturesGo(request.data)
  const fault = dividedPicturesFault(present, asked)
  if (fault) throw new Invalid([{ field: PICTURES, message: `requests:pictures.${fault}` }])
  const only = (goes: 'NEW' | 'OLD') => present.filter((id) => asked.get(id) === goes)
  return { onlyNew: only('NEW'), onlyOld: only('OLD') }
}

/** Takes the pictures of the new file alone out of the case, with the change log naming the request. */
export async function takePicturesOut(tx: Db, asked: EffectAsked, { onlyNew }: DividedPictures): Promise<void> {
  if (onlyNew.length === 0) return
  const { one, request, kind, officerId, now } = asked
  const before = await listPictures(tx, one.applicationId)
  await removePictures(tx, one.applicationId, onlyNew, now)
  const { record } = await filedCase(tx, one.applicationNumber, true)
  const left = before.filter(({ FILE_ID }) => onlyNew.includes(FILE_ID)).map(({ TEXT }) => TEXT)
  await insertLog(tx, {
    applicationId: one.applicationId,
    rowVersion: await writeApplication(tx, one.applicationId, {}, record.corrected),
    userId: officerId,
    section: PICTURES,
    requestRef: request.submissionNbr,
    reason: say('id', kind.text),
    legalReason: '',
    changes: [{ field: 'PICTURES.TEXT', oldValue: left.join('; '), newValue: '' }],
    now,
  })
}
