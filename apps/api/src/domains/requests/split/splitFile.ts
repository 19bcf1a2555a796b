import type { Db } from '@saki/db'
import type { FormRow } from '@saki/domain/forms/form'
import { chosenParts } from '@saki/domain/requests/caseParts'
import type { Services } from '../../../services.ts'
import { copyMandates } from '../../fileParts/copyCase.sql.ts'
import { copyProcess, deliverOpenItems } from '../../fileParts/copyProcess.sql.ts'
import { insertSplitFile } from '../../fileParts/insertSplitFile.ts'
import { numberFile } from '../../fileParts/numberFile.ts'
import { reissueCertificate } from '../effects/certificates.ts'
import { replaceRows } from '../effects/correctRegister.ts'
import type { EffectAsked } from '../effects/effect.ts'
import { assertSplittable } from './assertSplittable.ts'
import { keepParts } from './keepParts.ts'
import { dividePictures, takePicturesOut } from './keepPictures.ts'
import { logOrigin } from './logOrigin.ts'
import { reissueLetters } from './reissueLetters.ts'

export interface Split {
  /** Section of the request with the parts that leave the file. */
  section: string
  /** New owners with their account; undefined: the owner stays. */
  to?: { owners: FormRow[]; account: number }
}

/**
 * Makes the named parts a file of its own, in the caller's transaction: number, register, pictures and files by reference, state, deadline and
 * history, open letters, certificates, and the change log of both files. Throws as `assertSplittable`.
 */
export async function splitFile(tx: Db, services: Services, asked: EffectAsked, { section, to }: Split): Promise<void> {
  assertSplittable(asked)
  const { one, now } = asked
  const chosen = chosenParts(asked.request.data, section)
  const rest = one.parts.map(({ CODE }) => CODE).filter((code) => !chosen.includes(code))
  const ownerId = to?.account ?? one.ownerId
  const pictures = await dividePictures(tx, asked)
  const { requestId, submissionNbr } = asked.request
  const applicationId = await insertSplitFile(tx, one, {
    requestId,
    cause: String(requestId),
    now,
    chosen,
    ownerId,
    isTransferred: to !== undefined,
    without: pictures.onlyOld,
  })
  const child = await copyProcess(tx, one, applicationId)
  const applicationNumber = await numberFile(tx, services, {
    parent: one,
    submission: submissionNbr,
    now,
    applicationId,
    ownerId,
    mail: {
      subject: 'requests:split.mail.subject',
      body: 'requests:split.mail.body',
      values: { parts: chosen.join(', ') },
    },
  })
  const made = { ...one, ...child, applicationId, applicationNumber, ownerId }
  await logOrigin(tx, asked, made)
  await keepParts(tx, asked, made, chosen)
  await keepParts(tx, asked, one, rest)
  await takePicturesOut(tx, asked, pictures)
  if (to) await replaceRows(tx, { ...asked, one: made }, 'owner', to.owners)
  if (one.registered !== null) for (const file of [made, one]) await reissueCertificate(tx, services, asked, file)
  await reissueLetters(tx, services, one, made, now)
  await deliverOpenItems(tx, { parent: one, child, ownerId, now })
  if (!to) await copyMandates(tx, one.applicationId, applicationId, now)
}
