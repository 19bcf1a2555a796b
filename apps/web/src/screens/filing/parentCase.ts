import { rightOf, rightOfNumber } from '@saki/catalogue/rights/registry'
import { formatApplicationNumber, parseApplicationNumber } from '@saki/domain/ids/applicationNumber'

/** What a divisional application begins with: the right of its parent, and the answers that name the parent. */
export interface DivisionalStart {
  /** APPL_TYP of the card to choose. */
  type: string
  number: string
  filing: Readonly<Record<string, string>>
}

/** The start of a divisional of the case with this number; undefined for text that is no number of a right with divisionals. */
export function divisionalOf(text: string | undefined): DivisionalStart | undefined {
  const parsed = text === undefined ? undefined : parseApplicationNumber(text)
  const right = parsed && rightOfNumber(parsed.fileTyp)
  if (!parsed || !right) return undefined
  const number = formatApplicationNumber(parsed)
  const named = { APPL_SUBTYP: 'DIVISIONAL', PARENT_PATENT_ID: number }
  const type = typeOfForm(right.form.id)
  if (type === 'PATENT') return { type, number, filing: { ...named, PATENT_KIND: parsed.fileTyp } }
  return type === 'DESIGN' ? { type, number, filing: named } : undefined
}

/** APPL_TYP of the rights that have divisionals, by their form. */
const typeOfForm = (form: string) => (['PATENT', 'DESIGN'] as const).find((type) => rightOf(type).form.id === form)
