import { clsx } from 'clsx'
import type { DraftRow } from '@saki/contracts/edits'

import { useWhen } from '../../cases/When.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Label } from '../../ui/Label.tsx'
import { ProgressBar } from '../../ui/Progress.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TodayCell } from './TodayCell.tsx'
import type { TodayData } from './useToday.ts'
import styles from './landing.module.css'

export function DraftCell({ drafts: { data, error, refetch } }: { drafts: TodayData['drafts'] }) {
  const rows = (data?.data ?? []).filter((draft) => draft.STATUS === 'STORED_TEMP')
  return (
    <TodayCell
      title="landing:drafts"
      icon="pencil"
      none="landing:drafts.none"
      noneAction={
        <PageLink to="/buat-pengajuan" className={clsx(styles.more, 'caption-size unlined')}>
          <Label k="shell:nav.new" />
        </PageLink>
      }
      total={data?.total}
      shown={rows.length}
      error={error}
      onRetry={() => void refetch()}
      all={{ to: '/customer-screen/draft' }}
    >
      {rows.length > 0 && (
        <ul className="stack gap-12">
          {rows.map((draft) => (
            <li key={draft.TEMP_ID}>
              <Draft draft={draft} />
            </li>
          ))}
        </ul>
      )}
    </TodayCell>
  )
}

function Draft({ draft }: { draft: DraftRow }) {
  const { say } = useWords('landing')
  const when = useWhen()
  const lacks =
    draft.ERROR_COUNT === 0 ? say('landing:drafts.ready') : say('landing:drafts.lacks', { count: draft.ERROR_COUNT })
  return (
    <PageLink className="block" to="/buat-pengajuan/draft" search={{ draft: draft.TEMP_ID }}>
      <span className={clsx(styles.title, 'block strong break-anywhere')}>
        <bdi>{draft.TITLE || say('landing:drafts.untitled')}</bdi>
      </span>
      <span className="mini row gap-8 above-4">
        <ProgressBar percent={draft.COMPLETE_PCT} label={lacks} />
        <span className="muted caption-size">{lacks}</span>
      </span>
      <span className={clsx(styles.subline, 'block muted caption-size break-anywhere')}>
        {say('landing:drafts.saved', { when: when(draft.UPDATED_AT) })}
      </span>
    </PageLink>
  )
}
