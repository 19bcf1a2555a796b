import type { Sections } from '@saki/contracts/edits'
import type { TextKey } from '@saki/texts'
import { useState, type ReactNode } from 'react'

import { withValues } from '../../forms/paths.ts'
import type { FormOf } from '../../forms/scene.ts'
import { Button } from '../../ui/Button.tsx'
import { legalTimeText } from '../../ui/dates.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DifferingValue } from './DifferingValue.tsx'
import type { Conflict, Draft } from '../../drafts/store/draftState.ts'

interface ConflictDialogProps {
  form: FormOf
  conflict: Conflict
  mine: Draft
  title: string
  onSettle: (data: Sections) => void
}

type Side = 'mine' | 'theirs'
const WIDTH = 960

/** Two devices changed the same fields: one line for each, two answers to choose from. Nothing is written before the reader has chosen. */
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
          differences.map((difference) => [difference.path, difference[chosen[difference.path] ?? 'mine']]),
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
          <p className="grow hint kept">
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
      <div className="mt">
        <div className="h l">
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
            className="mtrow"
            role="radiogroup"
            aria-label={say(labelOf(form, difference.path))}
          >
            <div className="l">
              <Label k={labelOf(form, difference.path)} stacked />
            </div>
            {(['mine', 'theirs'] as const).map((side) => (
              <div key={side} className="c">
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
          </div>
        ))}
        <div className="same">
          <Icon name="check-circle" size={18} />
          {say('drafts:conflict.same')}
        </div>
      </div>
    </Dialog>
  )
}

function Head({ icon, text, children }: { icon: 'laptop' | 'phone'; text: TextKey; children: ReactNode }) {
  return (
    <div className="h">
      <span className="top2">
        <Icon name={icon} size={18} />
        <b>
          <Label k={text} />
        </b>
      </span>
      <span className="muted">{children}</span>
    </div>
  )
}

/** Name of a field or list by its path, from the definition of the form. */
export function labelOf(form: FormOf, path: string): TextKey {
  const [section, name] = path.split('.')
  const blocks = form.pages.flatMap((page) => page.blocks.map((block) => ({ page, block })))
  for (const { block } of blocks)
    if (block.as === 'fields' && block.section === section && name && block.fields[name])
      return block.fields[name].label
  const found = blocks.find(({ block }) => 'section' in block && block.section === section)
  if (found?.block.as === 'rows') return found.block.rowTitle
  return found?.page.title ?? 'core:change'
}
