import { expect, test } from 'vitest'

import { isForeignElement } from './st26Elements.ts'

test.each<[string, Record<string, string>, boolean]>([
  ['ST26SequenceListing', { dtdVersion: 'V1_3', 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' }, false],
  ['INSDSeq_other-seqids', {}, false],
  ['EarliestPriorityApplicationIdentification', {}, false],
  ['ApplicantNameLatin', { languageCode: 'id' }, false],
  ['NonEnglishQualifier_value', {}, false],
  ['html', { xmlns: 'http://www.w3.org/1999/xhtml' }, true],
  ['script', {}, true],
  ['h:script', {}, true],
  ['ST26SequenceListing', { xmlns: 'http://www.w3.org/1999/xhtml' }, true],
  ['ST26SequenceListing', { 'xmlns:h': 'http://www.w3.org/1999/xhtml' }, true],
])('element %s %j is foreign to ST.26: %s', (name, attributes, isForeign) => {
  expect(isForeignElement(name, attributes)).toBe(isForeign)
})
