import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Money } from '../../ui/Money.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './cart.module.css'

export interface PickRow {
  id: string
  icon: IconName
  title: string
  /** Second line: what the row is, its number, its owner. */
  about: ReactNode
  /** In whole rupiah; undefined when the fee is not known. */
  amount: number | undefined
}

interface PickRowsProps {
  caption: string
  rows: readonly PickRow[]
  isTicked: (id: string) => boolean
  onToggle: (id: string) => void
}

/** Rows with a checkbox each; the whole row is the label of its checkbox. */
export function PickRows({ caption, rows, isTicked, onToggle }: PickRowsProps) {
  const { say } = useWords('fees')
  return (
    <fieldset className={'shrinks'}>
      <legend className="sr">{caption}</legend>
      {rows.map(({ id, icon, title, about, amount }) => (
        <label
          key={id}
          className={clsx(styles.row, 'row gap-12 inset-12 hairline-above', isTicked(id) ? 'on tinted' : '')}
        >
          <input type="checkbox" className="tick" checked={isTicked(id)} onChange={() => onToggle(id)} />
          <Icon name={icon} className="nophone" />
          <span className="grow">
            <b>
              <bdi>{title || say('fees:cart.untitled')}</bdi>
            </b>
            <span className="next flex wrap muted">{about}</span>
          </span>
          <b>{amount === undefined ? '–' : <Money amount={amount} />}</b>
        </label>
      ))}
    </fieldset>
  )
}
