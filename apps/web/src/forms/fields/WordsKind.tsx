import { clsx } from 'clsx'
import { wordsOf } from '@saki/domain/forms/form'
import { colourNames } from '@saki/domain/marks/colourNames'
import { useId, useState, type KeyboardEvent } from 'react'

import { describedBy, FieldFrame } from '../../ui/FieldFrame.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { showToast } from '../../ui/messages.ts'
import { useTerm, useWords } from '../../ui/useWords.ts'
import { textDirection } from '../../ui/TextField.tsx'
import { useFormScene, type FieldViewProps } from '../scene.ts'
import { Swatch } from './Swatch.tsx'
import { useColourNames } from './useColourNames.ts'
import { useField } from './useField.tsx'
import styles from '../forms.module.css'

/**
 * The user's own words as chips. Enter, comma or semicolon ends a word; Backspace in the empty box removes the last.
 */
export function WordsKind(props: FieldViewProps<'words'>) {
  const { field, row, name, path } = props
  const { frame, set } = useField(props)
  const { say } = useWords('goods')
  const { readOnly } = useFormScene()
  const colourOf = useColourNames()
  const list = useId()
  const [typed, setTyped] = useState('')
  const words = wordsOf(row[name])
  const isColours = field.input === 'colours'
  const add = (text: string) => {
    const fresh = text
      .split(/[,;،؛，；\n]/u)
      .map((word) => word.trim())
      .filter((word) => word !== '' && !words.includes(word))
    if (fresh.length > 0) set([...words, ...new Set(fresh)])
    setTyped('')
  }
  const remove = (at: number) => {
    set(words.toSpliced(at, 1))
    showToast('goods:words.removed', {
      values: { name: words[at] ?? '' },
      action: { text: 'core:undo', do: () => set(words) },
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && words.length > 0 && !event.repeat) {
      remove(words.length - 1)
    }
  }
  const type = (text: string) => (/[,;،؛，；]/u.test(text) ? add(text) : setTyped(text))
  const hint = frame.hint ?? say('goods:words.hint')
  return (
    <FieldFrame {...frame} hint={hint}>
      <div className="grid gap-8">
        <ul className={clsx(styles.words, 'flex wrap gap-6')}>
          {words.map((word, at) => (
            <li key={`${word}${at}`}>
              {isColours && <Swatch name={colourOf(word)} />}
              <bdi>{word}</bdi>
              {!readOnly && (
                <button type="button" aria-label={say('goods:words.remove', { word })} onClick={() => remove(at)}>
                  <Icon name="close" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
        {!readOnly && (
          <input
            id={path}
            className="input"
            dir={textDirection(typed)}
            autoComplete="off"
            list={isColours ? list : undefined}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            // Adds the text that was typed without a separator.
            onBlur={() => (typed.trim() === '' ? undefined : add(typed))}
            aria-invalid={frame.error ? true : undefined}
            aria-describedby={describedBy(path, { hint, error: frame.error })}
          />
        )}
        {isColours && <ColourList id={list} />}
      </div>
    </FieldFrame>
  )
}

function ColourList({ id }: { id: string }) {
  const term = useTerm()
  return (
    <datalist id={id}>
      {colourNames.map((name) => {
        const { term: word, caption } = term(`goods:colour.${name}`)
        return (
          <option key={name} value={word}>
            {caption}
          </option>
        )
      })}
    </datalist>
  )
}
