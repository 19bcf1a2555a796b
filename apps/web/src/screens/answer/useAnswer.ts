import type { AnswerForm } from '@saki/contracts/answers'
import { useRef } from 'react'

import { chooseVersion, differencesOf } from '../../autosave/chooseVersion.ts'
import type { ChosenSides } from '../../autosave/ConflictLines.tsx'
import { copiesOfUser } from '../../autosave/copiesOfUser.ts'
import type { Difference } from '../../autosave/copy.ts'
import { statusOf, type SaveStatus } from '../../autosave/copyStatus.ts'
import { useAutosave, useShownCopy } from '../../autosave/useAutosave.ts'
import { AskError } from '../../lib/askError.ts'
import { useOnline } from '../../lib/online.ts'
import { useWords } from '../../ui/useWords.ts'
import { answerCopy, answerEditKind, fetchAnswerForm, procidOf, type AnswerCopy } from './answerKind.ts'
import { textsOf, type Texts } from './answerState.ts'

const answersOf = copiesOfUser<Texts, AnswerCopy>(answerEditKind)

export interface AnswerEditor {
  texts: Texts
  write: (tag: string, text: string) => void
  /** Undefined while the answer is opened. */
  status: SaveStatus | undefined
  savedAt: string | undefined
  isMerged: boolean
  tempId: string | undefined
  /** Message of the server when it refused to save. */
  why: string
  /** Resolves when everything typed is saved, with the TEMP_ID that files are uploaded to. Rejects with AskError. */
  ensureSaved: () => Promise<{ tempId: string; version: number }>
  /** The points that two versions have different texts for. */
  differences: readonly Difference[]
  settle: (chosen: ChosenSides) => void
  /** Another tab edits the answer: it is only read here. */
  isElsewhere: boolean
  /** It is being opened, or edited elsewhere: what is typed would be lost. */
  isReadOnly: boolean
  takeOver: () => void
  /** After the answer was sent: it is no longer saved, and the device forgets it. */
  finish: () => void
}

/** Edits the texts of an answer, saved on the device at once and at the office soon after. */
export function useAnswer(form: AnswerForm, userId: number): AnswerEditor {
  const { say } = useWords('answers')
  const isRead = useRef(false)
  const { view, takeOver } = useAutosave(answersOf(userId), procidOf(form), async () => {
    const now = isRead.current ? await fetchAnswerForm(procidOf(form)) : form
    isRead.current = true
    return { kind: 'open', copy: answerCopy(now) }
  })
  const copy = useShownCopy(view)
  const online = useOnline()
  const engine = view.kind === 'open' ? view.session.engine : undefined
  return {
    texts: copy?.data ?? textsOf(form.POINTS),
    write: (tag, text) => engine?.change({ ...engine.copy.data, [tag]: text }),
    status: copy && engine ? statusOf(copy, online) : undefined,
    savedAt: copy?.savedAt,
    isMerged: copy?.note === 'merged',
    tempId: copy?.tempId ?? form.TEMP_ID ?? undefined,
    why: copy?.words ?? '',
    ensureSaved: async () => {
      if (!engine) throw new AskError({ err: 'UNKNOWN', title: say('answers:tab.elsewhere') })
      // Files need the draft, also before a text is written.
      if (engine.copy.rowVersion === undefined) engine.change(engine.copy.data)
      const isSaved = await engine.flush()
      const { tempId, rowVersion, conflict, trouble, words: title, faults: fields } = engine.copy
      if (isSaved && tempId !== undefined && rowVersion !== undefined) return { tempId, version: rowVersion }
      if (conflict) throw new AskError({ err: 'STALE_VERSION', title: say('answers:stale.title') })
      throw new AskError({ err: trouble === 'unreachable' ? 'NETWORK' : 'UNKNOWN', title, fields: [...fields] })
    },
    differences: copy ? differencesOf(copy, answerEditKind.merge) : [],
    settle: (chosen) => engine?.settle(chooseVersion(engine.copy, answerEditKind.merge, chosen)),
    isElsewhere: view.kind === 'elsewhere',
    isReadOnly: engine === undefined,
    takeOver,
    finish: () => void engine?.finish(),
  }
}
