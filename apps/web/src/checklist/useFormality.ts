import type { FormalityCheck } from '@saki/contracts/formality'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { chooseVersion, differencesOf } from '../autosave/chooseVersion.ts'
import type { ChosenSides } from '../autosave/ConflictLines.tsx'
import { copiesOfUser } from '../autosave/copiesOfUser.ts'
import type { Difference } from '../autosave/copy.ts'
import { statusOf, type SaveStatus } from '../autosave/copyStatus.ts'
import type { AtServer } from '../autosave/openCopies.ts'
import { useAutosave, useShownCopy } from '../autosave/useAutosave.ts'
import { AskError } from '../lib/askError.ts'
import { useOnline } from '../lib/online.ts'
import { queryKeyOf, useCall } from '../lib/queries.ts'
import { useUser } from '../lib/session.ts'
import {
  addFreePoint,
  checklistCounts,
  checklistLines,
  isUnworded,
  linesWith,
  markRestInOrder,
  verdictsOf,
  withChange,
  type Line,
  type Verdicts,
} from './checklistState.ts'
import { formalityCopy, formalityId, formalityKind, versionOf, type FormalityCopy } from './formalityKind.ts'
import { closeCheck, type ClosingAction } from './closeCheck.ts'

const checksOf = copiesOfUser<Verdicts, FormalityCopy>(formalityKind)

/** The formality check of one case, saved on the device at once and at the office soon after. */
export interface Formality {
  check: FormalityCheck | undefined
  error: AskError | null
  /** Whether the case is in a state in which formalities are checked; otherwise the list is read only. */
  isOpen: boolean
  /** True until the check is open for edits on this device, while another tab edits it, and when it is not open at all. */
  isReadOnly: boolean
  /** Another tab edits the check: it is only read here. */
  isElsewhere: boolean
  takeOver: () => void
  lines: readonly Line[]
  counts: { ok: number; bad: number; unseen: number }
  change: (id: string, change: Partial<Line>) => void
  addFree: () => void
  remove: (id: string) => void
  /** Marks the rest as in order, but for points with these ids. */
  markRest: (doubtful: readonly string[]) => void
  /** Undefined while the check is opened, and while it is not open or edited elsewhere. */
  status: SaveStatus | undefined
  isMerged: boolean
  /** Error of the last save or closing. The fields of ITEMS carry the index of the line. */
  fault: Pick<AskError, 'title' | 'fields'> | undefined
  save: () => void
  reload: () => void
  /** The points that two officers judged differently. */
  differences: readonly Difference[]
  settle: (chosen: ChosenSides) => void
  /** A lacking point without words for the applicant, which the list shows and focuses; set by `findUnworded`. */
  sought: string | undefined
  /** Looks for the first such point; the list marks all of them from then on. False when every lacking point has its words. */
  findUnworded: () => boolean
  endSearch: () => void
  /** Whether points without words are marked. */
  areMarked: boolean
  /** Closes the check by an action of the office, in one transaction with its letter. Throws AskError and leaves the check as it is. */
  close: (closing: ClosingAction) => ReturnType<typeof closeCheck>
}

export function useFormality(patentId: string): Formality {
  const client = useQueryClient()
  const online = useOnline()
  const { data: check, error, refetch } = useCall('getFormalitas', { query: { patentId } }, { staleTime: 60_000 })
  const isOpen = check?.IND_OPEN === 'Y'
  const [closeFault, setCloseFault] = useState<AskError>()
  const [sought, setSought] = useState<string>()
  const [areMarked, setAreMarked] = useState(false)
  const id = isOpen ? formalityId(check) : undefined
  const isRead = useRef(false)
  const copies = checksOf(useUser()?.USER_ID ?? 0)
  const read = async (): Promise<AtServer<FormalityCopy, never>> => {
    const now = isRead.current ? (await refetch()).data : check
    isRead.current = true
    return now ? { kind: 'open', copy: formalityCopy(now) } : { kind: 'missing' }
  }
  const { view, takeOver } = useAutosave<Verdicts, FormalityCopy, never>(copies, id, read)
  const shown = useShownCopy(view)
  const copy = shown?.localId === id ? shown : undefined
  const engine = view.kind === 'open' && copy ? view.session.engine : undefined
  useEffect(() => {
    const version = check && formalityId(check) === engine?.copy.localId ? versionOf(check) : undefined
    if (version) engine?.adopt(version)
  }, [check, engine])
  /** A check that is still being opened is waited for; one that another tab edits is taken over and shown before it is closed. */
  const opened = async () => {
    if (engine || id === undefined) return engine
    const found = view.kind === 'elsewhere' && copy ? undefined : await copies.open({ id, take: false, read })
    if (found?.kind === 'open') return found.session.engine
    takeOver()
    return undefined
  }
  const items = check?.ITEMS ?? []
  const lines = copy ? linesWith(items, copy.data) : checklistLines(items)
  const edit = (next: (lines: readonly Line[]) => readonly Line[]) => {
    setCloseFault(undefined)
    engine?.change(verdictsOf(next(linesWith(items, engine.copy.data))))
  }
  return {
    check,
    error: error ?? null,
    isOpen,
    isReadOnly: engine === undefined,
    isElsewhere: view.kind === 'elsewhere' && isOpen,
    takeOver,
    lines,
    counts: checklistCounts(lines),
    change: (line, change) => edit((before) => withChange(before, line, change)),
    addFree: () => edit(addFreePoint),
    remove: (line) => edit((before) => before.filter((one) => one.id !== line)),
    markRest: (doubtful) => edit((before) => markRestInOrder(before, doubtful)),
    status: copy && engine ? statusOf(copy, online) : undefined,
    isMerged: copy?.note === 'merged',
    fault: closeFault ?? (copy?.trouble ? { title: copy.words, fields: copy.faults } : undefined),
    save: () => void engine?.flush(),
    reload: () => void refetch(),
    differences: copy ? differencesOf(copy, formalityKind.merge) : [],
    settle: (chosen) => engine?.settle(chooseVersion(engine.copy, formalityKind.merge, chosen)),
    sought,
    findUnworded: () => {
      const found = lines.find(isUnworded)
      setAreMarked(found !== undefined)
      setSought(found?.id)
      return found !== undefined
    },
    endSearch: () => setSought(undefined),
    areMarked,
    close: async (closing) => {
      setCloseFault(undefined)
      try {
        const reply = await closeCheck(await opened(), closing)
        for (const name of ['getFormalitas', 'getAnswers'] as const)
          void client.invalidateQueries({ queryKey: queryKeyOf(name) })
        return reply
      } catch (failure) {
        if (failure instanceof AskError) setCloseFault(failure)
        throw failure
      }
    },
  }
}
