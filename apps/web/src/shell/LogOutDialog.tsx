import { useEffect, useEffectEvent, useState } from 'react'

import { logOut, useUser } from '../lib/session.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { sayNotLoaded } from '../ui/lateCode.ts'
import { useWords } from '../ui/useWords.ts'

interface LogOutDialogProps {
  onClose: () => void
  /** Loads the code that knows what is only on this device. */
  load?: () => Promise<Pick<typeof import('../autosave/allCopies.ts'), 'saveBeforeLogOut'>>
}

const loadCopies = () => import('../autosave/allCopies.ts')

/** 'Are you sure to log out ?? ' with Yes and cancel. Saves open drafts first and says how many could not be saved. */
export function LogOutDialog({ onClose, load = loadCopies }: LogOutDialogProps) {
  const { say } = useWords('shell')
  const userId = useUser()?.USER_ID ?? 0
  const [unsent, setUnsent] = useState<number>()
  const [leaving, setLeaving] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    let shown = true
    void sendDrafts(userId, load)
      .then((count) => shown && setUnsent(count))
      .catch((error: unknown) => {
        close()
        return sayNotLoaded(error)
      })
    return () => {
      shown = false
    }
  }, [userId, load])
  const onYes = () => {
    setLeaving(true)
    void logOut(userId)
  }
  const waiting = unsent === undefined
  return (
    <ConfirmDialog
      title={say('shell:logout.question')}
      yes={say('shell:logout.yes')}
      no={say('shell:logout.cancel')}
      busy={(waiting || leaving) && say('shell:logout.yes')}
      onYes={onYes}
      onNo={onClose}
    >
      {unsent ? <p>{say('shell:logout.kept', { count: unsent })}</p> : null}
    </ConfirmDialog>
  )
}

/**
 * Number of drafts, answers and checks that are only on this device after an attempt to save them; 0 where the browser stores nothing. Loads their store on
 * demand, and rejects when it cannot be loaded: to log out would delete what it may hold.
 */
async function sendDrafts(userId: number, load: NonNullable<LogOutDialogProps['load']>): Promise<number> {
  const { saveBeforeLogOut } = await load()
  return saveBeforeLogOut(userId).catch(() => 0)
}
