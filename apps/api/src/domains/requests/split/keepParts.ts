import { rightOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { codeOfPart } from '@saki/domain/requests/caseParts'

import { listGoods, replaceGoods } from '../../fileParts/goods.ts'
import { filedCase } from '../../register/filedData.ts'
import { replaceRows } from '../effects/correctRegister.ts'
import type { EffectAsked } from '../effects/effect.ts'
import { originOf } from '../effects/originOf.ts'

/** Leaves a file with these classes of a mark or products of a design only; the change log names the request. */
export async function keepParts(
  tx: Db,
  asked: EffectAsked,
  file: EffectAsked['one'],
  codes: readonly string[],
): Promise<void> {
  if (rightOf(file.applTyp).classes === 'nice') {
    const goods = await listGoods(tx, file.applicationId)
    const kept = goods.filter(({ niceClassCode }) => codes.includes(String(niceClassCode)))
    await replaceGoods(tx, originOf(asked), file, kept)
    return
  }
  const { record } = await filedCase(tx, file.applicationNumber, true)
  const kept = record.locarno.filter((row) => codes.includes(codeOfPart(row)))
  await replaceRows(tx, { ...asked, one: file }, 'locarno', kept)
}
