import type { SavedQuery, SavedSearch } from '@saki/contracts/savedSearches'
import { alertTimes, SEARCH_NAME_LENGTH, type AlertTimes } from '@saki/domain/search/alertDue'
import { useId, useRef, useState, type FormEvent } from 'react'

import { newKey } from '../lib/newKey.ts'
import { queryClient, queryKeyOf, useSend } from '../lib/queries.ts'
import { Button } from '../ui/Button.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Label } from '../ui/Label.tsx'
import { showToast } from '../ui/messages.ts'
import { TextField } from '../ui/TextField.tsx'
import { useWords } from '../ui/useWords.ts'

interface SavedSearchDialogProps {
  search: SavedQuery
  /** Name offered first. */
  name: string
  /** The saved search that is changed; absent for a new one. */
  saved?: SavedSearch
  onClose: () => void
}

const titles = { REGISTER: 'alerts:dialog.search', MARKS: 'alerts:dialog.marks', CASE: 'alerts:dialog.case' } as const

/** Name, time and place of the messages of a saved search, new or changed. */
export function SavedSearchDialog({ search, name: offered, saved, onClose }: SavedSearchDialogProps) {
  const { say } = useWords('alerts')
  const id = useId()
  const key = useRef(newKey())
  const [name, setName] = useState(saved?.NAME ?? offered.slice(0, SEARCH_NAME_LENGTH))
  const [often, setOften] = useState<AlertTimes>(saved?.HOW_OFTEN ?? 'DAILY')
  const [mail, setMail] = useState<'Y' | 'N'>(saved?.IND_MAIL ?? 'Y')
  const [isTried, setTried] = useState(false)
  const written = name.trim()
  const fault =
    written === '' ? 'alerts:name.missing' : written.length > SEARCH_NAME_LENGTH ? 'alerts:name.tooLong' : undefined
  const options = {
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('savedSearches') })
      showToast(saved ? 'alerts:changed' : 'alerts:saved', { values: { name: written } })
      onClose()
    },
  }
  const save = useSend('savedSearchSave', options)
  const change = useSend('savedSearchChange', options)
  const sending = saved ? change : save
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault || sending.isPending) return
    const chosen = { NAME: written, HOW_OFTEN: often, IND_MAIL: mail }
    if (saved) change.mutate({ body: { SEARCH_ID: saved.SEARCH_ID, ...chosen } })
    else save.mutate({ body: { SEARCH: search, ...chosen }, key: key.current })
  }
  const edited =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      key.current = newKey()
      set(value)
    }
  return (
    <Dialog
      tall
      width={560}
      title={<Label k={saved ? 'alerts:dialog.change' : titles[search.KIND]} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button type="submit" form={id} look="primary" busy={sending.isPending && say('core:loading')}>
            <Label k="core:save" />
          </Button>
        </>
      }
    >
      <form id={id} className="grid one-column gap-8" noValidate onSubmit={onSubmit}>
        <p>{say(`alerts:means.${search.KIND}`)}</p>
        <TextField
          id={`${id}-name`}
          label={<Label k="alerts:name" />}
          value={name}
          onChange={edited(setName)}
          error={isTried && fault ? say(fault, { most: SEARCH_NAME_LENGTH }) : undefined}
        />
        <Choice
          id={`${id}-often`}
          look="cards"
          label={<Label k="alerts:often" />}
          value={often}
          onChange={edited(setOften)}
          options={alertTimes.map((value) => ({
            value,
            label: <Label k={`alerts:often.${value}`} stacked />,
            hint: say(`alerts:often.${value}.hint`),
          }))}
        />
        <Choice
          id={`${id}-where`}
          look="segments"
          label={<Label k="alerts:where" />}
          value={mail}
          onChange={edited(setMail)}
          options={(['Y', 'N'] as const).map((value) => ({ value, label: <Label k={`alerts:where.${value}`} /> }))}
        />
        {sending.error && <ErrorPanel error={sending.error} />}
      </form>
    </Dialog>
  )
}
