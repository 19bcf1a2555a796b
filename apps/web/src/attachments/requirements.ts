import type { FileRow } from '@saki/contracts/fileRow'
import { newestForm } from '@saki/catalogue'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DocumentRule, DraftData, FormFile, Level } from '@saki/domain/forms/form'
import { citeArticles } from '@saki/domain/law/ground'
import type { TextKey } from '@saki/texts'

/** One attachment this filing must or may have, by the rules of its form. */
export interface Requirement {
  slot: string
  label: TextKey
  why: TextKey
  ground: string
  /** STOP: required for filing. LATER: may follow. Undefined: optional. */
  level: Level | undefined
  /** Shown while it is missing, such as until when it may follow. */
  missing: TextKey | undefined
  followsBy: LegalDate | undefined
}

/** The attachments that the answers so far call for. `rules` defaults to those of the whole form. */
export function requirementsOf(
  formType: string,
  draft: DraftData,
  files: readonly FileRow[],
  today: LegalDate,
  rules: readonly DocumentRule<TextKey>[] = everyRule(formType),
): Requirement[] {
  const formFiles = files.map((file): FormFile => ({
    slot: file.SPECDOC_TYP,
    view: file.VIEW_TYPE_ID,
    pages: file.PAGES,
  }))
  const scene = { draft, row: {}, files: formFiles, today }
  return rules
    .filter(({ when }) => when?.(scene) ?? true)
    .map(({ slot, label, why, ground, level, missing, followsBy }) => ({
      slot,
      label,
      why,
      // Regulations are cited in Indonesian in every language.
      ground: citeArticles(ground),
      level,
      missing,
      followsBy: followsBy?.(draft),
    }))
}

function everyRule(formType: string): readonly DocumentRule<TextKey>[] {
  return (
    newestForm(formType)?.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.as === 'documents' ? block.rules : [])),
    ) ?? []
  )
}

/** First eight hex digits of a SHA-256, such as "9F2C 41A7", for comparison by eye. */
export function shortHash(sha256: string): string {
  return `${sha256.slice(0, 4)} ${sha256.slice(4, 8)}`.toUpperCase()
}
