import type { FileRow } from '@saki/contracts/fileRow'
import { designViews } from '@saki/domain/files/designViews'
import type { TextKey } from '@saki/texts'

import { groupedByCode } from '../../forms/findings.ts'
import type { FormIssue, FormOf } from '../../forms/scene.ts'

/** A suggestion about a file of the draft; `pages`: the pages of the document it applies to, from 1. */
export interface FileIssue extends FormIssue {
  file: FileRow
  /** Text key of the file's view; undefined for files without a view. */
  viewName: TextKey | undefined
  pages: readonly number[]
}

/** Slots whose files are checked before filing; a file of theirs that was not checked gets an issue. */
function checkedSlots(form: FormOf): Set<string> {
  const blocks = form.pages.flatMap((page) => page.blocks)
  return new Set(
    blocks.flatMap((block) =>
      block.as === 'images'
        ? [block.slot]
        : block.as === 'parts'
          ? [...block.parts.map(({ slot }) => slot), block.combined]
          : [],
    ),
  )
}

/**
 * All findings for the files of a draft, from any device, one issue per file and kind of finding. Level WARN only: the
 * form itself checks what the law requires.
 */
export function fileIssues(form: FormOf, files: readonly FileRow[]): FileIssue[] {
  const checked = checkedSlots(form)
  return files.flatMap((file): FileIssue[] => {
    const step = stepOf(form, file.SPECDOC_TYP)
    if (!step || file.SCAN === 'infected') return []
    const viewName = designViews.find(({ id }) => id === file.VIEW_TYPE_ID)?.text
    const shared = { path: `FILES.${file.SPECDOC_TYP}`, step, level: 'WARN' as const, file, viewName }
    if (!file.CHECK)
      return checked.has(file.SPECDOC_TYP) ? [{ ...shared, code: 'drafts:check.unlooked' as const, pages: [] }] : []
    return groupedByCode(file.CHECK.FINDINGS).map(({ code, values, pages }) => ({ ...shared, code, values, pages }))
  })
}

/** Id of the form page that holds the files of a slot. */
function stepOf(form: FormOf, slot: string): string | undefined {
  return form.pages.find(({ blocks }) =>
    blocks.some((block) => {
      if (block.as === 'images' || block.as === 'label') return block.slot === slot
      if (block.as === 'parts') return block.combined === slot || block.parts.some((part) => part.slot === slot)
      return block.as === 'documents' && block.rules.some((rule) => rule.slot === slot)
    }),
  )?.id
}

/** Issues as they are listed: those that say the same of several files, and of no page, stand together, the others alone. */
export function sameIssues<I extends FormIssue | FileIssue>(issues: readonly I[]): readonly I[][] {
  const keyOf = (issue: I) =>
    JSON.stringify([
      issue.step,
      issue.path,
      issue.code,
      issue.values,
      'file' in issue && issue.pages.length > 0 && issue.file.ID,
    ])
  return [...Map.groupBy(issues, keyOf).values()]
}
