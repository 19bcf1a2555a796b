import { clsx } from 'clsx'
import type { Mailbox } from '@saki/contracts/outgoing'
import { useState } from 'react'

import { queryKeyOf, queryClient, useCall, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './inbox.module.css'

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeyOf('mailsAddresses') })

/** Mailboxes that receive notices of letters: the account's own, which cannot be removed, and others, each confirmed by a mailed code. */
export function MailboxDialog({ onClose }: { onClose: () => void }) {
  const { say } = useWords('inbox')
  const mailboxes = useCall('mailsAddresses')
  const [address, setAddress] = useState('')
  const add = useSend('mailsAddAddress', {
    onSuccess: (_answer, { body }) => {
      showToast('inbox:mailbox.sent', { values: { address: body?.ADDRESS ?? '' } })
      setAddress('')
      void refresh()
    },
  })
  const wrong = add.error?.fields.find(({ field }) => field === 'ADDRESS')?.message
  return (
    <Dialog title={<Label k="inbox:mailbox.title" />} width={560} onClose={onClose}>
      <p>{say('inbox:mailbox.means')}</p>
      {mailboxes.error && !mailboxes.data && (
        <ErrorPanel error={mailboxes.error} onRetry={() => void mailboxes.refetch()} />
      )}
      {mailboxes.isPending && <Skeleton lines={2} />}
      <ul className={styles.boxes}>
        {mailboxes.data?.map((mailbox) => (
          <Row key={mailbox.ADDRESS} mailbox={mailbox} />
        ))}
      </ul>
      <form
        className={clsx(styles.add, 'flush-fields whole-line flex wrap align-end gap-8 above-12')}
        onSubmit={(event) => {
          event.preventDefault()
          if (address.trim() !== '') add.mutate({ body: { ADDRESS: address.trim() } })
        }}
      >
        <TextField
          id="mailbox-new"
          type="email"
          inputMode="email"
          autoComplete="off"
          label={<Label k="inbox:mailbox.field" />}
          value={address}
          onChange={setAddress}
          error={wrong ?? (add.error && !wrong ? add.error.title : undefined)}
        />
        <Button type="submit" icon="plus" busy={add.isPending && say('core:loading')}>
          <Label k="inbox:mailbox.add" />
        </Button>
      </form>
    </Dialog>
  )
}

function Row({ mailbox }: { mailbox: Mailbox }) {
  const { say } = useWords('inbox')
  const [code, setCode] = useState('')
  const confirm = useSend('mailsConfirmAddress', {
    onSuccess: () => {
      showToast('inbox:mailbox.confirmed')
      void refresh()
    },
  })
  const remove = useSend('mailsRemoveAddress', { onSuccess: () => void refresh() })
  const { ADDRESS, MAIN, CONFIRMED, BOUNCED_AT } = mailbox
  return (
    <li className="row wrap hairline-below">
      <bdi dir="ltr">{ADDRESS}</bdi>
      {MAIN === 'Y' && <Chip>{say('inbox:mailbox.main')}</Chip>}
      {CONFIRMED === 'N' && <Chip tone="amber">{say('inbox:mailbox.waiting')}</Chip>}
      {BOUNCED_AT && <Chip tone="red">{say('inbox:mailbox.bounced')}</Chip>}
      {MAIN === 'N' && (
        <button
          type="button"
          className="icon-button"
          aria-label={say('inbox:mailbox.remove', { address: ADDRESS })}
          onClick={() => remove.mutate({ body: { ADDRESS } })}
        >
          <Icon name="trash" size={18} />
        </button>
      )}
      {CONFIRMED === 'N' && (
        <form
          className={clsx(styles.add, 'flush-fields whole-line flex wrap align-end gap-8 above-12')}
          onSubmit={(event) => {
            event.preventDefault()
            confirm.mutate({ body: { ADDRESS, CODE: code } })
          }}
        >
          <TextField
            id={`code-${ADDRESS}`}
            code
            label={<Label k="inbox:mailbox.code" />}
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            error={confirm.error?.fields[0]?.message ?? confirm.error?.title}
          />
          <Button type="submit" busy={confirm.isPending && say('core:loading')}>
            <Label k="inbox:mailbox.confirm" />
          </Button>
        </form>
      )}
    </li>
  )
}
