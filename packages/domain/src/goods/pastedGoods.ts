import { isNiceClass } from './niceClass.ts'
import { splitTerms, type DroppedTerm } from './splitTerms.ts'

export interface PastedGoods {
  /** In order of first appearance; `niceClass` is undefined where none was written. */
  classes: { niceClass: string | undefined; terms: string[] }[]
  dropped: DroppedTerm[]
}

/** Line start that names a class: "Kelas 30: …", "Class 9 –", "الفئة 43:", or a number with a colon. */
const CLASS_HEADING =
  /^\s*(?:(?:kelas|kl\.?|class|klas|الفئة|فئة)\s*(\d{1,2})\s*[:：.)–—-]?|(\d{1,2})\s*[:：])\s*(.*)$/iu

/**
 * Parses a pasted list whose lines may begin with a class; following lines belong to that class until the next one. Terms are separated as
 * in splitTerms.
 */
export function pastedGoods(pasted: string): PastedGoods {
  const parts: { niceClass: string | undefined; text: string }[] = [{ niceClass: undefined, text: '' }]
  for (const line of pasted.split(/[\r\n\u2028\u2029]+/u)) {
    const found = CLASS_HEADING.exec(line.slice(0, 64))
    const number = String(Number(found?.[1] ?? found?.[2] ?? '0'))
    const last = parts.at(-1)
    if (found && isNiceClass(number)) parts.push({ niceClass: number, text: (found[3] ?? '') + line.slice(64) })
    else if (last) last.text += `\n${line}`
  }
  const dropped: DroppedTerm[] = []
  const byClass = new Map<string | undefined, string[]>()
  for (const { niceClass, text } of parts) {
    const have = byClass.get(niceClass) ?? []
    const split = splitTerms(text, have)
    dropped.push(...split.dropped)
    if (split.terms.length > 0) byClass.set(niceClass, [...have, ...split.terms])
  }
  return { classes: [...byClass].map(([niceClass, terms]) => ({ niceClass, terms })), dropped }
}
