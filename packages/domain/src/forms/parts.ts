import { sectionOf, fieldText, type Block, type DraftData, type FormFile } from './form.ts'

/** A part of a document that was provided: its own file, or pages of the combined file. `pages` is undefined while they are not counted. */
export interface PresentPart {
  slot: string
  pages: number | undefined
  /** First page within the combined file, from 1; undefined for a file of its own. */
  from: number | undefined
}
type Parts = Pick<Extract<Block, { as: 'parts' }>, 'section' | 'combined' | 'parts'>

/**
 * Parts that were provided. A file of its own takes precedence over pages of the combined file. A part in the combined file ends before the
 * next part starts, the last one at the end of the file.
 */
export function findParts(block: Parts, draft: DraftData, files: readonly FormFile[]): PresentPart[] {
  const combined = files.find(({ slot }) => slot === block.combined)
  const starts = combined ? startsOf(block, draft, combined.pages ?? undefined) : []
  return block.parts.flatMap(({ slot }): PresentPart[] => {
    const own = files.filter((file) => file.slot === slot)
    if (own.length > 0) return [{ slot, pages: sumOf(own.map(({ pages }) => pages ?? undefined)), from: undefined }]
    const begin = starts.find((part) => part.slot === slot)
    if (!begin) return []
    const next = starts.find(({ from }) => from > begin.from)
    const end = next ? next.from : combined?.pages && combined.pages + 1
    return [{ slot, from: begin.from, pages: end ? end - begin.from : undefined }]
  })
}

function startsOf({ section, parts }: Parts, draft: DraftData, pages: number | undefined) {
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
