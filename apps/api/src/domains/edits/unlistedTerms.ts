import type { DraftData, FieldIssue } from '@saki/domain/forms/form'
import { isNiceClass } from '@saki/domain/goods/niceClass'
import { enteredClasses } from '@saki/domain/marks/goods'

/** Terms to look up in the lists of goods and services; `classes[i]` is the Nice class of `terms[i]`. */
export interface EnteredTerms {
  classes: number[]
  terms: string[]
}

export const noTerms: EnteredTerms = { classes: [], terms: [] }

/** The entered terms of classes 1 to 45; terms of other classes are left out. */
export function enteredTerms(data: DraftData): EnteredTerms {
  const entered = enteredClasses(data).filter(({ niceClass }) => isNiceClass(niceClass))
  return {
    classes: entered.flatMap(({ niceClass, terms }) => terms.map(() => Number(niceClass))),
    terms: entered.flatMap(({ terms }) => terms),
  }
}

/** A warning for each class in `unlisted`, the classes with terms that are in no list. Such terms are allowed but take longer to examine. */
export function unlistedTermWarnings(data: DraftData, unlisted: readonly number[]): FieldIssue[] {
  return enteredClasses(data)
    .filter(({ niceClass }) => unlisted.includes(Number(niceClass)))
    .map(({ at }) => ({
      path: `NICE.${at}.TERMS`,
      step: 'goods',
      level: 'WARN',
      code: 'marks:goods.terms.unlisted',
    }))
}
