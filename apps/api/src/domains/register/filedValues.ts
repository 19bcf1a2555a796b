import { fieldText, rowsOf, sectionOf, type DraftData } from '@saki/domain/forms/form'
import { formatIpcSymbol, parseIpcSymbol } from '@saki/domain/patents/ipcSymbol'
import { formatPctNumber, formatWoNumber, parsePctNumber, parseWoNumber } from '@saki/domain/patents/pctNumber'

/** Each Locarno class once, with its distinct products joined by `; `. */
export function filedLocarnoClasses(data: DraftData): { locarno_class_code: string; product_title: string }[] {
  const products = new Map<string, string[]>()
  for (const row of rowsOf(data, 'LOCARNO')) {
    const code = fieldText(row, 'LOCARNO_CLASS_CODE')
    if (code === '') continue
    const product = fieldText(row, 'PRODUCT_TITLE')
    products.set(code, [...(products.get(code) ?? []), ...(product === '' ? [] : [product])])
  }
  return [...products].map(([code, names]) => ({
    locarno_class_code: code,
    product_title: [...new Set(names)].join('; '),
  }))
}

/** PCT number, dates and publication of a national phase; all null for other applications. */
export function pctOf(data: DraftData, thisYear: number) {
  const isPct = fieldText(sectionOf(data, 'FILING'), 'APPL_SUBTYP') === 'PCT'
  const section = isPct ? sectionOf(data, 'PCT') : {}
  const number = parsePctNumber(fieldText(section, 'PCT_APPL_ID'), thisYear)
  const publication = fieldText(section, 'PCT_PUBL_ID')
  const wo = parseWoNumber(publication, thisYear)
  return {
    number: number ? formatPctNumber(number) : null,
    filed: fieldText(section, 'PCT_APPL_DATE') || null,
    publication: wo ? formatWoNumber(wo) : publication || null,
    published: fieldText(section, 'PCT_PUBL_DATE') || null,
  }
}

/** Valid IPC symbols in their order, each once. */
export function ipcSymbolsOf(data: DraftData): string[] {
  const symbols = rowsOf(data, 'IPC').map((row) => parseIpcSymbol(fieldText(row, 'IPC_SYMBOL')))
  return [...new Set(symbols.filter((symbol) => symbol !== undefined).map(formatIpcSymbol))]
}
