export type GoodsKind = 'goods' | 'services'

const LAST_GOODS_CLASS = 34

/** Whether the text is one of the 45 classes as it is written everywhere: '1' to '45', no zero before, no spaces. */
export function isNiceClass(text: string): boolean {
  return /^([1-9]|[1-3]\d|4[0-5])$/.test(text)
}

/** Classes 1–34 are goods, 35–45 services (Nice Agreement, art. 1). Throws on what is no class. */
export function kindOfClass(niceClass: string): GoodsKind {
  if (!isNiceClass(niceClass)) throw new RangeError(`no Nice class: ${niceClass}`)
  return Number(niceClass) <= LAST_GOODS_CLASS ? 'goods' : 'services'
}
