import type { FormalityItem } from '@saki/contracts/formality'

/** LIST_CODE of points that officers write themselves. */
export const FREE = 'LAIN'

/** A point with the state of the editor. */
export interface Line extends FormalityItem {
  id: string
  isFree: boolean
}

export function checklistLines(items: readonly FormalityItem[]): Line[] {
  return items.map((item) => ({ ...item, id: `${item.LIST_CODE}-${item.OPTION_NBR}`, isFree: item.LIST_CODE === FREE }))
}

/** What the officer decided about one point; free points have their own title. */
export interface Verdict {
  IND_OK: FormalityItem['IND_OK']
  ACTION_OPTION_TEXT: string
  TITLE?: string
}
/** The verdicts by the id of their point. */
export type Verdicts = Readonly<Record<string, Verdict>>

export function verdictsOf(lines: readonly Line[]): Verdicts {
  return Object.fromEntries(
    lines.map(({ id, isFree, IND_OK, ACTION_OPTION_TEXT, OPTION_NAME }) => [
      id,
      { IND_OK, ACTION_OPTION_TEXT, ...(isFree && { TITLE: OPTION_NAME }) },
    ]),
  )
}

/** The lines of a check: its listed points in their order, then the free points by their number. */
export function linesWith(items: readonly FormalityItem[], verdicts: Verdicts): Line[] {
  const known = checklistLines(items)
  const listed = known.filter(({ isFree }) => !isFree)
  const free = Object.entries(verdicts).flatMap(([id, { TITLE, ...verdict }]): Line[] => {
    const nbr = Number(id.startsWith(`${FREE}-`) ? id.slice(FREE.length + 1) : Number.NaN)
    if (Number.isNaN(nbr)) return []
    return [{ ...(known.find((line) => line.id === id) ?? freePoint(nbr)), ...verdict, OPTION_NAME: TITLE ?? '' }]
  })
  return [
    ...listed.map((line) => ({ ...line, ...verdicts[line.id] })),
    ...free.sort((a, b) => a.OPTION_NBR - b.OPTION_NBR),
  ]
}

export function withChange(lines: readonly Line[], id: string, change: Partial<FormalityItem>): Line[] {
  return lines.map((line) => (line.id === id ? { ...line, ...change } : line))
}

/** Adds an officer's own point, marked as a deficiency: points in order need no own point. */
export function addFreePoint(lines: readonly Line[]): Line[] {
  const OPTION_NBR = Math.max(0, ...lines.filter(({ isFree }) => isFree).map((line) => line.OPTION_NBR)) + 1
  return [...lines, freePoint(OPTION_NBR)]
}

function freePoint(OPTION_NBR: number): Line {
  return {
    id: `${FREE}-${OPTION_NBR}`,
    isFree: true,
    LIST_CODE: FREE,
    OPTION_NBR,
    OPTION_NAME: '',
    OPTION_CAPTION: '',
    IND_REQUIRED: 'N',
    IND_OK: 'N',
    ACTION_OPTION_TEXT: '',
    VALUE: '',
    SPECDOC_TYP: null,
    VIEW_TYPE_ID: null,
    GROUND: '',
    MACHINE: null,
    FINDINGS: [],
    REPLY_DOC_ID: null,
  }
}

/** Marks all points without a verdict as in order, except those where the rules found a deficiency and those with ids in `doubtful`. */
export function markRestInOrder(lines: readonly Line[], doubtful: readonly string[] = []): Line[] {
  return lines.map((line) =>
    line.IND_OK === null && line.MACHINE !== 'N' && !doubtful.includes(line.id) ? { ...line, IND_OK: 'Y' } : line,
  )
}

export function checklistCounts(lines: readonly Line[]): { ok: number; bad: number; unseen: number } {
  const ok = lines.filter(({ IND_OK }) => IND_OK === 'Y').length
  const bad = lines.filter(({ IND_OK }) => IND_OK === 'N').length
  return { ok, bad, unseen: lines.length - ok - bad }
}

/**
 * ITEMS of `offiDocInsertUpdate`. Points without a verdict are sent too, so that the check records what was not
 * examined.
 */
export function itemsToSave(lines: readonly Line[]) {
  return lines.map(({ LIST_CODE, OPTION_NBR, IND_OK, ACTION_OPTION_TEXT, OPTION_NAME, isFree }) => ({
    LIST_CODE,
    OPTION_NBR,
    IND_OK,
    ACTION_OPTION_TEXT,
    ...(isFree && { TITLE: OPTION_NAME }),
  }))
}

/** A lacking point that says nothing to the applicant yet. */
export function isUnworded({ IND_OK, ACTION_OPTION_TEXT }: Line): boolean {
  return IND_OK === 'N' && ACTION_OPTION_TEXT.trim() === ''
}
