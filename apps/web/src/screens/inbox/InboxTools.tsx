import { clsx } from 'clsx'
import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { CalendarDialog } from './CalendarDialog.tsx'
import { MailboxDialog } from './MailboxDialog.tsx'
import styles from './inbox.module.css'

/** Other places that announce letters: further mailboxes, and the deadline calendar. */
export function InboxTools() {
  const [open, setOpen] = useState<'mail' | 'calendar' | undefined>()
  return (
    <div className={clsx(styles.tools, 'captionless flex wrap gap-4 row-gap-0 fixed hairline-above')}>
      <Button look="quiet" small icon="mail" onClick={() => setOpen('mail')}>
        <Label k="inbox:mailbox.title" />
      </Button>
      <Button look="quiet" small icon="calendar-add" onClick={() => setOpen('calendar')}>
        <Label k="inbox:calendar.title" />
      </Button>
      {open === 'mail' && <MailboxDialog onClose={() => setOpen(undefined)} />}
      {open === 'calendar' && <CalendarDialog onClose={() => setOpen(undefined)} />}
    </div>
  )
}
