import { clsx } from 'clsx'
import '../forms.module.css'

import type { ContactRow } from '@saki/contracts/people'
import { useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useCountries } from '../fields/CountryKind.tsx'
import { ContactForm, CONTACT_FORM } from './ContactForm.tsx'
import { binContact } from './useContacts.ts'
import styles from './people.module.css'

const WIDTH = 900
const STEP = 20

type Shown = { as: 'list' } | { as: 'bin' } | { as: 'form'; row: ContactRow | undefined }

/** The user's address book: search, add, edit, delete and restore. */
export function AddressBookDialog({ onClose }: { onClose: () => void }) {
  // Loads all text areas at once. An area that loads later would suspend the dialog for a moment, and the focus would
  // be lost.
  const { say } = useWords('people', 'forms', 'filing')
  const [shown, setShown] = useState<Shown>({ as: 'list' })
  const [isBusy, setBusy] = useState(false)
  const toList = () => setShown({ as: 'list' })
  const title =
    shown.as === 'form' ? (
      shown.row ? (
        <Label k="people:edit.name" values={{ name: shown.row.PERSON_NAME }} />
      ) : (
        <Label k="people:edit.new" />
      )
    ) : (
      <Label k={shown.as === 'bin' ? 'people:bin' : 'people:title'} />
    )
  return (
    <Dialog
      title={title}
      width={WIDTH}
      tall
      onClose={shown.as === 'list' ? onClose : toList}
      actions={
        shown.as === 'list' ? (
          <Button onClick={onClose}>
            <Label k="core:close" />
          </Button>
        ) : (
          <>
            <Button onClick={toList}>
              <Label k="people:back" />
            </Button>
            {shown.as === 'form' && (
              <Button look="primary" type="submit" form={CONTACT_FORM} busy={isBusy ? say('core:loading') : undefined}>
                <Label k="core:save" />
              </Button>
            )}
          </>
        )
      }
    >
      {shown.as === 'form' ? (
        <ContactForm row={shown.row} onBusy={setBusy} onSaved={toList} />
      ) : (
        <ContactList isBin={shown.as === 'bin'} onShow={setShown} />
      )}
    </Dialog>
  )
}

function ContactList({ isBin, onShow }: { isBin: boolean; onShow: (next: Shown) => void }) {
  const { say } = useWords('people')
  const [typed, setTyped] = useState('')
  const [size, setSize] = useState(STEP)
  const { data, error, refetch } = useCall(
    'addressBook',
    { query: { q: typed.trim(), size, IND_DELETED: isBin ? 'Y' : 'N' } },
    { staleTime: 0, placeholderData: (before) => before },
  )
  const rows = data?.data ?? []
  return (
    <>
      <p className="muted">{say(isBin ? 'people:bin.lead' : 'people:lead')}</p>
      {!isBin && (
        <div className={clsx(styles.tools, 'flush-fields flex wrap align-end gap-16 row-gap-8 below-16')}>
          <TextField
            id="book-search"
            label={<Label k="people:search" />}
            value={typed}
            onChange={setTyped}
            lead="search"
          />
          <Button icon="plus" onClick={() => onShow({ as: 'form', row: undefined })}>
            <Label k="people:add" />
          </Button>
          <Button look="quiet" icon="trash" onClick={() => onShow({ as: 'bin' })}>
            <Label k="people:bin" />
          </Button>
        </div>
      )}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && (
        <p className="hint" role="status">
          {data.total === 0
            ? say(isBin ? 'people:bin.empty' : typed ? 'people:list.none' : 'people:list.empty')
            : say('people:list.total', { count: data.total })}
        </p>
      )}
      <ul className={styles.list}>
        {rows.map((row) => (
          <ContactLine key={row.CONTACT_ID} row={row} isBin={isBin} onEdit={() => onShow({ as: 'form', row })} />
        ))}
      </ul>
      {data && data.total > rows.length && size < 100 && (
        <Button onClick={() => setSize(Math.min(100, size + STEP))}>
          <Label k="people:more" />
        </Button>
      )}
    </>
  )
}

function ContactLine({ row, isBin, onEdit }: { row: ContactRow; isBin: boolean; onEdit: () => void }) {
  const { say } = useWords('people')
  const countries = useCountries()
  const name = row.PERSON_NAME
  const country = countries.find(({ COUNTRY_CODE }) => COUNTRY_CODE === row.NATIONALITY_COUNTRY_CODE)?.COUNTRY_NAME
  const put = (deleted: 'Y' | 'N') =>
    binContact(row.CONTACT_ID, deleted).then(
      () =>
        showToast(deleted === 'Y' ? 'people:deleted' : 'people:restored', {
          values: { name },
          action: { text: 'core:undo', do: () => void binContact(row.CONTACT_ID, deleted === 'Y' ? 'N' : 'Y') },
        }),
      () => showToast('core:error.sent', { tone: 'bad' }),
    )
  const who = <span className="sr"> {name}</span>
  return (
    <li className="row wrap gap-16 row-gap-4 hairline-below">
      <Icon name={row.PERSON_WCODE === 'C' ? 'bank' : 'user'} />
      <span className="grow">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="hint block">
          {row.PERSON_WCODE && say(`filing:person.wcode.${row.PERSON_WCODE}`)}
          {country && ` · ${country}`}
          {row.EMAIL && (
            <>
              {' · '}
              <bdi dir="ltr">{row.EMAIL}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="actions">
        {isBin ? (
          <Button look="act" icon="undo" onClick={() => void put('N')}>
            <Label k="people:bin.restore" />
            {who}
          </Button>
        ) : (
          <>
            <Button look="act" icon="pencil" onClick={onEdit}>
              <Label k="core:change" />
              {who}
            </Button>
            <Button look="act" icon="trash" onClick={() => void put('Y')}>
              <Label k="core:delete" />
              {who}
            </Button>
          </>
        )}
      </span>
    </li>
  )
}
