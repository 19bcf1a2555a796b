import { rowsOf } from '@saki/domain/forms/form'
import { useEffect, useMemo, useState } from 'react'

import { useFormScene } from '../scene.ts'
import { classRowsOf, rowsFrom, sameTerm, type BasketClassEntry } from './basket.ts'
import { createBasketController, type BasketActions } from './basketController.ts'

export interface Basket {
  classes: readonly BasketClassEntry[]
  has: (niceClass: string, term: string) => boolean
  actions: BasketActions
  readOnly: boolean
}

/** The goods and services of the filing by class. `perClass`: most terms per class. */
export function useBasket(section: string, perClass: number): Basket {
  const { data, change, readOnly } = useFormScene()
  const value = data[section]
  const classes = useMemo(() => classRowsOf(rowsOf({ [section]: value }, section)), [section, value])
  const chosen = useMemo(
    () => new Set(classes.flatMap(({ niceClass, terms }) => terms.map((term) => keyOf(niceClass, term)))),
    [classes],
  )
  const [controller] = useState(() => createBasketController(perClass))
  useEffect(() => {
    controller.follow(classes, (next) => (readOnly ? undefined : change({ [section]: rowsFrom(next) })))
  })
  return {
    classes,
    has: (niceClass, term) => chosen.has(keyOf(niceClass, term)),
    actions: controller.actions,
    readOnly,
  }
}

function keyOf(niceClass: string, term: string): string {
  return `${niceClass} ${sameTerm(term)}`
}
