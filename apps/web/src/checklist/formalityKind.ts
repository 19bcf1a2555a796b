import type { FormalityItem, FormalityCheck } from '@saki/contracts/formality'
import { mergeDraft } from '@saki/domain/drafts/mergeDraft'

import { newCopy, type EditCopy, type ServerVersion } from '../autosave/copy.ts'
import type { EditKind } from '../autosave/ports.ts'
import { saveOutcomeOf, SAVE_PATIENCE } from '../autosave/saveFailure.ts'
import { ask } from '../lib/ask.ts'
import { newKey } from '../lib/newKey.ts'
import { checklistLines, itemsToSave, linesWith, verdictsOf, type Verdicts } from './checklistState.ts'

type CaseKey = Pick<FormalityCheck, 'PATENT_ID' | 'PROC_TYP' | 'PROC_NBR'>

/** The verdicts of one formality check in this browser. */
export interface FormalityCopy extends EditCopy<Verdicts> {
  filed: CaseKey
  /** The listed points as they were when the check was opened: their order is the order of ITEMS. */
  items: readonly FormalityItem[]
}

/** How formality checks are saved. */
export const formalityKind: EditKind<Verdicts, FormalityCopy> = {
  name: 'formality',
  empty: {},
  keepsHistory: false,
  merge: (base, mine, theirs) => {
    const { merged, conflicts } = mergeDraft(base, mine, theirs)
    return { merged: merged as Verdicts, conflicts }
  },
  isNamed: (copy, id) => copy.localId === id,
  send: async (copy, attempt) => {
    try {
      const signal = AbortSignal.timeout(SAVE_PATIENCE)
      const body = formalityBody(copy, attempt.data, attempt.rowVersion)
      const reply = await ask('offiDocInsertUpdate', { body, key: attempt.key, quiet: true, signal })
      return { kind: 'saved', rowVersion: reply.ROUND_VERSION, savedAt: '' }
    } catch (error) {
      return saveOutcomeOf(error)
    }
  },
  newest: async (copy) => {
    const query = { patentId: copy.filed.PATENT_ID }
    const check = await ask('getFormalitas', { query }).catch(() => undefined)
    return check && formalityId(check) === copy.localId ? versionOf(check) : undefined
  },
}

/** The body of `offiDocInsertUpdate` that saves verdicts. */
export function formalityBody(copy: FormalityCopy, verdicts: Verdicts, rowVersion: number | undefined) {
  return { ...copy.filed, ITEMS: itemsToSave(linesWith(copy.items, verdicts)), ROUND_VERSION: rowVersion ?? null }
}

/** Key of one check of one case; the next check has another. */
export function formalityId({ PATENT_ID, ROUND }: FormalityCheck): string {
  return `${PATENT_ID}-${ROUND}`
}

/** An unchanged copy of the check at the server. */
export function formalityCopy(check: FormalityCheck): FormalityCopy {
  const { PATENT_ID, PROC_TYP, PROC_NBR, ITEMS } = check
  const version = versionOf(check)
  const verdicts = verdictsOf(checklistLines(ITEMS))
  return {
    ...newCopy<Verdicts>(formalityId(check), verdicts, newKey(), version),
    filed: { PATENT_ID, PROC_TYP, PROC_NBR },
    items: ITEMS,
  }
}

/** The saved version; undefined before the first save. */
export function versionOf(check: FormalityCheck): ServerVersion<Verdicts> | undefined {
  const { ROUND_VERSION: rowVersion, ITEMS } = check
  if (rowVersion === null) return undefined
  return { data: verdictsOf(checklistLines(ITEMS)), rowVersion, savedAt: '', device: '' }
}
