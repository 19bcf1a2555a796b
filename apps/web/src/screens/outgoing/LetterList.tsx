import { clsx } from 'clsx'
import type { OutgoingLetter } from '@saki/contracts/outgoing'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'

import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { useWhen, When } from '../../cases/When.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Select } from '../../ui/Select.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'
import { states, type LetterState, type OutgoingSearch } from './outgoingSearch.ts'
import styles from './outgoing.module.css'

const SIZE = 25

interface ListProps {
  search: OutgoingSearch
  setSearch: (change: Partial<OutgoingSearch>) => void
}

/** Letters sent, newest first: whether the mail was delivered, the letter read, and answered. */
export function LetterList({ search, setSearch }: ListProps) {
  const { say } = useWords('outgoing')
  const [words, setWords] = useState(search.q)
  const { state, q, page } = search
  const list = useCall(
    'officeLetters',
    { query: { state, ...(q && { q }), page, size: SIZE } },
    { placeholderData: keepPreviousData, refetchInterval: 60_000 },
  )
  const columns = useColumns()
  return (
    <>
      <form
        className={clsx(styles.tools, 'pad-16 flex wrap align-end')}
        onSubmit={(event) => {
          event.preventDefault()
          setSearch({ q: words.trim() })
        }}
      >
        <TextField
          id="letter-words"
          label={<Label k="outgoing:search" />}
          lead="search"
          value={words}
          onChange={setWords}
          onBlur={() => words.trim() !== q && setSearch({ q: words.trim() })}
        />
        <Select
          id="letter-state"
          label={<Label k="outgoing:state" />}
          options={states.map((value) => ({ value, label: say(`outgoing:state.${value}`) }))}
          value={state}
          onChange={(value) => setSearch({ state: value as LetterState })}
        />
      </form>
      <Table
        caption={say('outgoing:title')}
        columns={columns}
        rows={list.data?.data}
        rowKey={(row) => row.LETTER_ID}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={say(state === 'ALL' && q === '' ? 'outgoing:empty' : 'outgoing:empty.filtered')}
      />
      <Pager page={page} size={SIZE} total={list.data?.total ?? 0} onPage={(to) => setSearch({ page: to })} />
    </>
  )
}

function useColumns(): Column<OutgoingLetter>[] {
  const { say } = useWords('outgoing')
  const when = useWhen()
  const daysLeft = useDaysLeft()
  return [
    {
      id: 'letter',
      head: <Label k="outgoing:col.letter" stacked />,
      leads: true,
      cell: (row) => (
        <span className="stack align-start gap-2 shrinks">
          <b>
            <TwoNames name={row.OFFIDOC_NAME} own={row.OFFIDOC_CAPTION} />
          </b>
          <span className="flex wrap gap-8 row-gap-2 muted caption-size break-anywhere">
            <bdi dir="ltr" className="mono">
              {row.DOC_NUMBER}
            </bdi>
            <When at={row.ISSUED_AT} />
            {row.WITHDRAWN_AT && <Chip tone="grey">{say('outgoing:withdrawn')}</Chip>}
          </span>
        </span>
      ),
    },
    {
      id: 'case',
      head: <Label k="outgoing:col.case" stacked />,
      cell: (row) => (
        <span className="stack align-start gap-2 shrinks">
          <PageLink to="/petugas/berkas/$patentId" params={{ patentId: row.PATENT_ID }} className="mono">
            <bdi dir="ltr">{row.PATENT_ID}</bdi>
          </PageLink>
          <bdi className="flex wrap gap-8 row-gap-2 muted caption-size break-anywhere">{row.TITLE}</bdi>
        </span>
      ),
    },
    { id: 'to', head: <Label k="outgoing:col.to" stacked />, cell: (row) => <bdi>{row.ADDRESSEE}</bdi> },
    {
      id: 'sent',
      head: <Label k="outgoing:col.sent" stacked />,
      cell: (row) =>
        row.POST ? (
          <ByPost postedOn={row.POST.POSTED_DATE} />
        ) : row.BOUNCED_AT ? (
          <span className="stack align-start gap-2 shrinks">
            <Chip tone="red" icon="mail">
              {say('outgoing:bounced', { when: when(row.BOUNCED_AT) })}
            </Chip>
            <bdi dir="ltr" className="flex wrap gap-8 row-gap-2 muted caption-size break-anywhere">
              {row.BOUNCE_REASON}
            </bdi>
          </span>
        ) : row.SENT_AT ? (
          <When at={row.SENT_AT} />
        ) : (
          say('outgoing:sent.no')
        ),
    },
    {
      id: 'read',
      head: <Label k="outgoing:col.read" stacked />,
      cell: (row) => (
        <span className="stack align-start gap-2 shrinks">
          {row.FIRST_READ_AT ? (
            <When at={row.FIRST_READ_AT} />
          ) : row.POST ? (
            '–'
          ) : (
            <Chip tone="amber">{say('outgoing:read.no')}</Chip>
          )}
          {row.REMINDERS > 0 && (
            <span className="flex wrap gap-8 row-gap-2 muted caption-size break-anywhere">
              {say('outgoing:reminders', { count: row.REMINDERS })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'answered',
      head: <Label k="outgoing:col.answered" stacked />,
      cell: (row) =>
        row.ANSWERED_AT ? (
          <When at={row.ANSWERED_AT} />
        ) : (
          say(row.ASKS === 'Y' && row.DUE_DATE ? 'outgoing:answer.waiting' : 'outgoing:answer.none')
        ),
    },
    {
      id: 'due',
      head: <Label k="outgoing:col.due" stacked />,
      cell: (row) =>
        row.DUE_DATE && row.DAYS_LEFT !== null ? (
          <span className="stack align-start gap-2 shrinks">
            <LegalDateText date={row.DUE_DATE} />
            <span className="flex wrap gap-8 row-gap-2 muted caption-size break-anywhere">
              {daysLeft(row.DAYS_LEFT)}
            </span>
          </span>
        ) : (
          '–'
        ),
    },
  ]
}

/** When a letter went by post, or that it waits. */
function ByPost({ postedOn }: { postedOn: string | null }) {
  const { say } = useWords('posting')
  return (
    <span className="stack align-start gap-2 shrinks">
      {postedOn ? <LegalDateText date={postedOn} /> : <Chip tone="amber">{say('posting:case.waits')}</Chip>}
      <span className="muted caption-size">{say('posting:tab')}</span>
    </span>
  )
}
