export type GoodsKind = 'goods' | 'services'

const LAST_GOODS_CLASS = 34

/** Whether the text is a Nice class, '1' to '45', without leading zero or spaces. */
export function isNiceClass(text: string): boolean {
  return /^([1-9]|[1-3]\d|4[0-5])$/.test(text)
}

/** The Nice classes of a list with commas, each once and ascending; anything else in it is left out. */
export function niceClassesIn(list: string): number[] {
  return [...new Set(list.split(',').filter(isNiceClass).map(Number))].toSorted((a, b) => a - b)
}

/** Classes 1–34 are goods, 35–45 services (Nice Agreement, art. 1). Throws RangeError when the text is not a Nice class. */
export function kindOfClass(niceClass: string): GoodsKind {
  if (!isNiceClass(niceClass)) throw new RangeError(`no Nice class: ${niceClass}`)
  return Number(niceClass) <= LAST_GOODS_CLASS ? 'goods' : 'services'
}
