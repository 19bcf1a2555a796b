import type { words as id } from '../id/searchPaper.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'Search report',
  file: 'Search report {{number}}',
  footer: 'Search report · {{number}}',
  number: 'Application number',
  name: 'Title or mark',
  applicant: 'Applicant',
  filed: 'Filing date',
  made: 'Made',
  owner: 'Owner',
  status: 'Status',
  registration: 'Registration number',
  published: 'Publication date',
  likeness: 'Likeness of the names',
  'likeness.value': '{{score}} of 100: spelling {{spelling}}, sound {{sound}}, meaning {{meaning}}',
  goods: 'Goods and services',
  kinds: 'Searched for',
  'level.same': 'some are the same',
  'level.like': 'some share a word',
  'level.class': 'same class',
  'level.related': 'related class',
  page: 'page {{page}}',
  claim: 'claim {{claim}}',
  own: 'Picture of the application',
  cited: 'Cited picture',
  none: 'Nothing is cited from the register.',
  about:
    'The citations below are from the public register. Likeness is computed and decides nothing; the letter to which this report belongs assesses it.',
}
