import { clsx } from 'clsx'
import { fieldText } from '@saki/domain/forms/form'
import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Label } from '../../ui/Label.tsx'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { useFormScene, type FieldViewProps } from '../scene.ts'
import { chosenOf, fieldOfTier, tiers, useRegions } from './regions.ts'
import { FieldHint, useField } from './useField.tsx'
import styles from '../forms.module.css'

/**
 * One tier of an Indonesian address; its hint says which tier must be chosen first. A new choice empties the tiers
 * below, names them, and offers undo.
 */
export function RegionKind(props: FieldViewProps<'region'>) {
  const { path, name, field, row, siblings } = props
  const { frame, value, advice } = useField(props)
  const { say } = useWords()
  const term = useTerm()
  const { change } = useFormScene()
  const [emptied, setEmptied] = useState<{ names: string; before: Record<string, unknown> } | undefined>()
  const { regions, isLoading, failed, retry } = useRegions(field.tier, chosenOf(row, siblings))
  const at = tiers.indexOf(field.tier)
  const parent = at > 0 ? fieldOfTier(siblings, tiers[at - 1] ?? 'state') : undefined
  const isWaiting = parent !== undefined && fieldText(row, parent) === ''
  const prefix = path.slice(0, -name.length)
  const choose = (next: string) => {
    if (next === value) return
    const below = tiers
      .slice(at + 1)
      .map((tier) => fieldOfTier(siblings, tier))
      .filter((child) => child !== undefined)
    const lost = below.filter((child) => fieldText(row, child) !== '')
    const before = Object.fromEntries([name, ...lost].map((child) => [prefix + child, row[child]]))
    change({ [path]: next, ...Object.fromEntries(below.map((child) => [prefix + child, ''])) })
    const labels = lost.map((child) => siblings[child]?.label).filter((label) => label !== undefined)
    setEmptied(
      lost.length > 0 ? { names: labels.map((label) => term(label).term).join(say('core:comma')), before } : undefined,
    )
  }
  return (
    <div>
      <Combobox
        {...frame}
        options={regions}
        value={value}
        onChange={choose}
        waiting={isWaiting && field.hint ? say(field.hint) : undefined}
        hint={
          isLoading ? (
            say('core:loading')
          ) : failed ? (
            <Button look="act" onClick={retry}>
              <Label k="core:retry" />
            </Button>
          ) : (
            advice && <FieldHint advice={advice} />
          )
        }
      />
      <div role="status">
        {emptied && (
          <p className={clsx(styles.emptied, 'row wrap gap-8 row-gap-4 hint')}>
            {say('forms:emptied', { fields: emptied.names })}
            <Button look="act" icon="undo" onClick={() => (change(emptied.before), setEmptied(undefined))}>
              <Label k="core:undo" />
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
