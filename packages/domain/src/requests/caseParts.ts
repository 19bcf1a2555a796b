import {
  fieldText,
  rowsOf,
  sectionOf,
  type Block,
  type DraftData,
  type FieldDefinitions,
  type Form,
  type FormRow,
} from '../forms/form.ts'
import { goodsOfCase } from './limitGoods.ts'

/** A part of a case that a request may name: a class of a mark, or a product (Locarno class) of a design. TEXT: its goods or product. */
export interface CasePart {
  CODE: string
  TEXT: string
}

/** Why parts may not be split off. unknown: one is not in the case. none: nothing chosen. all: nothing would be left. single: the case has one part only. */
export type PartFault = 'unknown' | 'none' | 'all' | 'single'

/** Fields of a row that hold the code of a part. */
const CODES = ['CLASS_CODE', 'LOCARNO_CLASS_CODE'] as const

/** The parts of the case that a draft is about, in the order of the register. */
export function partsOfCase(draft: DraftData): CasePart[] {
  return rowsOf(sectionOf(draft, 'CASE'), 'PARTS').map((row) => ({
    CODE: fieldText(row, 'CODE'),
    TEXT: fieldText(row, 'TEXT'),
  }))
}

/** Code of the part that a row names; '' when it names none. */
export function codeOfPart(row: FormRow): string {
  return CODES.map((name) => fieldText(row, name)).find((code) => code !== '') ?? ''
}

/** Codes of the parts that a section names, each once. */
export function chosenParts(draft: DraftData, section: string): string[] {
  return [...new Set(rowsOf(draft, section).map(codeOfPart))].filter((code) => code !== '')
}

/** Why these parts cannot become a file of their own; undefined when they can. Each file keeps at least one part. */
export function splitFault(present: readonly string[], chosen: readonly string[]): PartFault | undefined {
  if (present.length < 2) return 'single'
  if (chosen.length === 0) return 'none'
  if (chosen.some((code) => !present.includes(code))) return 'unknown'
  return present.every((code) => chosen.includes(code)) ? 'all' : undefined
}

/** Field of a block of ticks that holds the code for the right of the case. */
export function codeFieldOf(fields: FieldDefinitions, draft: DraftData): string | undefined {
  const context = { draft, row: {}, files: [], today: '' }
  return Object.entries(fields).find(([, field]) => field.when === undefined || field.when(context))?.[0]
}

/** Answers with all parts ticked in each section that preselects them and is not answered yet. */
export function withPreselected<K extends string>(form: Form<K>, draft: DraftData): DraftData {
  const added = form.pages
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Extract<Block<K>, { as: 'rows' }> => block.as === 'rows' && block.preselected === true)
    .filter(({ section }) => draft[section] === undefined)
    .flatMap(({ section, fields, of }): [string, FormRow[]][] => {
      const goods = of === 'goodsTicks' ? goodsOfCase(draft).map((row): FormRow => ({ ...row })) : []
      if (goods.length > 0) return [[section, goods]]
      const name = codeFieldOf(fields, draft)
      const parts = partsOfCase(draft)
      return name === undefined || parts.length === 0 ? [] : [[section, parts.map(({ CODE }) => ({ [name]: CODE }))]]
    })
  return added.length === 0 ? draft : { ...draft, ...Object.fromEntries(added) }
}
