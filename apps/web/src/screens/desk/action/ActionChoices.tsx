import { clsx } from 'clsx'
import type { OpenAction } from '@saki/contracts/openActions'
import { citeArticles, namesLaw } from '@saki/domain/law/ground'
import { legalDateText } from '@saki/texts/dates'
import { useState, type ReactNode } from 'react'

import { Choice } from '../../../ui/Choice.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import styles from '../desk.module.css'

interface ChoicesProps {
  id: string
  choices: readonly OpenAction[]
  /** An act waits for a second officer, so that there may be nothing to choose. */
  isWaiting?: boolean
  value: string
  onChange: (action: string) => void
  error: string | undefined
  /** Day on which a paper was received. */
  date: string
  onDate: (date: string) => void
  dateError: string | undefined
  /** The form of the chosen action, shown below its list. */
  children?: ReactNode
}

/** The office's own actions, and behind a button actions for requests received on paper. */
export function ActionChoices({
  id,
  choices,
  isWaiting = false,
  value,
  onChange,
  error,
  date,
  onDate,
  dateError,
  children,
}: ChoicesProps) {
  const { say } = useWords('desk')
  const own = choices.filter((choice) => choice.IND_PAPER === 'N' && isPossibleNow(choice))
  const later = choices.filter((choice) => !isPossibleNow(choice))
  const paper = choices.filter(({ IND_PAPER }) => IND_PAPER === 'Y')
  const isPaper = paper.some(({ ACTION_TYP }) => ACTION_TYP === value)
  const [open, setOpen] = useState(isPaper)
  return (
    <>
      {own.length > 0 ? (
        <List id={`own-${id}`} label="desk:action" options={own} value={value} onChange={onChange} error={error} />
      ) : (
        !isWaiting && <EmptyState>{say('desk:action.none')}</EmptyState>
      )}
      {own.some(({ ACTION_TYP }) => ACTION_TYP === value) && children}
      {later.length > 0 && <Later choices={later} />}
      {(paper.length > 0 || open) && (
        <Button
          look="act"
          icon={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Label k="desk:action.paper" />
        </Button>
      )}
      {open && (
        <DateField
          id={`received-${id}`}
          label={<Label k="desk:action.received" />}
          hint={say('desk:action.received.hint')}
          value={date}
          onChange={onDate}
          error={dateError}
        />
      )}
      {open && paper.length === 0 && <p className="hint">{say('desk:action.received.none')}</p>}
      {open && paper.length > 0 && (
        <List
          id={`paper-${id}`}
          label="desk:action.paper.title"
          hint={say('desk:action.paper.hint')}
          options={paper}
          value={value}
          onChange={onChange}
          error={own.length === 0 ? error : undefined}
        />
      )}
      {isPaper && children}
    </>
  )
}

/** Whether an act need not wait for a day or the posting of a letter. */
export const isPossibleNow = ({ FROM_DATE, IND_POSTING }: OpenAction): boolean =>
  FROM_DATE === null && IND_POSTING === undefined

/** Own acts that must wait, each with the first day it is possible, or for a letter to be posted. */
function Later({ choices }: { choices: readonly OpenAction[] }) {
  const { say, language } = useWords('desk')
  return (
    <ul className="hint above-8">
      {choices.map(({ ACTION_TYP, ACTION_TYPE_NAME, ACTION_TYPE_CAPTION, FROM_DATE }) => (
        <li key={ACTION_TYP}>
          {FROM_DATE === null
            ? say('desk:action.posting', { action: ACTION_TYPE_CAPTION || ACTION_TYPE_NAME })
            : say('desk:action.later', {
                action: ACTION_TYPE_CAPTION || ACTION_TYPE_NAME,
                date: legalDateText(FROM_DATE, language),
              })}
        </li>
      ))}
    </ul>
  )
}

interface ListProps extends Pick<ChoicesProps, 'id' | 'value' | 'onChange' | 'error'> {
  label: 'desk:action' | 'desk:action.paper.title'
  hint?: string
  options: readonly OpenAction[]
}

function List({ id, label, hint, options, value, onChange, error }: ListProps) {
  return (
    <Choice
      id={id}
      className={clsx(styles.choices, label === 'desk:action' ? clsx('plain', styles.plain) : '')}
      label={<Label k={label} />}
      hint={hint}
      error={error}
      value={value}
      onChange={onChange}
      options={options.map((choice) => ({
        value: choice.ACTION_TYP,
        label: <Name choice={choice} />,
        hint: <Does choice={choice} chosen={choice.ACTION_TYP === value} />,
      }))}
    />
  )
}

function Name({ choice }: { choice: OpenAction }) {
  return <TwoNames name={choice.ACTION_TYPE_NAME} own={choice.ACTION_TYPE_CAPTION} />
}

/** Next status and deadline; for the chosen action also its legal effect, ground and letter. */
function Does({ choice, chosen }: { choice: OpenAction; chosen: boolean }) {
  const { say, language } = useWords('desk')
  const date = choice.DUE_DATE && legalDateText(choice.DUE_DATE, language)
  const leads =
    choice.ACTION_KIND === 'NOTE'
      ? say('desk:action.stays')
      : say('desk:action.leads', { state: choice.NEW_STATUS_CAPTION || choice.NEW_STATUS_NAME })
  const parts = [
    leads,
    date && choice.DUE_KIND && say(choice.DUE_KIND === 'TARGET' ? 'desk:action.target' : 'desk:action.due', { date }),
    choice.OFFIDOC_NAME && say('desk:action.letter', { letter: choice.OFFIDOC_CAPTION || choice.OFFIDOC_NAME }),
    choice.IND_TELLS === 'Y' && say('desk:action.tells'),
  ]
  return (
    <>
      {parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ')}
      {chosen && (
        <span className="block above-4 text-plain">
          {choice.DESCRIPTION} {namesLaw(choice.GROUND) && <bdi>({citeArticles(choice.GROUND)})</bdi>}
        </span>
      )}
    </>
  )
}
