import type { FormalityItem } from '@saki/contracts/answers'

/** LIST_CODE of points in an officer's own words. */
export const FREE = 'LAIN'

/** A point as the officer works with it. */
export interface Line extends FormalityItem {
  id: string
  isFree: boolean
}

export function checklistLines(items: readonly FormalityItem[]): Line[] {
  return items.map((item) => ({ ...item, id: `${item.LIST_CODE}-${item.OPTION_NBR}`, isFree: item.LIST_CODE === FREE }))
}

export function withChange(lines: readonly Line[], id: string, change: Partial<FormalityItem>): Line[] {
  return lines.map((line) => (line.id === id ? { ...line, ...change } : line))
}

/** A new point of the officer's own, marked as lacking: nobody writes down what is in order. */
export function withFreePoint(lines: readonly Line[]): Line[] {
  const OPTION_NBR = Math.max(0, ...lines.filter(({ isFree }) => isFree).map((line) => line.OPTION_NBR)) + 1
  const line: Line = {
    id: `${FREE}-${OPTION_NBR}`,
    isFree: true,
    LIST_CODE: FREE,
    OPTION_NBR,
    OPTION_NAME: '',
    OPTION_CAPTION: '',
    IND_REQUIRED: 'N',
    IND_OK: 'N',
    ACTION_OPTION_TEXT: '',
    SPECDOC_TYP: null,
    VIEW_TYPE_ID: null,
    GROUND: '',
    MACHINE: null,
    FINDINGS: [],
    REPLY_DOC_ID: null,
  }
  return [...lines, line]
}

/** What nobody looked at yet is in order; what the rules find lacking stays for the officer to judge. */
export function restInOrder(lines: readonly Line[]): Line[] {
  return lines.map((line) => (line.IND_OK === null && line.MACHINE !== 'N' ? { ...line, IND_OK: 'Y' } : line))
}

export function checklistCounts(lines: readonly Line[]): { ok: number; bad: number; unseen: number } {
  const ok = lines.filter(({ IND_OK }) => IND_OK === 'Y').length
  const bad = lines.filter(({ IND_OK }) => IND_OK === 'N').length
  return { ok, bad, unseen: lines.length - ok - bad }
}

/** ITEMS of offiDocInsertUpdate. Points nobody touched go along, so that the round says what was not looked at. */
export function itemsToSave(lines: readonly Line[]) {
  return lines.map(({ LIST_CODE, OPTION_NBR, IND_OK, ACTION_OPTION_TEXT, OPTION_NAME, isFree }) => ({
    LIST_CODE,
    OPTION_NBR,
    IND_OK,
    ACTION_OPTION_TEXT,
    ...(isFree && { TITLE: OPTION_NAME }),
  }))
}
