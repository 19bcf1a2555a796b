import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { chooseVersion, differencesOf } from '../../../autosave/chooseVersion.ts'
import { copiesOfUser } from '../../../autosave/copiesOfUser.ts'
import { statusOf } from '../../../autosave/copyStatus.ts'
import type { ChosenSides } from '../../../autosave/ConflictLines.tsx'
import { useAutosave, useShownCopy } from '../../../autosave/useAutosave.ts'
import { ask } from '../../../lib/ask.ts'
import { useOnline } from '../../../lib/online.ts'
import { queryKeyOf, useCall } from '../../../lib/queries.ts'
import { useUser } from '../../../lib/session.ts'
import { holdReasons } from './reasonsSession.ts'
import {
  listReasons,
  reasonsCopy,
  reasonsId,
  reasonsKind,
  type ProcessNamed,
  type ReasonsCopy,
  type WrittenReasons,
} from './reasonsKind.ts'

const reasonsOf = copiesOfUser<WrittenReasons, ReasonsCopy>(reasonsKind)

/** The reasons of one case, saved on the device at once and at the office soon after. */
export function useReasons({ PROC_TYP, PROC_NBR }: ProcessNamed) {
  const client = useQueryClient()
  const online = useOnline()
  const process = { PROC_TYP, PROC_NBR }
  const { data: draft, error, refetch } = useCall('officeReasons', { query: process })
  const copies = reasonsOf(useUser()?.USER_ID ?? 0)
  const { view, takeOver } = useAutosave<WrittenReasons, ReasonsCopy, never>(copies, reasonsId(process), async () => ({
    kind: 'open',
    copy: reasonsCopy(process, await ask('officeReasons', { query: process })),
  }))
  const copy = useShownCopy(view)
  const engine = view.kind === 'open' && copy ? view.session.engine : undefined
  useEffect(() => (engine ? holdReasons(engine) : undefined), [engine])
  const saved = copy?.savedRevision
  useEffect(() => {
    if (saved) void client.invalidateQueries({ queryKey: queryKeyOf('officeReasons') })
  }, [saved, client])
  return {
    draft,
    error,
    refetch,
    written: copy?.data ?? {},
    reasons: copy ? listReasons(copy.data) : [],
    isReadOnly: engine === undefined,
    isElsewhere: view.kind === 'elsewhere',
    takeOver,
    change: (next: (written: WrittenReasons) => WrittenReasons) => engine?.change(next(engine.copy.data)),
    status: copy && engine ? statusOf(copy, online) : undefined,
    savedAt: copy?.savedAt,
    why: copy?.words ?? '',
    isMerged: copy?.note === 'merged',
    save: () => void engine?.flush(),
    differences: copy ? differencesOf(copy, reasonsKind.merge) : [],
    settle: (chosen: ChosenSides) => engine?.settle(chooseVersion(engine.copy, reasonsKind.merge, chosen)),
  }
}
