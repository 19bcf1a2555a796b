import { DAY_MS } from '@saki/domain/dates/durations'
import { wordFound } from '@saki/domain/search/plainLetters'
import { useEffect, useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

const PAUSE = 200

/** All Locarno classes (NN) and subclasses (NN-NN), each class before its subclasses. */
export function useLocarnoClasses() {
  const { data = [], isPending, error, refetch } = useCall('getRowLocarno', {}, { staleTime: DAY_MS })
  return { classes: data, isPending, error, refetch }
}

/** Returns the name of a class: Indonesian for Indonesian readers, otherwise English. Other languages do not exist. */
export function useLocarnoName(): (code: string) => string | undefined {
  const { classes } = useLocarnoClasses()
  const { language } = useWords()
  return (code) => {
    const found = classes.find(({ LOCARNO_CLASS_CODE }) => LOCARNO_CLASS_CODE === code)
    return language === 'id' ? found?.LOCARNO_NAME : found?.LOCARNO_NAME_EN
  }
}

/** Subclasses that match a product word, best first. Asks the server 200 ms after the last key. */
export function useLocarnoSearch() {
  const { language } = useWords()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const { data = [] } = useCall(
    'getRowLocarno',
    { query: asked === '' ? {} : { q: asked } },
    { staleTime: DAY_MS, placeholderData: (before) => before },
  )
  const options = data
    .filter(({ LOCARNO_CLASS_CODE }) => LOCARNO_CLASS_CODE.includes('-'))
    .map((row) => ({
      value: row.LOCARNO_CLASS_CODE,
      label: `${row.LOCARNO_CLASS_CODE} ${language === 'id' ? row.LOCARNO_NAME : row.LOCARNO_NAME_EN}`,
      note: wordFound(row.WORDS, asked),
    }))
  return { options, search: setTyped }
}

/** One Locarno subclass, found by an everyday word for the product. */
export function LocarnoKind(props: FieldViewProps<'locarno'>) {
  const { frame, value, set } = useField(props)
  const { options, search } = useLocarnoSearch()
  return <Combobox {...frame} options={options} value={value} onChange={set} onSearch={search} />
}
