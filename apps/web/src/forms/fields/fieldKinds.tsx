import type { FieldKind } from '@saki/domain/forms/form'
import type { ComponentType } from 'react'

import type { FieldViewProps } from '../scene.ts'
import { TextField, TextArea } from '../../ui/TextField.tsx'
import { ConsultantNumber } from '../agents/ConsultantNumber.tsx'
import { Check, Choice } from '../../ui/Choice.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { useNiceClasses } from '../../cases/niceClasses.ts'
import { ChoicesKind } from './ChoicesKind.tsx'
import { CountryKind } from './CountryKind.tsx'
import { LocarnoKind } from './LocarnoKind.tsx'
import { RegionKind } from './RegionKind.tsx'
import { WordsKind } from './WordsKind.tsx'
import { useField } from './useField.tsx'
import { isDrawing, Drawing } from './Drawing.tsx'

/** One component per kind of field; the type requires an entry for every kind. */
export const fieldKinds: { [K in FieldKind]: ComponentType<FieldViewProps<K>> } = {
  text: TextKind,
  longText: LongTextKind,
  choice: ChoiceKind,
  choices: ChoicesKind,
  yesNo: YesNoKind,
  date: DateKind,
  country: CountryKind,
  region: RegionKind,
  locarno: LocarnoKind,
  niceClass: NiceClassKind,
  number: NumberKind,
  words: WordsKind,
  kept: StoredKind,
}

const textInputs = {
  digits: { code: true, inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  name: { autoCapitalize: 'words' },
} as const

/** One line of text. It may exceed its limit; the check reports that, and nothing is cut off. */
function TextKind(props: FieldViewProps<'text'>) {
  const { frame, value, set } = useField(props)
  const { field } = props
  if (field.input === 'consultant') return <ConsultantNumber {...props} />
  return (
    <TextField
      {...frame}
      {...(field.input && textInputs[field.input])}
      value={value}
      onChange={set}
      limit={field.max}
      spellCheck={false}
      autoComplete="off"
    />
  )
}

/** Texts with a larger limit get a taller box. */
const TALL_LIMIT = 3000

/** Multi-line text with a counter near the limit. */
function LongTextKind(props: FieldViewProps<'longText'>) {
  const { frame, value, set } = useField(props)
  const { max } = props.field
  return <TextArea {...frame} value={value} onChange={set} limit={max} rows={max > TALL_LIMIT ? 8 : 3} />
}

/** One of a few options, as radio cards; with a drawing above the text when every option has one. */
function ChoiceKind(props: FieldViewProps<'choice'>) {
  const { frame, value, set } = useField(props)
  const { say } = useWords()
  const { options } = props.field
  const isPictured = options.every(({ picture }) => isDrawing(picture))
  const cards = options.map(({ value: choice, text, hint, picture }) => ({
    value: choice,
    label: <Label k={text} stacked />,
    hint: hint && say(hint),
    picture: isPictured && isDrawing(picture) ? <Drawing name={picture} /> : undefined,
  }))
  return <Choice {...frame} options={cards} value={value} onChange={set} look={isPictured ? 'pictures' : 'cards'} />
}

/** Y or N as two buttons, or one box to tick. */
function YesNoKind(props: FieldViewProps<'yesNo'>) {
  const { frame, value, set } = useField(props)
  if (props.field.tick)
    return (
      <Check {...frame} blocked={Boolean(frame.locked)} checked={value === 'Y'} onChange={(on) => set(on ? 'Y' : 'N')}>
        <Label k={props.field.label} stacked />
      </Check>
    )
  const options = [
    { value: 'Y', label: <Label k="core:yes" /> },
    { value: 'N', label: <Label k="core:no" /> },
  ]
  return <Choice {...frame} options={options} value={value} onChange={set} look="segments" />
}

/** A date in three boxes; an incomplete one is saved as typed. */
function DateKind(props: FieldViewProps<'date'>) {
  const { frame, value, set } = useField(props)
  return <DateField {...frame} value={value} onChange={set} />
}

/** A whole number. Other characters are kept as typed and reported by the check. */
function NumberKind(props: FieldViewProps<'number'>) {
  const { frame, value, set } = useField(props)
  return (
    <TextField
      {...frame}

      code
      inputMode="numeric"
      value={value}
      onChange={set}
      autoComplete="off"
    />
  )
}

/** One of the 45 Nice classes, by number or everyday words. */
function NiceClassKind(props: FieldViewProps<'niceClass'>) {
  const { frame, value, set } = useField(props)
  const { classes, wordsOf, headingOf } = useNiceClasses()
  const options = classes.map(({ NICE_CLASS_CODE: code }) => {
    const { term, caption } = wordsOf(code)
    return { value: code, label: `${code} ${term}`, note: caption ?? headingOf(code) ?? '' }
  })
  return <Combobox {...frame} options={options} value={value} onChange={set} />
}

/** Renders nothing: the value is only saved with its row. */
function StoredKind() {
  return null
}
