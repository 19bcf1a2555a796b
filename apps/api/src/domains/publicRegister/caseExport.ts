import type { PublicCase } from '@saki/domain/publicRegister/publicCase'
import { st96Of } from '@saki/domain/publicRegister/st96'

import { casePath, pictureAddress, publicAddress } from './publicAddress.ts'

/** The public case as JSON: the fields of `PublicCase` with its address and those of its pictures. */
export function caseJson(shown: PublicCase, base: string): string {
  const pictures = shown.pictures.map(({ position, view }) => ({
    position,
    view,
    address: `${base}${pictureAddress(shown.applicationNumber, position, 'besar')}`,
  }))
  return JSON.stringify({ address: `${base}${publicAddress('id', casePath(shown))}`, ...shown, pictures }, null, 2)
}

/** The public case as XML shaped like WIPO ST.96. */
export const caseXml = (shown: PublicCase): string => st96Of(shown)
