import { clsx } from 'clsx'
import { designViews, guessView, type ViewId } from '@saki/domain/files/designViews'
import { useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { SelectBox } from '../../../ui/SelectBox.tsx'
import { clashes } from './tiles.ts'
import { useObjectUrl } from '../../../lib/useObjectUrl.ts'
import styles from './studio.module.css'

export interface Guess {
  bytes: File
  view: ViewId
  /** True when the file name gave the view; otherwise the next free one was proposed. */
  isSure: boolean
}

interface GuessDialogProps {
  guesses: readonly Guess[]
  /** Views that already have a picture; choosing one replaces it. */
  taken: readonly number[]
  onConfirm: (guesses: readonly Guess[]) => void
  onClose: () => void
}

/** Asks which view each picture shows, when the file names leave it open. */
export function GuessDialog({ guesses, taken, onConfirm, onClose }: GuessDialogProps) {
  const { say } = useWords('studio', 'filing')
  const [rows, setRows] = useState(guesses)
  const clashing = clashes(rows)
  const choose = (at: number, view: ViewId) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, view, isSure: true } : row)))
  return (
    <Dialog
      title={<Label k="studio:guess.title" />}
      width={680}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Label k="core:cancel" />
          </Button>
          <Button
            look="primary"
            blocked={clashing.size > 0 ? say('studio:guess.clash') : undefined}
            onClick={() => onConfirm(rows)}
          >
            <Label k="studio:guess.upload" values={{ count: rows.length }} />
          </Button>
        </>
      }
    >
      <p>{say('studio:guess.text')}</p>
      <ul className={clsx(styles.guesses, 'text-plain grid gap-8 above-12')}>
        {rows.map((row, at) => (
          <GuessRow
            key={`${row.bytes.name}-${at}`}
            row={row}
            at={at}
            isClashing={clashing.has(at)}
            replaces={row.view !== 8 && taken.includes(row.view)}
            onChoose={(view) => choose(at, view)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

function GuessRow({
  row,
  at,
  isClashing,
  replaces,
  onChoose,
}: {
  row: Guess
  at: number
  isClashing: boolean
  replaces: boolean
  onChoose: (view: ViewId) => void
}) {
  const { say } = useWords('studio', 'filing')
  const url = useObjectUrl(row.bytes)
  const hint = isClashing
    ? 'studio:guess.twice'
    : replaces
      ? 'studio:guess.replaces'
      : row.isSure
        ? undefined
        : guessView(row.bytes.name) === undefined
          ? 'studio:guess.unsure'
          : 'studio:guess.taken'
  return (
    <li className={clsx('grid align-center gap-12 small', isClashing ? 'faulty' : '')}>
      <img
        className="rounded well"
        src={url}
        alt=""
        onError={(event) => {
          event.currentTarget.style.visibility = 'hidden'
        }}
      />
      <span className="grow">
        <bdi dir="ltr" className="filename">
          {row.bytes.name}
        </bdi>
        {hint && (
          <span className={`hint block ${isClashing ? 'fault' : ''}`} id={`guess-hint-${at}`}>
            {say(hint)}
          </span>
        )}
      </span>
      <SelectBox
        aria-label={say('studio:guess.view', { file: row.bytes.name })}
        aria-describedby={hint ? `guess-hint-${at}` : undefined}
        aria-invalid={isClashing || undefined}
        value={row.view}
        onChange={(event) => {
          const view = designViews.find(({ id }) => String(id) === event.target.value)
          if (view) onChoose(view.id)
        }}
        data-first={at === 0 ? '' : undefined}
      >
        {designViews.map(({ id, text }) => (
          <option key={id} value={id}>
            {id}. {say(text)}
          </option>
        ))}
      </SelectBox>
    </li>
  )
}
