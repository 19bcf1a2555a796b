import { clsx } from 'clsx'
import type { DraftVersionRow } from '@saki/contracts/drafts'
import type { Sections } from '@saki/contracts/edits'
import { changedPaths } from '@saki/domain/drafts/changedPaths'
import { useState } from 'react'

import { valueAt } from '../forms/paths.ts'
import type { FormOf } from '../forms/scene.ts'
import { useCall } from '../lib/queries.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalTime } from '../ui/LegalTime.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useWords, type Say } from '../ui/useWords.ts'
import { DifferingValue } from './compare/DifferingValue.tsx'
import { pathLabel } from './compare/pathLabel.ts'
import styles from './versions.module.css'

const STEP = 20
const MOST = 100
const hows = {
  ADDED: 'drafts:versions.added',
  CHANGED: 'drafts:versions.changed',
  REMOVED: 'drafts:versions.removed',
} as const

interface VersionsDialogProps {
  tempId: string
  form: FormOf
  /** The draft as open in this page. */
  now: Sections
  /** Omitted where the draft is read-only. */
  onRestore?: ((data: Sections, version: number) => void) | undefined
  onClose: () => void
}

/** All saved versions of a draft: when, on which device, what changed. Restoring one creates a new version. */
export function VersionsDialog({ tempId, form, now, onRestore, onClose }: VersionsDialogProps) {
  const { say } = useWords('drafts', 'filing', 'forms')
  const [size, setSize] = useState(STEP)
  const [opened, setOpened] = useState<number | undefined>()
  const { data, error, refetch } = useCall(
    'draftVersions',
    { query: { TEMP_ID: tempId, size } },
    { staleTime: 0, placeholderData: (before) => before },
  )
  return (
    <Dialog
      title={<Label k="drafts:versions.title" />}
      width={900}
      tall
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Label k="core:close" />
        </Button>
      }
    >
      <p className="muted">{say('drafts:versions.lead')}</p>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      <ol className={clsx(styles.list, 'grid above-16 below-16')}>
        {data?.data.map((row) => (
          <li
            key={row.ROW_VERSION}
            className={clsx(
              'align-start flex gap-16 hairline-below row-gap-4 wrap',
              opened === row.ROW_VERSION ? 'on' : '',
            )}
          >
            <div className="grow">
              <p>
                <b>
                  <LegalTime at={row.SAVED_AT} />
                </b>{' '}
                {row.IND_CURRENT === 'Y' && <Chip tone="green">{say('drafts:versions.now')}</Chip>}
              </p>
              <p className="sm">{whatChanged(row, form, say)}</p>
              <p className="sm muted">
                {row.DEVICE ? say('drafts:versions.by', { name: row.SAVED_BY, device: row.DEVICE }) : row.SAVED_BY}
              </p>
            </div>
            {row.IND_CURRENT === 'N' && (
              <Button
                look="act"
                icon="eye"
                aria-expanded={opened === row.ROW_VERSION}
                onClick={() => setOpened(opened === row.ROW_VERSION ? undefined : row.ROW_VERSION)}
              >
                <Label k="drafts:versions.look" />
                <span className="sr"> {row.ROW_VERSION}</span>
              </Button>
            )}
            {opened === row.ROW_VERSION && (
              <Compared tempId={tempId} version={row.ROW_VERSION} form={form} now={now} onRestore={onRestore} />
            )}
          </li>
        ))}
      </ol>
      {data && data.total > data.data.length && size < MOST && (
        <Button onClick={() => setSize(Math.min(MOST, size + STEP))}>
          <Label k="drafts:versions.more" />
        </Button>
      )}
    </Dialog>
  )
}

/** In words: which fields a version filled, changed and emptied. */
function whatChanged({ CHANGES }: DraftVersionRow, form: FormOf, say: Say): string {
  if (CHANGES === null) return say('drafts:versions.oldest')
  if (CHANGES.length === 0) return say('drafts:versions.nothing')
  return (['ADDED', 'CHANGED', 'REMOVED'] as const)
    .map((how) => ({
      how,
      labels: CHANGES.filter(({ HOW }) => HOW === how).map(({ PATH }) => say(pathLabel(form, PATH))),
    }))
    .filter(({ labels }) => labels.length > 0)
    .map(({ how, labels }) => say(hows[how], { fields: [...new Set(labels)].join(say('core:comma')) }))
    .join('; ')
}

/** An earlier version beside the current one, by field, where they differ. */
function Compared({
  tempId,
  version,
  form,
  now,
  onRestore,
}: Pick<VersionsDialogProps, 'tempId' | 'form' | 'now' | 'onRestore'> & { version: number }) {
  const { say } = useWords('drafts')
  const { data, error, refetch } = useCall('getDraftVersion', { query: { TEMP_ID: tempId, ROW_VERSION: version } })
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} />
  const then = data.DATA
  const paths = changedPaths(then, now).map(({ path }) => path)
  if (paths.length === 0)
    return <p className={clsx(styles.changes, 'shrinks whole-line')}>{say('drafts:versions.same')}</p>
  return (
    <div className={clsx(styles.changes, 'shrinks whole-line')}>
      <div>
        <table className={clsx(styles.table, 'below-12')}>
          <thead>
            <tr>
              <th scope="col">{say('drafts:versions.field')}</th>
              <th scope="col">{say('drafts:versions.then', { number: version })}</th>
              <th scope="col">{say('drafts:versions.now')}</th>
            </tr>
          </thead>
          <tbody>
            {paths.map((path) => {
              const [old, present] = [valueAt(then, path), valueAt(now, path)]
              return (
                <tr key={path}>
                  <th scope="row">
                    <Label k={pathLabel(form, path)} stacked />
                  </th>
                  <td>
                    <DifferingValue form={form} path={path} value={old} other={present} />
                  </td>
                  <td>
                    <DifferingValue form={form} path={path} value={present} other={old} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {onRestore && (
        <Button look="primary" icon="history" onClick={() => onRestore(then, version)}>
          <Label k="drafts:versions.restore" />
        </Button>
      )}
    </div>
  )
}
