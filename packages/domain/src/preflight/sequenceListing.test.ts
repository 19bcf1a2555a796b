import { expect, test } from 'vitest'

import { sequenceFindings, type SequenceFacts } from './sequenceListing.ts'

const lawful: SequenceFacts = {
  wellFormed: true,
  root: 'ST26SequenceListing',
  foreign: '',
  version: 'V1_3',
  total: '2',
  sequences: 2,
  empty: 0,
  ids: ['1', '2'],
}

test.each<[string, Partial<SequenceFacts>, string[]]>([
  ['lawful', {}, []],
  ['no XML', { wellFormed: false }, ['STOP sequenceXml']],
  ['XML of another kind', { root: 'html' }, ['STOP sequenceRoot']],
  ['an HTML element in it', { foreign: 'html' }, ['STOP sequenceForeign']],
  ['an older standard', { version: '' }, ['WARN sequenceVersion']],
  ['no sequences', { sequences: 0, ids: [], total: '0' }, ['WARN sequenceNone']],
  ['another total than counted', { total: '3' }, ['WARN sequenceTotal']],
  ['numbers out of order', { ids: ['1', '3'] }, ['WARN sequenceOrder']],
  ['a sequence without residues', { empty: 1 }, ['WARN sequenceEmpty']],
])('a sequence listing (WIPO ST.26): %s', (_name, parts, found) =>
  expect(sequenceFindings({ ...lawful, ...parts }).map(({ level, code }) => `${level} ${code}`)).toEqual(found),
)
