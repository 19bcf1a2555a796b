import type { RegisteredCase } from '@saki/contracts/disputes'
import { fieldText, rowsOf } from '@saki/domain/forms/form'
import { EARLIER_RIGHTS } from '@saki/domain/requests/opposition'
import { useDeferredValue, useState } from 'react'

import { ask } from '../../lib/ask.ts'
import { useCall } from '../../lib/queries.ts'
import { RegisterLine } from '../../requests/RegisterLine.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Code } from '../../ui/Code.tsx'
import { Label } from '../../ui/Label.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { RequestForm } from './useRequestForm.ts'

const NUMBER = 'NUMBER'

/** The earlier rights of an opponent, taken from the register: own ones are searched, those of others named by number. */
export function EarlierRights({ form }: { form: RequestForm }) {
  const { say } = useWords('newRequest', 'requestForms')
  const rows = rowsOf(form.data, EARLIER_RIGHTS)
  const numbers = rows.map((row) => fieldText(row, NUMBER))
  const client = form.draft?.CLIENT?.USER_ID
  const { data } = useCall(
    'registerEntries',
    { query: { numbers: numbers.join(','), ...(client !== undefined && { client }) } },
    { enabled: numbers.length > 0, placeholderData: (before) => before, staleTime: 60_000 },
  )
  const write = (named: readonly string[]) =>
    form.change({ [EARLIER_RIGHTS]: named.map((number) => ({ [NUMBER]: number })) })
  return (
    <Card title={<Label k="requestForms:earlierRights" />} flush>
      {numbers.length === 0 && <p className="pad muted">{say('newRequest:rights.none')}</p>}
      <ul id={EARLIER_RIGHTS} tabIndex={-1}>
        {numbers.map((number, at) => {
          const entry = data?.find((one) => one.PATENT_ID === number || one.REGISTRATION_NBR === number)
          const drop = !form.readOnly && (
            <Button look="act" icon="close" onClick={() => write(numbers.filter((other) => other !== number))}>
              <Label k="newRequest:remove" />
              <span className="sr"> {number}</span>
            </Button>
          )
          return entry ? (
            <RegisterLine key={number} entry={entry} act={drop} />
          ) : (
            <li
              key={number}
              id={`${EARLIER_RIGHTS}.${at}.${NUMBER}`}
              tabIndex={-1}
              className="row gap-16 pad hairline-below"
            >
              <span className="grow">
                <Code value={number} />
                {data && <span className="block fault">{say('newRequest:rights.unknown', { number })}</span>}
              </span>
              {drop}
            </li>
          )
        })}
      </ul>
      {!form.readOnly && <AddRight chosen={numbers} client={client} onAdd={(number) => write([...numbers, number])} />}
    </Card>
  )
}

interface AddRightProps {
  chosen: readonly string[]
  client: number | undefined
  onAdd: (number: string) => void
}

function AddRight({ chosen, client, onAdd }: AddRightProps) {
  const { say } = useWords('newRequest')
  const [words, setWords] = useState('')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const q = useDeferredValue(words.trim())
  const by = client === undefined ? {} : { client }
  const own = useCall(
    'registerEntries',
    { query: { ...by, q } },
    { enabled: isOpen, placeholderData: (before) => before, staleTime: 30_000 },
  )
  const addNumber = async () => {
    const number = typed.replace(/\s/g, '').toUpperCase()
    if (number === '') return setFault(say('newRequest:add.missing'))
    if (chosen.includes(number)) return setFault(say('newRequest:add.already', { number }))
    try {
      const [found] = await ask('registerEntries', { query: { ...by, numbers: number } })
      if (!found) return setFault(say('newRequest:rights.unknown', { number }))
      setTyped('')
      return onAdd(found.PATENT_ID)
    } catch {
      return setFault(say('newRequest:add.failed'))
    }
  }
  return (
    <div className="pad stack">
      <div className="actions">
        <Button look="act" icon="list" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Label k="newRequest:rights.own" />
        </Button>
      </div>
      {isOpen && (
        <div className="stack">
          <TextField
            id="own-rights"
            label={<Label k="newRequest:rights.search" />}
            lead="search"
            value={words}
            onChange={setWords}
            autoComplete="off"
          />
          <ul>
            {own.data?.map((entry) => (
              <OwnRight key={entry.PATENT_ID} entry={entry} isChosen={chosen.includes(entry.PATENT_ID)} onAdd={onAdd} />
            ))}
          </ul>
          {own.data?.length === 0 && <p className="muted">{say('newRequest:add.none')}</p>}
        </div>
      )}
      <form
        noValidate
        className="row wrap gap-12 align-end"
        onSubmit={(event) => {
          event.preventDefault()
          void addNumber()
        }}
      >
        <TextField
          id="right-number"
          className="grow"
          label={<Label k="newRequest:rights.number" />}
          hint={say('newRequest:rights.number.hint')}
          code
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setFault(undefined)
          }}
          error={fault}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" icon="plus" className="below-16">
          <Label k="newRequest:rights.add" />
        </Button>
      </form>
    </div>
  )
}

interface OwnRightProps {
  entry: RegisteredCase
  isChosen: boolean
  onAdd: (number: string) => void
}

function OwnRight({ entry, isChosen, onAdd }: OwnRightProps) {
  return (
    <RegisterLine
      entry={entry}
      act={
        isChosen ? (
          <Label k="newRequest:chosen" />
        ) : (
          <Button small onClick={() => onAdd(entry.PATENT_ID)}>
            <Label k="newRequest:choose" />
            <span className="sr"> {entry.PATENT_ID}</span>
          </Button>
        )
      }
    />
  )
}
