import { clsx } from 'clsx'
import type { TextKey } from '@saki/texts'
import { useId, type ReactNode } from 'react'

import { type Address } from '../../lib/pageAddress.ts'
import type { AskError } from '../../lib/askError.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './landing.module.css'

interface TodayCellProps {
  title: TextKey
  icon: IconName
  /** Undefined while loading. */
  total: number | undefined
  shown: number
  error: AskError | null
  onRetry: () => void
  /** Text if there is none, and an action. */
  none: TextKey
  noneAction?: ReactNode
  /** Link to the whole list. */
  all:
    | Address<'/inbox'>
    | Address<'/customer-screen/list'>
    | Address<'/customer-screen/draft'>
    | Address<'/user-docx/tp/list-pengajuan-pasca'>
  children: ReactNode
}

/** One of the four cells: title, count, the nearest entries, link to all. */
export function TodayCell({
  title,
  icon,
  total,
  shown,
  error,
  onRetry,
  none,
  noneAction,
  all,
  children,
}: TodayCellProps) {
  const { say } = useWords('landing')
  const id = useId()
  return (
    <section className={clsx(styles.cell, 'stack gap-12 shrinks')} aria-labelledby={id}>
      <h3 id={id} className="row gap-8 small">
        <Icon name={icon} size={18} className="muted" />
        <Label k={title} />
        {total !== undefined && <span className="push muted regular">{total}</span>}
      </h3>
      {error && total === undefined ? (
        <ErrorPanel error={error} onRetry={onRetry} />
      ) : total === undefined ? (
        <Skeleton lines={3} block={18} />
      ) : null}
      {total === 0 && <p className="none muted small">{say(none)}</p>}
      {total === 0 && noneAction}
      {children}
      {total !== undefined && total > shown && (
        <PageLink to={all.to} search={all.search} className={clsx(styles.more, 'caption-size unlined')}>
          {say('landing:more', { count: total - shown })}
        </PageLink>
      )}
    </section>
  )
}
