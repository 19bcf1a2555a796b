import type { DocumentRule } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { isSmallBusiness } from '../answers.ts'
import { isByRepresentative, isInForce, isLicensed } from './requestForm.ts'

type Slot =
  | 'BKT'
  | 'BPN'
  | 'DES'
  | 'KKL'
  | 'KLM'
  | 'KTP'
  | 'KUA'
  | 'LIS'
  | 'MBD'
  | 'PGH'
  | 'PKM'
  | 'PLS'
  | 'SPG'
  | 'SRF'
  | 'SRT'
  | 'TRJ'
  | 'UMK'

/** Label and reason of an attachment are `requestForms:doc.<slot>` and `requestForms:doc.<slot>.why`. */
const attachment = (slot: Slot, ground: string, more: Partial<DocumentRule<TextKey>> = {}): DocumentRule<TextKey> => ({
  slot,
  label: `requestForms:doc.${slot}`,
  why: `requestForms:doc.${slot}.why`,
  ground,
  ...more,
})

/** Without it the request cannot be submitted. */
export const needed = (slot: Slot, ground: string, when?: DocumentRule['when']): DocumentRule<TextKey> =>
  attachment(slot, ground, { level: 'STOP', missing: 'requestForms:doc.missing', ...(when && { when }) })

/** May follow after submission; the office asks for it. */
export const expected = (slot: Slot, ground: string, when?: DocumentRule['when']): DocumentRule<TextKey> =>
  attachment(slot, ground, { level: 'LATER', missing: 'requestForms:doc.later', ...(when && { when }) })

/** Welcome, never asked for. */
export const welcome = (slot: Slot, ground: string): DocumentRule<TextKey> => attachment(slot, ground)

/** Power of attorney of a representative. */
export const powerOfAttorney = (ground: string) => expected('KUA', ground, isByRepresentative)
/** Certificate of a registered or granted right. */
export const certificate = (ground: string) => expected('SRF', ground, isInForce)
export const smallBusiness = () => expected('UMK', 'PP 45/2024', isSmallBusiness)
export const consentOfLicensee = (ground: string) => needed('PLS', ground, isLicensed)

/** Ground of attachments that the office asks for in all rights. */
export const OFFICE_RULE = 'Ketentuan DJKI'
