import { expect, test } from 'vitest'

import { changesRegister } from './changesRegister.ts'

test.each([
  ['changeOwner', true],
  ['changeNameAddress', true],
  ['changeRepresentative', true],
  ['changeCorrespondence', true],
  ['recordLicence', true],
  ['endLicence', true],
  ['splitCase', true],
  ['limitGoods', true],
  ['changeType', true],
  ['reissueCertificate', true],
  ['takeAction', false],
  ['correctData', false],
  ['issueDocument', false],
  ['payAnnuities', false],
  ['recordOnly', false],
] as const)(
  '%s changes the register: %s (UU 13/2016 art. 74, 79; UU 20/2016 art. 39, 41, 42; UU 31/2000 art. 31, 35)',
  (as, yes) => expect(changesRegister([{ as: 'recordOnly' }, { as }])).toBe(yes),
)
