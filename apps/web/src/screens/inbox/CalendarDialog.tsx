import { clsx } from 'clsx'
import { legalDateText } from '@saki/texts/dates'

import { queryKeyOf, queryClient, useCall, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/Code.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './inbox.module.css'

/** The secret address of the deadline calendar: make it, see it once, replace it, end it. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { say, language } = useWords('inbox')
  const feed = useCall('calendar')
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeyOf('calendar') })
  const make = useSend('calendarMake', { onSuccess: () => void refresh() })
  const end = useSend('calendarEnd', {
    onSuccess: () => {
      make.reset()
      showToast('inbox:calendar.ended')
      void refresh()
    },
  })
  const failure = make.error ?? end.error ?? (feed.data ? null : feed.error)
  const isActive = feed.data?.ACTIVE === 'Y'
  const url = make.data?.URL
  return (
    <Dialog
      title={<Label k="inbox:calendar.title" />}
      width={560}
      onClose={onClose}
      actions={
        <>
          {isActive && (
            <Button busy={end.isPending && say('core:loading')} onClick={() => end.mutate({})}>
              <Label k="inbox:calendar.end" />
            </Button>
          )}
          <Button look="primary" busy={make.isPending && say('core:loading')} onClick={() => make.mutate({})}>
            <Label k={isActive ? 'inbox:calendar.again' : 'inbox:calendar.make'} />
          </Button>
        </>
      }
    >
      <p>{say('inbox:calendar.means')}</p>
      {!feed.data && !failure && <Skeleton lines={2} />}
      {failure && <ErrorPanel error={failure} onRetry={() => void feed.refetch()} />}
      {isActive && feed.data?.CREATED_AT && (
        <p className="hint">
          {say('inbox:calendar.active', { when: legalDateText(new Date(feed.data.CREATED_AT), language) })}
        </p>
      )}
      {url && (
        <>
          <h3>
            <Label k="inbox:calendar.address" />
          </h3>
          <p className={clsx(styles.address, 'well rounded-card break-anywhere')}>
            <bdi dir="ltr" className="mono">
              {url}
            </bdi>
          </p>
          <CopyButton value={url} />
          <Note tone="warn">{say('inbox:calendar.secret')}</Note>
        </>
      )}
    </Dialog>
  )
}
