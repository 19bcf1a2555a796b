import { exampleOf } from '@saki/domain/search/registerFieldNames'
import { legalDateText } from '@saki/texts/dates'
import type { Language } from '@saki/texts/words'

import type { Answer } from '../../lib/ask.ts'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './registerSearch.module.css'

type Understood = Answer<'searchRegister'>['UNDERSTOOD'][number]

/** What is searched for as a sentence, and what of the text is not. */
export function SearchSentence({ reply }: { reply: Pick<Answer<'searchRegister'>, 'UNDERSTOOD' | 'IGNORED'> }) {
  const { say } = useWords('register')
  return (
    <div className="grid one-column gap-8" role="status">
      <p className={styles.sentence}>
        {say('register:understood')} {reply.UNDERSTOOD.length === 0 && say('register:understood.all')}
        {reply.UNDERSTOOD.map((clause, at) => (
          <span key={at}>
            {at > 0 && ` ${say('register:and')} `}
            {clause.IND_EXCLUDED === 'Y' && `${say('register:not')} `}
            <span className="chip blue">
              <ClauseText clause={clause} />
            </span>
          </span>
        ))}
      </p>
      {reply.IGNORED.map(({ TEXT, WHY }, at) => (
        <Note key={at} tone="warn">
          {say(`register:ignored.${WHY}`, { text: TEXT, example: exampleOf(TEXT) })}
        </Note>
      ))}
    </div>
  )
}

/** Fields with values in words; the conditions of a clause are alternatives. */
export function ClauseText({ clause }: { clause: Pick<Understood, 'ANY'> }) {
  const { say, language } = useWords('register')
  return clause.ANY.map(({ FIELD, MATCH, VALUES }, at) => (
    <span key={at} className="regular">
      {at > 0 && ` ${say('register:or')} `}
      {say(`register:field.${FIELD as 'any'}`)} {MATCH === 'prefix' && say('register:match.prefix')}
      {MATCH === 'contains' && FIELD !== 'anyNumber' && say('register:match.contains')}{' '}
      <b>
        <bdi>
          {valueText(
            say,
            FIELD,
            MATCH,
            VALUES.map((value) => dayText(value, language)),
          )}
        </bdi>
      </b>
    </span>
  ))
}

/** A day as it is read, which in Arabic lines keeps its order; other values as they are. */
const dayText = (value: string, language: Language) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? legalDateText(value, language) : value

type Say = ReturnType<typeof useWords>['say']

function valueText(say: Say, field: string, match: string, values: readonly string[]): string {
  if (match === 'between') {
    const [from = '', to = ''] = values
    if (to === '') return say('register:between.from', { from })
    return from === '' ? say('register:between.to', { to }) : say('register:between.both', { from, to })
  }
  const shown = values.map((value) => {
    if (field === 'stage') return say(`register:stage.${value as 'running'}`)
    if (field === 'formality') return say(`register:formality.${value as 'open'}`)
    return field === 'right' ? say(`register:right.${value as 'P'}`) : value
  })
  const text = shown.join(` ${say('register:or')} `)
  return match === 'phrase' ? `“${text}”` : text
}
