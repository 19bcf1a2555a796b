import type { PublicCase } from '@saki/domain/publicRegister/publicCase'
import { st96Of } from '@saki/domain/publicRegister/st96'
import { casePath } from '@saki/domain/publicRegister/casePath'

import { pictureAddress, publicAddress } from './publicAddress.ts'

/** The fields of `PublicCase` with its address and those of its pictures. */
export function publicFields(shown: PublicCase, base: string) {
  const pictures = shown.pictures.map(({ position, view }) => ({
    position,
    view,
    address: `${base}${pictureAddress(shown.applicationNumber, position, 'besar')}`,
  }))
  return { address: `${base}${publicAddress('id', casePath(shown))}`, ...shown, pictures }
}

/** The public case as JSON. */
export const caseJson = (shown: PublicCase, base: string): string => JSON.stringify(publicFields(shown, base), null, 2)

/** The case as XML shaped like WIPO ST.96. */
export const caseXml = (shown: PublicCase): string => st96Of(shown)

/** A case for those who may read it before its publication, as JSON: `address` is its page in the portal, and its pictures have none, because they are not public. */
export const readableJson = (shown: PublicCase, base: string): string =>
  JSON.stringify({ address: `${base}/table-list/patents/${shown.applicationNumber}`, ...shown }, null, 2)
