import { isNiceClass, kindOfClass } from '../goods/niceClass.ts'

/** What a mark is for: goods, services, or both. */
export type MarkExtent = 'GOODS' | 'SERVICES' | 'BOTH'

/** First three characters of the number of a mark, in the parts numbers are made of: DID goods, JID services, IPT both. */
export const markSeries = {
  GOODS: { fileTyp: 'D', fileSeq: 'ID' },
  SERVICES: { fileTyp: 'J', fileSeq: 'ID' },
  BOTH: { fileTyp: 'I', fileSeq: 'PT' },
} as const satisfies Record<MarkExtent, { fileTyp: string; fileSeq: string }>

/** What these classes make of a mark, whatever its applicant calls it; what is no class does not count. Undefined without any class. */
export function extentOf(niceClasses: readonly string[]): MarkExtent | undefined {
  const kinds = new Set(niceClasses.filter(isNiceClass).map(kindOfClass))
  if (kinds.size === 2) return 'BOTH'
  if (kinds.has('services')) return 'SERVICES'
  return kinds.has('goods') ? 'GOODS' : undefined
}
