import type { RequestEffect } from './requestKind.ts'

/**
 * Effects that change what the register says of a case: its owner, name, representative, address, licences, goods, type, certificate, or a file
 * split off. Acts of the case and documents do not, and data that an officer corrects has its own rule.
 */
const registerEffects: ReadonlySet<RequestEffect['as']> = new Set([
  'changeOwner',
  'changeNameAddress',
  'changeRepresentative',
  'changeCorrespondence',
  'recordLicence',
  'endLicence',
  'splitCase',
  'limitGoods',
  'changeType',
  'reissueCertificate',
])

/** Whether granting a request changes the register (UU 13/2016 art. 74, 79; UU 20/2016 art. 39, 41, 42; UU 31/2000 art. 31, 35), so that it may need a second officer. */
export function changesRegister(effects: readonly Pick<RequestEffect, 'as'>[]): boolean {
  return effects.some(({ as }) => registerEffects.has(as))
}
