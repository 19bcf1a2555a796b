import { sectionOf, fieldText, type Block, type DraftData, type FormFile } from './form.ts'

/** A part of a document that is there: its own file, or pages of the combined one. `pages` is undefined while nobody counted them. */
export interface PartThere {
  slot: string
  pages: number | undefined
  /** First page within the combined file, counted from 1; undefined for a file of its own. */
  from: number | undefined
}
type Parts = Pick<Extract<Block, { as: 'parts' }>, 'section' | 'combined' | 'parts'>

/**
 * The parts that are there. A file of its own goes before pages of the combined file; a part in the combined file reaches to the page
 * before the next part, the last one to the end.
 */
export function partsThere(block: Parts, draft: DraftData, files: readonly FormFile[]): PartThere[] {
  const combined = files.find(({ slot }) => slot === block.combined)
  const begins = combined ? beginningsOf(block, draft, combined.pages ?? undefined) : []
  return block.parts.flatMap(({ slot }): PartThere[] => {
    const own = files.filter((file) => file.slot === slot)
    if (own.length > 0) return [{ slot, pages: sumOf(own.map(({ pages }) => pages ?? undefined)), from: undefined }]
    const begin = begins.find((part) => part.slot === slot)
    if (!begin) return []
    const next = begins.find(({ from }) => from > begin.from)
    const end = next ? next.from : combined?.pages && combined.pages + 1
    return [{ slot, from: begin.from, pages: end ? end - begin.from : undefined }]
  })
}

function beginningsOf({ section, parts }: Parts, draft: DraftData, pages: number | undefined) {
  const marks = sectionOf(draft, section)
  return parts
    .flatMap(({ slot }) => {
      const from = Number(fieldText(marks, slot))
      return Number.isInteger(from) && from >= 1 && (pages === undefined || from <= pages) ? [{ slot, from }] : []
    })
    .toSorted((a, b) => a.from - b.from)
}

function sumOf(numbers: readonly (number | undefined)[]): number | undefined {
  let sum = 0
  for (const n of numbers) {
    if (n === undefined) return undefined
    sum += n
  }
  return sum
}
