import { TERMS_IN_ALL } from '@saki/domain/marks/goods'

import { showToast } from '../../ui/messages.ts'
import { sameTerm, termCount, withoutTerm, withTerms, type BasketClassEntry } from './basket.ts'

/** Actions on the list; the functions are the same across renders. */
export interface BasketActions {
  /** Adds terms to a class and returns how many were new; a toast reports terms that did not fit. */
  add: (niceClass: string, terms: readonly string[]) => number
  /** Removes a term; the toast has an undo button. */
  remove: (niceClass: string, term: string) => void
  removeClass: (niceClass: string) => void
  removeLast: () => void
  /** Replaces a term by another one, or moves it to another class. */
  replace: (niceClass: string, term: string, by: { niceClass: string; term: string }) => void
}

export interface BasketController {
  actions: BasketActions
  /** Sets the current list and how to write it. Two actions before the next render see each other's changes. */
  follow: (classes: readonly BasketClassEntry[], write: (next: readonly BasketClassEntry[]) => void) => void
}

/** Actions on a list of goods. `perClass`: most terms per class. */
export function createBasketController(perClass: number): BasketController {
  let classes: readonly BasketClassEntry[] = []
  let onChange: (next: readonly BasketClassEntry[]) => void = () => undefined
  const write = (next: readonly BasketClassEntry[]) => {
    classes = next
    onChange(next)
  }
  const termsOf = (niceClass: string) => classes.find((row) => row.niceClass === niceClass)?.terms ?? []
  const positionOf = (niceClass: string, term: string) =>
    termsOf(niceClass).findIndex((other) => sameTerm(other) === sameTerm(term))

  const add = (niceClass: string, terms: readonly string[]) => {
    const have = new Set(termsOf(niceClass).map(sameTerm))
    const fresh = terms.filter((term) => !have.has(sameTerm(term)))
    const room = Math.max(0, Math.min(perClass - have.size, TERMS_IN_ALL - termCount(classes)))
    const next = withTerms(classes, niceClass, fresh.slice(0, room))
    const added = termCount(next) - termCount(classes)
    if (fresh.length > room) showToast('goods:basket.full', { values: { perClass, all: TERMS_IN_ALL }, tone: 'bad' })
    if (added > 0) write(next)
    return added
  }
  const remove = (niceClass: string, term: string) => {
    const at = positionOf(niceClass, term)
    if (at < 0) return
    write(withoutTerm(classes, niceClass, term))
    const undo = () => write(withTerms(classes, niceClass, [term], at))
    showToast('goods:basket.removed', { values: { name: term }, action: { text: 'core:undo', do: undo } })
  }
  const removeClass = (niceClass: string) => {
    const row = { niceClass, terms: termsOf(niceClass) }
    write(classes.filter((other) => other.niceClass !== niceClass))
    const undo = () => write(row.terms.length > 0 ? withTerms(classes, niceClass, row.terms) : [...classes, row])
    showToast('goods:basket.classRemoved', { values: { name: niceClass }, action: { text: 'core:undo', do: undo } })
  }
  const removeLast = () => {
    const last = classes.at(-1)
    const term = last?.terms.at(-1)
    if (last && term !== undefined) remove(last.niceClass, term)
    else if (last) removeClass(last.niceClass)
  }
  const replace: BasketActions['replace'] = (niceClass, term, by) => {
    const at = by.niceClass === niceClass ? positionOf(niceClass, term) : undefined
    write(withTerms(withoutTerm(classes, niceClass, term), by.niceClass, [by.term], at))
  }
  return {
    actions: { add, remove, removeClass, removeLast, replace },
    follow: (now, change) => {
      classes = now
      onChange = change
    },
  }
}
