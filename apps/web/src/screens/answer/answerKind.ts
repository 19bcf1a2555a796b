import type { AnswerForm, AnswerPoint } from '@saki/contracts/answers'
import { mergeDraft } from '@saki/domain/drafts/mergeDraft'

import { newCopy, type EditCopy } from '../../autosave/copy.ts'
import type { EditKind, SaveOutcome } from '../../autosave/ports.ts'
import { saveOutcomeOf, SAVE_PATIENCE } from '../../autosave/saveFailure.ts'
import { ask } from '../../lib/ask.ts'
import { newKey } from '../../lib/newKey.ts'
import { pointName, pointsToSave, textsOf, type Texts } from './answerState.ts'

type LetterKey = Pick<AnswerForm, 'PROC_TYP' | 'PROC_NBR' | 'ACTION_NBR'>

/** The texts of an answer in this browser; its files are at the server. */
export interface AnswerCopy extends EditCopy<Texts> {
  letter: LetterKey
  points: readonly Pick<AnswerPoint, 'LIST_CODE' | 'OPTION_NBR'>[]
  /** The draft that files are uploaded to; undefined before the first save. */
  tempId: string | undefined
}

/** How answers to letters are saved: a save under an old version is refused unless its content is equal. */
export const answerEditKind: EditKind<Texts, AnswerCopy> = {
  name: 'answer',
  empty: {},
  keepsHistory: false,
  merge: (base, mine, theirs) => {
    const { merged, conflicts } = mergeDraft(base, mine, theirs)
    return { merged: merged as Texts, conflicts }
  },
  isNamed: (copy, id) => copy.localId === id,
  send: async (copy, attempt) => {
    try {
      const reply = await ask('saveAnswer', {
        quiet: true,
        signal: AbortSignal.timeout(SAVE_PATIENCE),
        body: {
          ...copy.letter,
          ROW_VERSION: attempt.rowVersion ?? null,
          POINTS: pointsToSave(copy.points, attempt.data),
        },
      })
      const { ROW_VERSION: rowVersion, SAVED_AT: savedAt, TEMP_ID: tempId } = reply
      return { kind: 'saved', rowVersion, savedAt, more: { tempId } }
    } catch (error) {
      return withFirstFault(saveOutcomeOf(error))
    }
  },
  newest: async ({ localId }) => {
    const form = await fetchAnswerForm(localId).catch(() => undefined)
    if (!form || form.ROW_VERSION === null) return undefined
    return { data: textsOf(form.POINTS), rowVersion: form.ROW_VERSION, savedAt: form.SAVED_AT ?? '', device: '' }
  },
}

/** The reason why a letter cannot be answered is the message of a field. */
function withFirstFault<C>(outcome: SaveOutcome<C>): SaveOutcome<C> {
  if (outcome.kind !== 'refused') return outcome
  return { ...outcome, words: outcome.faults?.[0]?.message ?? outcome.words }
}

export function fetchAnswerForm(procid: string): Promise<AnswerForm> {
  return ask('getAnswerForm', { params: { procid } })
}

/** An unchanged copy of the answer at the server. */
export function answerCopy(form: AnswerForm): AnswerCopy {
  const { PROC_TYP, PROC_NBR, ACTION_NBR, POINTS, ROW_VERSION, SAVED_AT } = form
  const saved = ROW_VERSION === null ? undefined : { rowVersion: ROW_VERSION, savedAt: SAVED_AT ?? undefined }
  return {
    ...newCopy<Texts>(procidOf(form), textsOf(POINTS), newKey(), saved),
    letter: { PROC_TYP, PROC_NBR, ACTION_NBR },
    points: POINTS.map(({ LIST_CODE, OPTION_NBR }) => ({ LIST_CODE, OPTION_NBR })),
    tempId: form.TEMP_ID ?? undefined,
  }
}

/** The letter in an address: the process of the case and the action that sent the letter. */
export function procidOf({ PROC_TYP, PROC_NBR, ACTION_NBR }: LetterKey): string {
  return `${PROC_TYP}-${PROC_NBR}-${ACTION_NBR}`
}

/** The point that a differing text belongs to, its own or that of an exhibit. */
export function pointOfPath(form: AnswerForm, path: string): AnswerPoint | undefined {
  return form.POINTS.find((point) => pointName(point) === path.split('/')[0])
}
