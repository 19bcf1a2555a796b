import { useEffect, useState } from 'react'

import { keysOnDevice } from '../lib/deviceStore.ts'
import { logOut, useUser } from '../lib/session.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useWords } from '../ui/useWords.ts'

/** What is kept under this prefix has not reached the server yet; it is named before leaving. */
const UNSENT = 'unsent:'

/** 'Are you sure to log out ?? ' with Yes and cancel. */
export function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { say } = useWords('shell')
  const user = useUser()
  const [unsent, setUnsent] = useState(0)
  const [busy, setBusy] = useState(false)
  useEffect(
    () =>
      void keysOnDevice(UNSENT).then(
        (keys) => setUnsent(keys.length),
        () => setUnsent(0),
      ),
    [],
  )
  const onYes = () => {
    setBusy(true)
    void logOut(user?.USER_ID ?? 0)
  }
  return (
    <ConfirmDialog
      title={say('shell:logout.question')}
      yes={say('shell:logout.yes')}
      no={say('shell:logout.cancel')}
      busy={busy && say('shell:logout.yes')}
      onYes={onYes}
      onNo={onClose}
    >
      {unsent > 0 && <p>{say('shell:logout.kept', { count: unsent })}</p>}
    </ConfirmDialog>
  )
}
