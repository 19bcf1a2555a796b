import type { FormalityItem } from '@saki/contracts/formality'
import { FREE_LIST, type CheckedPoint, type FormalityList } from '@saki/domain/formality/checklist'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { named } from '../../caseState.ts'
import { toldToOfficer } from '../../officeWords.ts'
import { formatIssueValues } from '../../wireIssues.ts'
import { filedValue, type Filed } from './filedValue.ts'
import type { FormalityRevision, SavedItem } from './formality.sql.ts'

/** Items of a new revision: those marked as in order stay marked, all others are unmarked. */
export function carriedOver(before: FormalityRevision | undefined): SavedItem[] {
  if (!before) return []
  return before.items.map((item) => ({ ...item, isOk: item.isOk === true ? true : null }))
}

interface Shown extends Filed {
  points: readonly CheckedPoint<TextKey>[]
  items: readonly SavedItem[]
  replies: ReadonlyMap<string, string>
  language: Language
}

const keyOf = (listCode: string, nbr: number) => `${listCode} ${nbr}`

/** The officer's checklist: every point that concerns the filing, then free items. */
export function officeItems({ points, items, replies, language, ...filed }: Shown): FormalityItem[] {
  const { list } = filed
  const saved = new Map(items.map((item) => [keyOf(item.listCode, item.optionNbr), item]))
  const listed = points.map(({ point, required, slot, view, verdict, findings }): FormalityItem => {
    const key = keyOf(list.code, point.nbr)
    const { name, caption } = named(language, point.name)
    const found = saved.get(key)
    return {
      LIST_CODE: list.code,
      OPTION_NBR: point.nbr,
      OPTION_NAME: toldToOfficer('id', name),
      OPTION_CAPTION: toldToOfficer(language, caption),
      IND_REQUIRED: required ? 'Y' : 'N',
      IND_OK: flagOf(found?.isOk ?? null),
      ACTION_OPTION_TEXT: found?.note ?? '',
      VALUE: toldToOfficer(language, filedValue(filed, point, language)),
      SPECDOC_TYP: slot,
      VIEW_TYPE_ID: view,
      GROUND: point.ground,
      MACHINE: verdict,
      FINDINGS: findings.map(({ code, values }) => say(language, code, formatIssueValues(values, language))),
      REPLY_DOC_ID: replies.get(key) ?? null,
    }
  })
  const shown = new Set(listed.map((item) => keyOf(item.LIST_CODE, item.OPTION_NBR)))
  const others = items.filter((item) => !shown.has(keyOf(item.listCode, item.optionNbr)))
  return [
    ...listed,
    ...others.map((item) => ({ ...savedItem(item, replies), OPTION_CAPTION: captionIn(list, item, language) })),
  ]
}

/** The items of a closed revision for the parties, without the findings of the automatic check. */
export function partyItems({
  list,
  items,
  replies,
  language,
}: Pick<Shown, 'list' | 'items' | 'replies' | 'language'>): FormalityItem[] {
  return items
    .filter(({ isOk }) => isOk !== null)
    .map((item) => ({ ...savedItem(item, replies), OPTION_CAPTION: captionIn(list, item, language) }))
}

function savedItem(item: SavedItem, replies: ReadonlyMap<string, string>): Omit<FormalityItem, 'OPTION_CAPTION'> {
  return {
    LIST_CODE: item.listCode,
    OPTION_NBR: item.optionNbr,
    OPTION_NAME: item.title,
    IND_REQUIRED: 'N',
    IND_OK: flagOf(item.isOk),
    ACTION_OPTION_TEXT: item.note,
    VALUE: '',
    SPECDOC_TYP: item.slot,
    VIEW_TYPE_ID: item.view,
    GROUND: item.ground,
    MACHINE: null,
    FINDINGS: [],
    REPLY_DOC_ID: replies.get(keyOf(item.listCode, item.optionNbr)) ?? null,
  }
}

function captionIn(list: FormalityList<TextKey>, { listCode, optionNbr }: SavedItem, language: Language): string {
  if (language === 'id' || listCode === FREE_LIST) return ''
  const point = list.points.find(({ nbr }) => nbr === optionNbr)
  return point ? say(language, point.name) : ''
}

function flagOf(isOk: boolean | null): 'Y' | 'N' | null {
  if (isOk === null) return null
  return isOk ? 'Y' : 'N'
}
