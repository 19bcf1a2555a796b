import { clsx } from 'clsx'
import type { ReviewLinkRow } from '@saki/contracts/drafts'
import type { Language } from '@saki/texts'
import { legalTimeText } from '@saki/texts/dates'
import { useState } from 'react'

import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import { queryKeyOf, queryClient, useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/Code.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './review.module.css'

interface ReviewLinksDialogProps {
  /** Saves the draft, so that the client sees the current answers, and returns its TEMP_ID. Rejects when the server cannot be reached. */
  ready: () => Promise<string>
  /** TEMP_ID when the dialog opens; undefined for a draft only on this device. */
  tempId: string | undefined
  onClose: () => void
}

/** 'Kirim tautan pratinjau': makes a review link, copies it, shows how often it was opened, ends it. */
export function ReviewLinksDialog({ ready, tempId, onClose }: ReviewLinksDialogProps) {
  const { say, language } = useWords('drafts')
  const [url, setUrl] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AskError | undefined>()
  const make = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const made = await ask('makeReviewLink', { body: { TEMP_ID: await ready() } })
      setUrl(made.URL)
      refresh()
    } catch (error) {
      setFailure(error instanceof AskError ? error : new AskError({ err: 'NETWORK' }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={<Label k="drafts:review.title" />}
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:close" />
          </Button>
          <Button look="primary" icon="eye" busy={isBusy ? say('core:loading') : undefined} onClick={() => void make()}>
            <Label k="drafts:review.make" />
          </Button>
        </>
      }
    >
      <p>{say('drafts:review.lead')}</p>
      {failure && <ErrorPanel error={failure} />}
      {url && (
        <Note tone="good" role="status" icon="eye">
          <label className="field-label" htmlFor="review-url">
            <Label k="drafts:review.url" />
          </label>
          <div className={clsx(styles.address, 'row wrap gap-8')}>
            <input
              id="review-url"
              className="input mono"
              dir="ltr"
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton value={url} />
          </div>
          <p className="hint">{say('drafts:review.once')}</p>
        </Note>
      )}
      {tempId !== undefined && <MadeLinks tempId={tempId} language={language} />}
    </Dialog>
  )
}

function MadeLinks({ tempId, language }: { tempId: string; language: Language }) {
  const { say } = useWords('drafts')
  const { data = [] } = useCall(
    'reviewLinks',
    { query: { TEMP_ID: tempId } },
    { staleTime: 0, refetchInterval: 30_000 },
  )
  if (data.length === 0) return null
  const time = (instant: string) => legalTimeText(instant, language)
  const opened = ({ OPENED_COUNT, LAST_OPENED_AT }: ReviewLinkRow) =>
    LAST_OPENED_AT === null
      ? say('drafts:review.never')
      : say('drafts:review.opened', { count: OPENED_COUNT, time: time(LAST_OPENED_AT) })
  const end = (LINK_ID: string) =>
    ask('endReviewLink', { body: { LINK_ID } }).then(
      () => {
        showToast('drafts:review.ended')
        refresh()
      },
      (error: unknown) =>
        showToast('drafts:review.failed', {
          tone: 'bad',
          values: { why: error instanceof AskError ? error.title : '' },
        }),
    )
  return (
    <section className={clsx(styles.links, 'above-16')}>
      <h3>
        <Label k="drafts:review.links" />
      </h3>
      <ul>
        {data.map((link) => (
          <li
            key={link.LINK_ID}
            className={clsx(
              'align-start flex gap-12 hairline-below row-gap-4 wrap',
              link.IND_OPEN === 'Y' ? '' : 'muted',
            )}
          >
            <Icon name={link.IND_OPEN === 'Y' ? 'eye' : 'eye-off'} size={18} />
            <span className="grow sm">
              {say('drafts:review.made', { time: time(link.MADE_AT), name: link.MADE_BY })}
              <br />
              {link.IND_OPEN === 'Y'
                ? say('drafts:review.until', { time: time(link.EXPIRES_AT) })
                : say('drafts:review.over')}
              {' · '}
              {opened(link)}
            </span>
            {link.IND_OPEN === 'Y' && (
              <Button look="act" icon="close" onClick={() => void end(link.LINK_ID)}>
                <Label k="drafts:review.end" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: queryKeyOf('reviewLinks') })
}
