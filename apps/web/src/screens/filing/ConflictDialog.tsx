import { clsx } from 'clsx'
import type { Sections } from '@saki/contracts/edits'
import { keepBoth } from '@saki/domain/drafts/keepBoth'
import type { TextKey } from '@saki/texts'
import { legalTimeText } from '@saki/texts/dates'
import { useState, type ReactNode } from 'react'

import { DifferingValue } from '../../drafts/compare/DifferingValue.tsx'
import { pathLabel } from '../../drafts/compare/pathLabel.ts'
import { roomAt } from '../../drafts/compare/roomAt.ts'
import { withValues } from '../../forms/paths.ts'
import type { FormOf } from '../../forms/scene.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { Difference, EditConflict } from '../../autosave/copy.ts'
import type { DeviceDraft } from '../../drafts/store/deviceDraft.ts'
import styles from './filing.module.css'

interface ConflictDialogProps {
  form: FormOf
  conflict: EditConflict<Sections>
  mine: DeviceDraft
  title: string
  onSettle: (data: Sections) => void
}

type Side = 'mine' | 'theirs' | 'both'
const WIDTH = 960

/**
 * Two devices changed the same fields: one line per field with both values to choose from. Nothing is saved before
 * every line is decided.
 */
export function ConflictDialog({ form, conflict, mine, title, onSettle }: ConflictDialogProps) {
  const { say, language } = useWords('drafts', 'filing')
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const { differences, theirs, merged } = conflict
  const open = differences.filter(({ path }) => chosen[path] === undefined).length
  const settle = () => {
    if (open > 0) return
    onSettle(
      withValues(
        merged,
        Object.fromEntries(
          differences.map((difference) => [difference.path, chosenValue(form, difference, chosen[difference.path])]),
        ),
      ),
    )
  }
  return (
    <Dialog
      width={WIDTH}
      title={<Label k="drafts:conflict.title" values={{ title: title || say('drafts:untitled') }} />}
      actions={
        <>
          <p className={clsx('grow hint', styles.kept)}>
            <Icon name="history" size={18} />
            {say('drafts:conflict.kept')}
          </p>
          <Button
            look="primary"
            onClick={settle}
            blocked={open > 0 ? say('drafts:conflict.open', { count: open }) : undefined}
          >
            <Label k="drafts:conflict.merge" />
          </Button>
        </>
      }
    >
      <p>{say('drafts:conflict.text', { count: differences.length })}</p>
      <div className={styles.merge}>
        <div className={clsx(styles.mergeHead, styles.mergeLabel)}>
          <span className="muted sm">{say('drafts:conflict.differ', { count: differences.length })}</span>
        </div>
        <Head icon="laptop" text="drafts:conflict.mine">
          {mine.changedAt && legalTimeText(mine.changedAt, language)}
        </Head>
        <Head icon="phone" text="drafts:conflict.theirs">
          {theirs.device} {legalTimeText(theirs.savedAt, language)}
        </Head>
        {differences.map((difference) => (
          <div
            key={difference.path}
            className={styles.mergeRow}
            role="radiogroup"
            aria-label={say(pathLabel(form, difference.path))}
          >
            <div className={styles.mergeLabel}>
              <Label k={pathLabel(form, difference.path)} stacked />
            </div>
            {(['mine', 'theirs'] as const).map((side) => (
              <div key={side} className={clsx('c', styles.mergeChoice)}>
                <label className={`choice ${chosen[difference.path] === side ? 'on' : ''}`}>
                  <input
                    type="radio"
                    name={`conflict-${difference.path}`}
                    checked={chosen[difference.path] === side}
                    onChange={() => setChosen({ ...chosen, [difference.path]: side })}
                  />
                  <DifferingValue
                    form={form}
                    path={difference.path}
                    value={difference[side]}
                    other={difference[side === 'mine' ? 'theirs' : 'mine']}
                  />
                </label>
              </div>
            ))}
            {bothOf(form, difference) !== undefined && (
              <div className={clsx('c', styles.mergeChoice, styles.both)}>
                <label className={`choice ${chosen[difference.path] === 'both' ? 'on' : ''}`}>
                  <input
                    type="radio"
                    name={`conflict-${difference.path}`}
                    checked={chosen[difference.path] === 'both'}
                    onChange={() => setChosen({ ...chosen, [difference.path]: 'both' })}
                  />
                  <span>
                    <b>
                      <Label k="drafts:conflict.both" />
                    </b>{' '}
                    <span className="muted">
                      {say(
                        roomAt(form, difference.path)?.as === 'list'
                          ? 'drafts:conflict.both.rows'
                          : 'drafts:conflict.both.lines',
                      )}
                    </span>
                  </span>
                </label>
              </div>
            )}
          </div>
        ))}
        <div className={styles.same}>
          <Icon name="check-circle" size={18} />
          {say('drafts:conflict.same')}
        </div>
      </div>
    </Dialog>
  )
}

function Head({ icon, text, children }: { icon: 'laptop' | 'phone'; text: TextKey; children: ReactNode }) {
  return (
    <div className={styles.mergeHead}>
      <span className={styles.mergeTop}>
        <Icon name={icon} size={18} />
        <b>
          <Label k={text} />
        </b>
      </span>
      <span className="muted">{children}</span>
    </div>
  )
}

/** Both values combined, where the field can hold them; otherwise undefined. */
function bothOf(form: FormOf, { path, mine, theirs }: Difference): unknown {
  return keepBoth(roomAt(form, path), mine, theirs)
}

function chosenValue(form: FormOf, difference: Difference, side: Side = 'mine'): unknown {
  return side === 'both' ? bothOf(form, difference) : difference[side]
}
