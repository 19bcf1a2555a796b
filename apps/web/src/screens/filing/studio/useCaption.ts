import type { FileRow } from '@saki/contracts/fileRow'
import { useEffect, useRef, useState } from 'react'

import { chooseVersion, differencesOf } from '../../../autosave/chooseVersion.ts'
import { copiesOfUser } from '../../../autosave/copiesOfUser.ts'
import { statusOf } from '../../../autosave/copyStatus.ts'
import type { ChosenSides } from '../../../autosave/ConflictLines.tsx'
import { useAutosave, useShownCopy } from '../../../autosave/useAutosave.ts'
import { useOnline } from '../../../lib/online.ts'
import { useUser } from '../../../lib/session.ts'
import { captionCopy, captionKind, type Caption, type CaptionCopy } from './captionKind.ts'

const captionsOf = copiesOfUser<Caption, CaptionCopy>(captionKind)

/**
 * The description of one picture, saved on the device at once and at the server soon after. The tab that edits the draft edits it;
 * with `readOnly` it shows what that tab has.
 */
export function useCaption(file: FileRow, readOnly: boolean, onSaved: () => void) {
  const online = useOnline()
  const copies = captionsOf(useUser()?.USER_ID ?? 0)
  const read = async () => ({ kind: 'open' as const, copy: captionCopy(file) })
  const { view, takeOver } = useAutosave<Caption, CaptionCopy, never>(copies, readOnly ? undefined : file.ID, read)
  const edited = useShownCopy(view)
  const [followed, setFollowed] = useState<CaptionCopy>()
  useEffect(() => (readOnly ? copies.follow(file.ID, setFollowed) : undefined), [copies, readOnly, file.ID])
  const take = useRef(takeOver)
  useEffect(() => void (take.current = takeOver))
  const isElsewhere = view.kind === 'elsewhere'
  useEffect(() => {
    if (isElsewhere && !readOnly) take.current()
  }, [isElsewhere, readOnly])
  const savedRevision = edited?.savedRevision ?? 0
  const isGone = edited?.end === 'gone'
  const tellSaved = useRef(onSaved)
  useEffect(() => void (tellSaved.current = onSaved))
  useEffect(() => {
    if (savedRevision > 0 || isGone) tellSaved.current()
  }, [savedRevision, isGone])
  const copy = readOnly ? followed : edited
  const engine = !readOnly && view.kind === 'open' ? view.session.engine : undefined
  return {
    text: copy?.data.DESCRIPTION ?? file.DESCRIPTION,
    /** False while it is opened, and in a tab that only reads. */
    canEdit: engine !== undefined,
    status: copy && engine ? statusOf(copy, online) : undefined,
    isSavedNow: savedRevision > 0,
    change: (DESCRIPTION: string) => engine?.change({ DESCRIPTION }),
    save: () => void engine?.flush(),
    differences: copy ? differencesOf(copy, captionKind.merge) : [],
    settle: (chosen: ChosenSides) => engine?.settle(chooseVersion(engine.copy, captionKind.merge, chosen)),
  }
}
