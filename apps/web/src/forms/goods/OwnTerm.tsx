import { clsx } from 'clsx'
import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Select } from '../../ui/Select.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { NiceClassesState } from '../../cases/niceClasses.ts'
import formsStyles from '../forms.module.css'
import goodsStyles from './goods.module.css'

interface OwnTermProps {
  term: string
  /** The class of the best match; '' when there is none. */
  niceClass: string
  names: NiceClassesState
  onAdd: (niceClass: string) => void
  onClose: () => void
}

/** Asks for the class of a term in the user's own words. */
export function OwnTerm({ term, niceClass, names, onAdd, onClose }: OwnTermProps) {
  const { say } = useWords('goods')
  const [chosen, setChosen] = useState(niceClass)
  const [isAsked, setAsked] = useState(false)
  return (
    <form
      className={clsx(goodsStyles.ownTerm, 'inset-16-20 flush-fields grid gap-8 hairline-above')}
      aria-label={say('goods:own.title', { term })}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen === '') setAsked(true)
        else onAdd(chosen)
      }}
    >
      <p>
        <b>
          <bdi>{say('goods:own.title', { term })}</bdi>
        </b>
      </p>
      <p className={clsx(formsStyles.advice, 'flex align-start gap-6 text-warning small strong')}>
        <Icon name="warning" size={16} />
        {say('goods:own.warn')}
      </p>
      <ClassSelect
        id="own-class"
        value={chosen}
        names={names}
        error={isAsked && chosen === '' ? say('goods:own.class.missing') : undefined}
        onChange={setChosen}
        isFirst
      />
      <div className="actions">
        <Button look="primary" type="submit" small>
          <Label k="core:add" />
        </Button>
        <Button small onClick={onClose}>
          <Label k="core:cancel" />
        </Button>
      </div>
    </form>
  )
}

interface ClassSelectProps {
  id: string
  value: string
  names: NiceClassesState
  error?: string | undefined
  onChange: (niceClass: string) => void
  /** Takes the focus when it is rendered. */
  isFirst?: boolean
}

/** Selection of one of the 45 classes, with their words. */
export function ClassSelect({ id, value, names, error, onChange, isFirst = false }: ClassSelectProps) {
  const { say } = useWords('goods')
  const { classes, wordsOf } = names
  return (
    <div ref={isFirst ? (box) => box?.querySelector('select')?.focus() : undefined}>
      <Select
        id={id}
        label={<Label k="goods:own.class" />}
        error={error}
        empty={say('goods:own.class.choose')}
        value={value}
        onChange={onChange}
        options={classes.map(({ NICE_CLASS_CODE }) => {
          const { term, caption } = wordsOf(NICE_CLASS_CODE)
          return { value: NICE_CLASS_CODE, label: `${NICE_CLASS_CODE} ${term}${caption ? ` (${caption})` : ''}` }
        })}
      />
    </div>
  )
}
