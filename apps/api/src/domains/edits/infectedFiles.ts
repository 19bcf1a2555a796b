import type { Block, Form, FieldIssue } from '@saki/domain/forms/form'

import type { DraftFile } from './drafts.sql.ts'

/**
 * One STOP for each infected file. A file not scanned yet does not stop the filing: a slow scanner must not cost a filing date.
 */
export function infectedFileFaults(form: Form, files: readonly DraftFile[]): FieldIssue[] {
  return files.filter(isInfected).map(({ slot, name }) => ({
    path: `FILES.${slot}`,
    step: pageOf(form, slot),
    level: 'STOP',
    code: 'files:infected',
    values: { name },
  }))
}

export function isInfected({ scan }: Pick<DraftFile, 'scan'>): boolean {
  return scan === 'infected'
}

function pageOf({ pages }: Form, slot: string): string {
  return (pages.find(({ blocks }) => blocks.some((block) => slotsOf(block).includes(slot))) ?? pages.at(-1))?.id ?? ''
}

function slotsOf(block: Block): string[] {
  if (block.as === 'documents') return block.rules.map(({ slot }) => slot)
  if (block.as === 'parts') return [block.combined, ...block.parts.map(({ slot }) => slot)]
  return 'slot' in block ? [block.slot] : []
}
