import { clsx } from 'clsx'
import { isLegalDate } from '@saki/domain/dates/legalDate'
import { fieldText, wordsOf, type FieldKind } from '@saki/domain/forms/form'
import type { ComponentType } from 'react'

import { LegalDateText } from '../ui/LegalTime.tsx'
import { useWords } from '../ui/useWords.ts'
import { TwoNames } from '../ui/TwoNames.tsx'
import { useCountries } from './fields/CountryKind.tsx'
import { Swatch } from './fields/Swatch.tsx'
import { useColourNames } from './fields/useColourNames.ts'
import { useLocarnoName } from './fields/LocarnoKind.tsx'
import { chosenOf, useRegions } from './fields/regions.ts'
import { useNiceClasses } from '../cases/niceClasses.ts'
import type { FieldViewProps } from './scene.ts'
import styles from './forms.module.css'

/** Read-only view of an answer per kind of field; the type requires an entry for every kind. */
const answers: { [K in FieldKind]: ComponentType<FieldViewProps<K>> } = {
  text: ({ row, name, field }) => (
    <bdi dir={field.input && field.input !== 'name' ? 'ltr' : 'auto'}>{fieldText(row, name)}</bdi>
  ),
  longText: ({ row, name }) => (
    <span className={clsx(styles.preserved, 'break-anywhere')} dir="auto">
      {fieldText(row, name)}
    </span>
  ),
  choice: ChoiceAnswer,
  choices: ChoicesAnswer,
  yesNo: YesNoAnswer,
  date: ({ row, name }) =>
    isLegalDate(fieldText(row, name)) ? (
      <LegalDateText date={fieldText(row, name)} />
    ) : (
      <bdi dir="ltr">{fieldText(row, name)}</bdi>
    ),
  country: CountryAnswer,
  region: RegionAnswer,
  locarno: LocarnoAnswer,
  niceClass: NiceClassAnswer,
  number: CodeAnswer,
  words: WordsAnswer,
  kept: () => null,
}

/** Whether a field has been answered. */
export function hasValue({ row, name, field }: Pick<FieldViewProps, 'row' | 'name' | 'field'>): boolean {
  return field.as === 'choices' || field.as === 'words' ? wordsOf(row[name]).length > 0 : fieldText(row, name) !== ''
}

export function AnswerValue(props: FieldViewProps) {
  const Answer = answers[props.field.as] as ComponentType<FieldViewProps>
  return <Answer {...props} />
}

function ChoiceAnswer({ row, name, field }: FieldViewProps<'choice'>) {
  const { say } = useWords()
  const chosen = field.options.find(({ value }) => value === fieldText(row, name))
  return <>{chosen ? say(chosen.text) : fieldText(row, name)}</>
}

function ChoicesAnswer({ row, name, field }: FieldViewProps<'choices'>) {
  const { say } = useWords()
  const ticked = wordsOf(row[name])
  return (
    <>
      {field.options
        .filter(({ value }) => ticked.includes(value))
        .map(({ text }) => say(text))
        .join(say('core:comma'))}
    </>
  )
}

function YesNoAnswer({ row, name }: FieldViewProps<'yesNo'>) {
  const { say } = useWords()
  return <>{say(fieldText(row, name) === 'Y' ? 'core:yes' : 'core:no')}</>
}

function CountryAnswer({ row, name }: FieldViewProps<'country'>) {
  const code = fieldText(row, name)
  return <>{useCountries().find(({ COUNTRY_CODE }) => COUNTRY_CODE === code)?.COUNTRY_NAME ?? code}</>
}

function RegionAnswer({ row, name, field, siblings }: FieldViewProps<'region'>) {
  const { regions } = useRegions(field.tier, chosenOf(row, siblings))
  const code = fieldText(row, name)
  return <>{regions.find(({ value }) => value === code)?.label ?? code}</>
}

function LocarnoAnswer({ row, name }: FieldViewProps<'locarno'>) {
  const code = fieldText(row, name)
  return (
    <>
      <bdi dir="ltr" className="mono">
        {code}
      </bdi>{' '}
      {useLocarnoName()(code)}
    </>
  )
}

function CodeAnswer({ row, name }: Pick<FieldViewProps, 'row' | 'name'>) {
  return (
    <bdi dir="ltr" className="mono">
      {fieldText(row, name)}
    </bdi>
  )
}

function NiceClassAnswer({ row, name }: FieldViewProps<'niceClass'>) {
  const code = fieldText(row, name)
  const { term, caption } = useNiceClasses().wordsOf(code)
  return (
    <>
      <bdi dir="ltr" className="mono">
        {code}
      </bdi>{' '}
      <TwoNames name={term} own={caption} />
    </>
  )
}

function WordsAnswer({ row, name, field }: FieldViewProps<'words'>) {
  const colourOf = useColourNames()
  return (
    <ul className={clsx(styles.words, 'flex wrap gap-6')}>
      {wordsOf(row[name]).map((word, at) => (
        <li key={at}>
          {field.input === 'colours' && <Swatch name={colourOf(word)} />}
          <bdi>{word}</bdi>
        </li>
      ))}
    </ul>
  )
}
