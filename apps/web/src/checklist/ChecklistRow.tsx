import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { legalGroundText } from '../cases/legalGround.ts'
import { Button } from '../ui/Button.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Icon, type IconName } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { TextArea, TextField } from '../ui/TextField.tsx'
import { useWords } from '../ui/useWords.ts'
import { TwoNames } from '../ui/TwoNames.tsx'
import type { Line } from './checklistState.ts'
import styles from './checklist.module.css'

interface ChecklistRowProps {
  line: Line
  /** What automatic checks found in the files of the point; with the results of the rules the text of a deficiency begins with it. */
  findings?: readonly string[]
  readOnly: boolean
  fault: string | undefined
  onChange: (change: Partial<Line>) => void
  onRemove: (() => void) | undefined
  children?: ReactNode
}

const marks = { Y: 'check', N: 'alert', W: 'warning', none: 'eye' } as const satisfies Record<string, IconName>
const colours = { Y: 'text-success', N: 'text-danger', W: 'text-warning', none: '' }

/** One point: its name, the result of the rules, the verdict, and for a deficiency the text of the letter. */
export function ChecklistRow({
  line,
  findings = [],
  readOnly,
  fault,
  onChange,
  onRemove,
  children,
}: ChecklistRowProps) {
  const { say } = useWords('answers')
  const { id, isFree, IND_OK, OPTION_NAME, OPTION_CAPTION, GROUND } = line
  const machine = line.MACHINE ?? 'none'
  const known = [...line.FINDINGS, ...findings]
  // The officer changes the words before the letter is sent.
  const begun = line.ACTION_OPTION_TEXT === '' && known.length > 0 ? { ACTION_OPTION_TEXT: known.join('\n') } : {}
  return (
    <li
      className={clsx(
        'checklist-row',
        styles.row,
        'grid one-column-on-phones gap-16 row-gap-4 hairline-below',
        IND_OK === 'N' ? 'bad' : '',
      )}
    >
      <div className="content-start grid gap-4">
        {isFree && !readOnly ? (
          <TextField
            id={`${id}-title`}
            label={<Label k="answers:checklist.free.title" />}
            value={OPTION_NAME}
            maxLength={254}
            onChange={(title) => onChange({ OPTION_NAME: title })}
          />
        ) : (
          <b>
            <TwoNames name={OPTION_NAME} own={OPTION_CAPTION} />
          </b>
        )}
        {!isFree && !readOnly && (
          <span className={clsx('inline-row gap-6 small', colours[machine])}>
            <Icon name={marks[machine]} size={16} />
            {line.FINDINGS.length > 0 ? line.FINDINGS.join(' ') : say(`answers:checklist.machine.${machine}`)}
          </span>
        )}
        {!readOnly &&
          findings.map((finding) => (
            <span key={finding} className="flex align-start gap-6 small text-warning">
              <Icon name="flag" size={16} className="fixed" />
              {finding}
            </span>
          ))}
        {GROUND && <span className="hint">{say('answers:point.ground', { ground: legalGroundText(GROUND) })}</span>}
      </div>
      <div className={clsx('checklist-verdict', styles.verdict)}>
        {readOnly ? (
          <Verdict line={line} />
        ) : (
          <Choice
            id={`${id}-ok`}
            label={<span className="sr">{OPTION_NAME}</span>}
            look="segments"
            value={IND_OK ?? ''}
            options={[
              { value: 'Y', label: <Label k="answers:checklist.ok" /> },
              { value: 'N', label: <Label k="answers:checklist.bad" /> },
            ]}
            onChange={(verdict) => onChange({ IND_OK: verdict, ...(verdict === 'N' && begun) })}
          />
        )}
        {onRemove && !readOnly && (
          <Button look="act" icon="trash" onClick={onRemove}>
            <Label k="answers:checklist.free.remove" />
          </Button>
        )}
      </div>
      {children && <div className="full-row">{children}</div>}
      {IND_OK === 'N' && (
        <div className="full-row">
          {readOnly ? (
            <p dir="auto">{line.ACTION_OPTION_TEXT}</p>
          ) : (
            <TextArea
              id={`${id}-text`}
              label={<Label k="answers:checklist.note" />}
              rows={2}
              limit={4000}
              error={fault}
              value={line.ACTION_OPTION_TEXT}
              placeholder={line.FINDINGS[0] ?? ''}
              onChange={(text) => onChange({ ACTION_OPTION_TEXT: text })}
            />
          )}
        </div>
      )}
    </li>
  )
}

function Verdict({ line: { IND_OK } }: { line: Line }) {
  const { say } = useWords('answers')
  if (IND_OK === null) return <span className="muted">{say('answers:checklist.unseen')}</span>
  return (
    <span className={clsx('inline-row gap-6 small', colours[IND_OK])}>
      <Icon name={IND_OK === 'Y' ? 'check' : 'alert'} size={16} />
      <Label k={IND_OK === 'Y' ? 'answers:checklist.ok' : 'answers:checklist.bad'} />
    </span>
  )
}
