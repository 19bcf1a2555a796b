import type { ReasonDraft } from '@saki/contracts/decisions'
import type { DecisionReason } from '@saki/contracts/reason'
import { mergeDraft } from '@saki/domain/drafts/mergeDraft'

import { newCopy, type EditCopy, type ServerVersion } from '../../../autosave/copy.ts'
import type { EditKind } from '../../../autosave/ports.ts'
import { saveOutcomeOf, SAVE_PATIENCE } from '../../../autosave/saveFailure.ts'
import { ask } from '../../../lib/ask.ts'
import { newKey } from '../../../lib/newKey.ts'

export interface ProcessNamed {
  PROC_TYP: string
  PROC_NBR: number
}

/** Reasons by their ground, which each has once, so that two officers' changes merge field by field. AT: place in the letter. */
export type WrittenReasons = Record<string, Omit<DecisionReason, 'GROUND'> & { AT: number }>

/** The reasons of one case in this browser. */
export interface ReasonsCopy extends EditCopy<WrittenReasons> {
  process: ProcessNamed
}

/** How reasons are saved. */
export const reasonsKind: EditKind<WrittenReasons, ReasonsCopy> = {
  name: 'reasons',
  empty: {},
  keepsHistory: false,
  merge: (base, mine, theirs) => {
    const { merged, conflicts } = mergeDraft(base, mine, theirs)
    return { merged: merged as WrittenReasons, conflicts }
  },
  isNamed: (copy, id) => copy.localId === id,
  send: async (copy, attempt) => {
    try {
      const signal = AbortSignal.timeout(SAVE_PATIENCE)
      const { rowVersion } = attempt
      const body = {
        ...copy.process,
        REASONS: listReasons(attempt.data),
        ...(rowVersion && { ROW_VERSION: rowVersion }),
      }
      const saved = await ask('saveReasons', { body, quiet: true, signal })
      return { kind: 'saved', rowVersion: saved.ROW_VERSION, savedAt: saved.SAVED_AT }
    } catch (error) {
      return saveOutcomeOf(error)
    }
  },
  newest: async (copy) => {
    const draft = await ask('officeReasons', { query: copy.process }).catch(() => undefined)
    return draft && versionOf(draft)
  },
}

/** The reasons in the order of the letter. */
export function listReasons(written: WrittenReasons): DecisionReason[] {
  return Object.entries(written)
    .toSorted(([, a], [, b]) => a.AT - b.AT)
    .map(([GROUND, { AT: _at, ...reason }]) => ({ GROUND, ...reason }))
}

function writtenReasons(reasons: readonly DecisionReason[]): WrittenReasons {
  return Object.fromEntries(reasons.map(({ GROUND, ...reason }, AT) => [GROUND, { ...reason, AT }]))
}

/** Key of the reasons of one process. */
export const reasonsId = ({ PROC_TYP, PROC_NBR }: ProcessNamed) => `${PROC_TYP}-${PROC_NBR}`

/** An unchanged copy of the reasons at the server. */
export function reasonsCopy(process: ProcessNamed, draft: ReasonDraft): ReasonsCopy {
  const saved = versionOf(draft)
  return {
    ...newCopy<WrittenReasons>(reasonsId(process), writtenReasons(draft.REASONS), newKey(), saved),
    process,
  }
}

function versionOf({ REASONS, ROW_VERSION, SAVED_AT }: ReasonDraft): ServerVersion<WrittenReasons> | undefined {
  if (ROW_VERSION === 0) return undefined
  return { data: writtenReasons(REASONS), rowVersion: ROW_VERSION, savedAt: SAVED_AT ?? '', device: '' }
}
