import { clsx } from 'clsx'
import { useState } from 'react'

import { ClassTitle } from '../../ui/ClassTitle.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useLocarnoClasses } from '../fields/LocarnoKind.tsx'
import styles from '../forms.module.css'

interface LocarnoTreeProps {
  chosen: readonly string[]
  onChoose: (code: string) => void
}

/** The classification: 32 classes, each with its subclasses. */
export function LocarnoTree({ chosen, onChoose }: LocarnoTreeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={clsx(styles.tree, 'framed')} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="row gap-10 text-link middle strong">
        <Icon name="list" size={18} />
        <Label k="forms:locarno.browse" />
      </summary>
      {isOpen && <Classes chosen={chosen} onChoose={onChoose} />}
    </details>
  )
}

function Classes({ chosen, onChoose }: LocarnoTreeProps) {
  const { language } = useWords()
  const { classes, isPending, error, refetch } = useLocarnoClasses()
  if (isPending) return <Skeleton lines={6} />
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  const nameOf = (row: (typeof classes)[number]) => (language === 'id' ? row.LOCARNO_NAME : row.LOCARNO_NAME_EN)
  return (
    <ul>
      {classes
        .filter(({ LOCARNO_CLASS_CODE: code }) => !code.includes('-'))
        .map((top) => (
          <li key={top.LOCARNO_CLASS_CODE}>
            <details>
              <summary className="row gap-10 middle">
                <bdi dir="ltr" className="mono">
                  {top.LOCARNO_CLASS_CODE}
                </bdi>{' '}
                <ClassTitle name={nameOf(top)} />
              </summary>
              <ul>
                {classes
                  .filter(({ LOCARNO_CLASS_CODE: code }) => code.startsWith(`${top.LOCARNO_CLASS_CODE}-`))
                  .map((row) => (
                    <li key={row.LOCARNO_CLASS_CODE}>
                      <button
                        type="button"
                        className={clsx('text-button', styles.leaf, 'full-width')}
                        aria-pressed={chosen.includes(row.LOCARNO_CLASS_CODE)}
                        onClick={() => onChoose(row.LOCARNO_CLASS_CODE)}
                      >
                        <bdi dir="ltr" className="mono">
                          {row.LOCARNO_CLASS_CODE}
                        </bdi>{' '}
                        <ClassTitle name={nameOf(row)} />
                        {chosen.includes(row.LOCARNO_CLASS_CODE) && <Icon name="check" size={16} />}
                      </button>
                    </li>
                  ))}
              </ul>
            </details>
          </li>
        ))}
    </ul>
  )
}
