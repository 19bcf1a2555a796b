import type { DraftData, FieldIssue } from '@saki/domain/forms/form'
import { isNiceClass } from '@saki/domain/goods/niceClass'
import { enteredClasses } from '@saki/domain/marks/goods'

/** Terms to look for in the lists of goods and services, each with its class. */
export interface EnteredTerms {
  classes: number[]
  terms: string[]
}

export const noTerms: EnteredTerms = { classes: [], terms: [] }

export function enteredTerms(data: DraftData): EnteredTerms {
  const entered = enteredClasses(data).filter(({ niceClass }) => isNiceClass(niceClass))
  return {
    classes: entered.flatMap(({ niceClass, terms }) => terms.map(() => Number(niceClass))),
    terms: entered.flatMap(({ terms }) => terms),
  }
}

/** A word for each class with terms of the applicant's own: they are allowed, and slower to examine. `unlisted`: the classes that have some. */
export function unlistedTerms(data: DraftData, unlisted: readonly number[]): FieldIssue[] {
  return enteredClasses(data)
    .filter(({ niceClass }) => unlisted.includes(Number(niceClass)))
    .map(({ at }) => ({
      path: `NICE.${at}.TERMS`,
      step: 'goods',
      level: 'WARN',
      code: 'marks:goods.terms.unlisted',
    }))
}
