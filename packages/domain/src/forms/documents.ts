import type { LegalDate } from '../dates/legalDate.ts'
import type { DocumentRule, DraftData, FormFile, Level } from './form.ts'

export interface NeededDocument<K extends string = string> {
  slot: string
  label: K
  why: K
  ground: string
  level: Level | undefined
  missing: K | undefined
  followsBy: LegalDate | undefined
  uploaded: number
}

/** Attachments that apply to these answers, in the order of the rules. */
export function documentsNeeded<K extends string>(
  rules: readonly DocumentRule<K>[],
  draft: DraftData,
  files: readonly FormFile[],
  today: LegalDate,
): NeededDocument<K>[] {
  const context = { draft, row: {}, files, today }
  return rules
    .filter((rule) => rule.when?.(context) ?? true)
    .map(({ slot, label, why, ground, level, missing, followsBy }) => ({
      slot,
      label,
      why,
      ground,
      level,
      missing,
      followsBy: followsBy?.(draft),
      uploaded: files.filter((file) => file.slot === slot).length,
    }))
}
