import { clsx } from 'clsx'
import { addDays, legalDateOf } from '@saki/domain/dates/legalDate'
import { clockText } from '@saki/texts/dates'
import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { officeNow } from '../../ui/clock.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { announcementOf, announcementFaults, type AnnouncementValues } from './announcementForm.ts'
import styles from './announcements.module.css'

const levels = ['INFO', 'WARNING', 'OUTAGE'] as const
const audiences = ['ALL', 'APPLICANTS', 'CONSULTANTS'] as const
const languages = ['ID', 'EN', 'AR'] as const

/** Publishes an announcement. It cannot be edited afterwards, only ended. */
export function AnnouncementDialog({ onClose }: { onClose: () => void }) {
  const { say } = useWords('office')
  const key = useRef(newKey())
  const [entered, setEntered] = useState(empty)
  const [tried, setTried] = useState(false)
  const send = useSend('officeAnnounce', {
    onSuccess: () => {
      showToast('office:announce.made')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeAnnouncements') })
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('getNotification') })
      onClose()
    },
  })
  const set = (change: Partial<AnnouncementValues>) => {
    key.current = newKey()
    setEntered({ ...entered, ...change })
  }
  const faults = announcementFaults(entered)
  const wrong = (field: keyof AnnouncementValues) => {
    const fault = tried ? faults[field] : undefined
    return fault && say(fault)
  }
  const onSend = () => {
    setTried(true)
    if (!send.isPending && Object.keys(faults).length === 0)
      send.mutate({ body: announcementOf(entered), key: key.current })
  }
  return (
    <Dialog
      tall
      width={720}
      title={<Label k="office:announce.new" />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button look="primary" busy={send.isPending && say('core:loading')} onClick={onSend}>
            <Label k="office:announce.publish" />
          </Button>
        </>
      }
    >
      <Note>{say('office:announce.once')}</Note>
      <Choice
        id="ann-level"
        look="segments"
        label={<Label k="office:announce.level" />}
        value={entered.LEVEL}
        onChange={(LEVEL) => set({ LEVEL })}
        options={levels.map((value) => ({ value, label: <Label k={`office:announce.level.${value}`} /> }))}
      />
      <Choice
        id="ann-audience"
        look="segments"
        label={<Label k="office:announce.audience" />}
        hint={say('office:announce.audience.hint')}
        value={entered.AUDIENCE}
        onChange={(AUDIENCE) => set({ AUDIENCE })}
        options={audiences.map((value) => ({ value, label: <Label k={`office:announce.audience.${value}`} /> }))}
      />
      {languages.map((language) => (
        <fieldset key={language} className={clsx(styles.language, 'below-16 framed')}>
          <legend>
            <Label k={`office:announce.language.${language}`} />
          </legend>
          <TextField
            id={`ann-title-${language}`}
            label={<Label k="office:announce.title" />}
            limit={120}
            value={entered[`TITLE_${language}`]}
            error={wrong(`TITLE_${language}`)}
            onChange={(value) => set({ [`TITLE_${language}`]: value })}
          />
          <TextArea
            id={`ann-text-${language}`}
            label={<Label k="office:announce.text" />}
            limit={600}
            rows={3}
            value={entered[`CONTENT_${language}`]}
            error={wrong(`CONTENT_${language}`)}
            onChange={(value) => set({ [`CONTENT_${language}`]: value })}
          />
        </fieldset>
      ))}
      <TextField
        id="ann-page"
        optional
        code
        label={<Label k="office:announce.page" />}
        hint={say('office:announce.page.hint')}
        value={entered.PAGE}
        error={wrong('PAGE')}
        onChange={(PAGE) => set({ PAGE: PAGE.trim() })}
      />
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className={clsx(styles.time, 'grid gap-16')}>
          <DateField
            id={`ann-${end}-day`}
            optional={end === 'to'}
            label={<Label k={`office:announce.${end}`} />}
            value={entered[`${end}Day`]}
            error={wrong(`${end}Day`)}
            onChange={(value) => set({ [`${end}Day`]: value })}
          />
          <TextField
            id={`ann-${end}-clock`}
            code
            label={<Label k="office:announce.clock" />}
            value={entered[`${end}Clock`]}
            error={wrong(`${end}Clock`)}
            onChange={(value) => set({ [`${end}Clock`]: value })}
          />
        </div>
      ))}
      {send.error && <ErrorPanel error={send.error} />}
    </Dialog>
  )
}

function empty(): AnnouncementValues {
  const now = new Date(officeNow())
  const today = legalDateOf(now)
  const blank = { TITLE_ID: '', TITLE_EN: '', TITLE_AR: '', CONTENT_ID: '', CONTENT_EN: '', CONTENT_AR: '', PAGE: '' }
  const clock = clockText(now)
  return {
    ...blank,
    LEVEL: 'INFO',
    AUDIENCE: 'ALL',
    fromDay: today,
    fromClock: clock,
    toDay: addDays(today, 1),
    toClock: clock,
  }
}
