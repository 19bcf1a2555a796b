import { clsx } from 'clsx'
import { letterOfNumber } from '@saki/catalogue/rights/looks'
import type { InboxItem } from '@saki/contracts/inbox'
import { useEffect, useRef } from 'react'

import { CaseLink } from '../../cases/CaseLink.tsx'
import { RightMark } from '../../cases/RightMark.tsx'
import { useWhen } from '../../cases/When.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useUser } from '../../lib/session.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { ReadingActions } from './ReadingActions.tsx'
import { ReadingBar, type Position } from './ReadingBar.tsx'
import { InboxLetter } from './InboxLetter.tsx'
import { LetterMeaning, LetterSummary } from './LetterSummary.tsx'
import type { OpenItem } from './useOpenItem.ts'
import styles from './inbox.module.css'

interface ReadingProps {
  open: OpenItem
  /** Nothing to choose from: the list is empty or not loaded. */
  isIdle: boolean
  position: Position | undefined
  onClose: () => void
  onStep: (step: 1 | -1) => void
  onUnread: (item: InboxItem) => void
  /** Called on the first use of a letter that is shown by default; marks it as opened. */
  onUse: (() => void) | undefined
}

/** The open letter beside the list; on phones a page with a back button. */
export function Reading({ open, isIdle, position, onClose, onStep, onUnread, onUse }: ReadingProps) {
  const { say } = useWords('inbox', 'clients')
  if (open.state === 'none')
    return (
      <div className={clsx(styles.reader, 'scrolls shrinks-down stack gap-0 shrinks', styles.idle)}>
        {!isIdle && <EmptyState>{say('inbox:screen.pick')}</EmptyState>}
      </div>
    )
  return (
    <article
      className={clsx(styles.reader, 'scrolls shrinks-down stack gap-0 shrinks')}
      aria-labelledby="subject"
      onPointerDownCapture={onUse}
      onKeyDownCapture={onUse}
    >
      <ReadingBar position={position} onClose={onClose} onStep={onStep} />
      {open.state === 'loading' && (
        <div className="pad">
          <Skeleton lines={6} block={28} />
        </div>
      )}
      {open.state === 'missing' && <EmptyState>{say('inbox:screen.missing')}</EmptyState>}
      {open.item && <Opened key={open.item.INBOX_ID} item={open.item} onUnread={onUnread} />}
    </article>
  )
}

function Opened({ item, onUnread }: { item: InboxItem; onUnread: (item: InboxItem) => void }) {
  const { say } = useWords('inbox', 'clients')
  const when = useWhen()
  const subject = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // For the keyboard the focus moves to the letter; for the mouse it stays.
    if (document.activeElement?.matches('a.letter-row:focus-visible') || matchMedia('(max-width: 767px)').matches)
      subject.current?.focus()
  }, [])
  return (
    <>
      <div className={styles.readerHead}>
        <div className="meta row wrap gap-16 row-gap-4 muted small">
          <RightMark right={letterOfNumber(item.FILE_TYP)} />
          <NumberLink item={item} />
          <bdi>{item.TITLE}</bdi>
          {item.ON_BEHALF_OF && <span>{say('clients:for', { name: item.ON_BEHALF_OF.USER_NAME })}</span>}
          {item.STATUS === 'Y' && (
            <Button look="act" icon="mail" className="push" onClick={() => onUnread(item)}>
              <Label k="inbox:screen.markUnread" />
            </Button>
          )}
        </div>
        <h2 id="subject" className="largest above-4 below-6" ref={subject} tabIndex={-1}>
          {item.SUBJECT}
        </h2>
        <div className="meta row wrap gap-16 row-gap-4 muted small">
          <span>
            <TwoNames name={item.ACTION_TYPE_NAME} own={item.ACTION_TYPE_CAPTION} />
          </span>
          <span>
            {say('inbox:screen.sent')} <LegalTime at={item.SENT_AT} />
          </span>
          {item.REMINDED_AT && <span>{say('inbox:screen.reminded', { when: when(item.REMINDED_AT) })}</span>}
        </div>
      </div>
      <LetterSummary item={item} />
      <ReadingActions item={item} />
      <LetterMeaning item={item} />
      <InboxLetter item={item} />
      <Readers item={item} />
    </>
  )
}

/** Recipients of a letter, and when each first read it. */
function Readers({ item }: { item: InboxItem }) {
  const { say } = useWords('inbox')
  const userId = useUser()?.USER_ID
  return (
    <details
      className={clsx(styles.readers, 'inset-12 hairline-above muted caption-size')}
      open={item.READERS.length > 1}
    >
      <summary>{say('inbox:screen.readers')}</summary>
      <ul>
        {item.READERS.map((reader) => (
          <li key={reader.USER_ID} className="row gap-8">
            <Icon name={reader.READ_AT ? 'mail-open' : 'mail'} size={16} />
            <bdi>{reader.USER_ID === userId ? say('inbox:screen.readers.you') : reader.USER_NAME}</bdi>
            {reader.READ_AT ? <LegalTime at={reader.READ_AT} /> : <span>{say('inbox:screen.readers.not')}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The number of the case. Somebody who made a request in another's case cannot open the case, so that it is no link there. */
function NumberLink({ item }: { item: InboxItem }) {
  if (!item.REQUEST_NBR) return <CaseLink number={item.PATENT_ID} />
  return (
    <span className="mono">
      <bdi dir="ltr">{item.PATENT_ID}</bdi>
    </span>
  )
}
