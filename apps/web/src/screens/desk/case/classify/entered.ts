import type { BodyFor, EveryCall } from '@saki/contracts'

import type { Answer } from '../../../../lib/ask.ts'

type Now = Answer<'officeClassification'>
export type LocarnoProduct = Now['LOCARNO'][number]

/** What the dialog of the classification holds. */
export interface Entered {
  /** Class of each term that was moved, by `class:place` of where it is now. */
  classes: Readonly<Record<string, number>>
  vienna: readonly string[]
  locarno: readonly LocarnoProduct[]
  /** Symbols in their order. */
  ipc: readonly string[]
}

type Parts = Pick<BodyFor<EveryCall['officeClassify']>, 'MOVES' | 'VIENNA' | 'LOCARNO' | 'IPC'>

export const placeOf = (classCode: number, at: number): string => `${classCode}:${at}`

/** The parts of officeClassify that differ from what is there. */
export function changedParts(now: Now, { classes, vienna, locarno, ipc }: Entered): Parts {
  const moves = movesOf(now.NICE, classes)
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return {
    ...(moves.length > 0 && { MOVES: moves }),
    ...(!isSame(vienna, now.VIENNA) && { VIENNA: [...vienna] }),
    ...(!isSame(locarno, now.LOCARNO) && { LOCARNO: locarno.map((row) => ({ ...row })) }),
    ...(!isSame(ipc, now.IPC) && { IPC: [...ipc] }),
  }
}

function movesOf(goods: Now['NICE'], classes: Entered['classes']) {
  return goods.flatMap(({ NICE_CLASS_CODE: from, TERMS }) =>
    TERMS.flatMap((term, at) => {
      const to = classes[placeOf(from, at)] ?? from
      return to === from ? [] : [{ TERM: term, FROM: from, TO: to }]
    }),
  )
}

/** Number of Nice classes with terms after the moves. */
export const classesAfter = (goods: Now['NICE'], classes: Entered['classes']): number =>
  new Set(goods.flatMap(({ NICE_CLASS_CODE: from, TERMS }) => TERMS.map((_, at) => classes[placeOf(from, at)] ?? from)))
    .size

/** Whether a design keeps a class and a patent a symbol; a mark may have no Vienna code. */
export const isLeastKept = (now: Now, { locarno, ipc }: Entered): boolean =>
  (now.LOCARNO.length === 0 || locarno.length > 0) && (now.IPC.length === 0 || ipc.length > 0)
