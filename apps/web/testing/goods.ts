import type { DraftData } from '@saki/domain/forms/form'

import type { FormPageOf } from '../src/forms/scene.ts'
import type { Answer } from '../src/lib/ask.ts'

type Term = Answer<'niceTerms'>['data'][number]

/** A term of the office's list. */
export const niceTerm = (id: number, niceClass: string, term: string): Term => ({
  TERM_ID: id,
  NICE_CLASS_CODE: niceClass,
  TERM: term,
  TERM_EN: `${term} (en)`,
  SOURCE: 'office',
  MATCH: 'WORD',
})

/** Terms for "kopi", best first: two of class 30, one of class 43. */
export const coffeeTerms = [
  niceTerm(1, '30', 'Kopi'),
  niceTerm(2, '30', 'Kopi bubuk'),
  niceTerm(3, '43', 'Jasa kedai kopi'),
]

export const termsFound = (data: readonly Term[], { total = data.length, page = 1 } = {}): Answer<'niceTerms'> => ({
  data: [...data],
  total,
  page,
  size: 50,
})

/** The step of goods and services. */
export const goodsPage: FormPageOf = {
  id: 'goods',
  title: 'marks:step.goods',
  blocks: [
    {
      as: 'rows',
      of: 'goods',
      section: 'NICE',
      rowTitle: 'marks:goods.row',
      atLeast: 1,
      atMost: 45,
      fields: { TERMS: { as: 'words', input: 'goods', max: 200, wordMax: 512, label: 'marks:goods.terms.label' } },
    },
  ],
}

/** Classes and terms of a draft, in order. */
export const goodsIn = (data: DraftData): [string, string[]][] =>
  (data['NICE'] as { NICE_CLASS_CODE: string; TERMS: string[] }[]).map((row) => [row.NICE_CLASS_CODE, row.TERMS])
