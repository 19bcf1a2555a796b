import { isNiceClass, kindOfClass } from '../goods/niceClass.ts'

/** Whether a mark covers goods, services, or both. */
export type MarkExtent = 'GOODS' | 'SERVICES' | 'BOTH'

/** First three characters of a mark's number: DID goods, JID services, IPT both. */
export const markSeries = {
  GOODS: { fileTyp: 'D', fileSeq: 'ID' },
  SERVICES: { fileTyp: 'J', fileSeq: 'ID' },
  BOTH: { fileTyp: 'I', fileSeq: 'PT' },
} as const satisfies Record<MarkExtent, { fileTyp: string; fileSeq: string }>

/** Extent of a mark by its classes; invalid classes are ignored. Undefined without a valid class. */
export function extentOf(niceClasses: readonly string[]): MarkExtent | undefined {
  const kinds = new Set(niceClasses.filter(isNiceClass).map(kindOfClass))
  if (kinds.size === 2) return 'BOTH'
  if (kinds.has('services')) return 'SERVICES'
  return kinds.has('goods') ? 'GOODS' : undefined
}
