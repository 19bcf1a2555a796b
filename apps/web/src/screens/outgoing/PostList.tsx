import { clsx } from 'clsx'
import type { PostalLetter } from '@saki/contracts/posting'
import { caseRoles } from '@saki/domain/office/officeRoles'
import { useState } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import type { useCall } from '../../lib/queries.ts'
import { useHolds } from '../../officeTables/useHolds.ts'
import { PrintButton } from '../../posting/PrintButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useLostFocus } from '../../ui/useLostFocus.ts'
import { useWords } from '../../ui/useWords.ts'
import type { OutgoingSearch } from './outgoingSearch.ts'
import styles from './outgoing.module.css'
import { lateDialog } from '../../ui/Late.tsx'

const PostingDialog = lateDialog(async () => (await import('../../posting/PostingDialog.tsx')).PostingDialog)

const SIZE = 25

interface PostListProps {
  post: ReturnType<typeof useCall<'officeLettersToPost'>>
  search: OutgoingSearch
  setSearch: (change: Partial<OutgoingSearch>) => void
}

/** Letters to print and post, the oldest first; one or several chosen ones are recorded as posted. */
export function PostList({ post, search, setSearch }: PostListProps) {
  const { say } = useWords('posting', 'outgoing')
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [posted, setPosted] = useState<readonly PostalLetter[]>()
  const rows = post.data?.data ?? []
  const mayRecord = useHolds(...caseRoles)
  const chosen = rows.filter(({ LETTER_ID }) => ids.has(LETTER_ID))
  const list = useLostFocus<HTMLDivElement>(post.data?.total)
  const columns = useColumns({
    mayRecord,
    chosen,
    isAll: rows.length > 0 && chosen.length === rows.length,
    onChoose: (row, isOn) => {
      const next = new Set(chosen.map(({ LETTER_ID }) => LETTER_ID))
      if (isOn) next.add(row.LETTER_ID)
      else next.delete(row.LETTER_ID)
      setIds(next)
    },
    onAll: (isOn) => setIds(new Set(isOn ? rows.map(({ LETTER_ID }) => LETTER_ID) : [])),
    onPost: (row) => setPosted([row]),
  })
  return (
    <div ref={list} tabIndex={-1}>
      <p className={clsx(styles.lead, 'pad-16 muted small')}>{say('posting:means')}</p>
      <Table
        caption={say('posting:tab')}
        columns={columns}
        rows={post.data?.data}
        rowKey={({ LETTER_ID }) => LETTER_ID}
        error={post.error}
        onRetry={() => void post.refetch()}
        empty={say('posting:empty')}
      />
      {mayRecord && rows.length > 0 && (
        <div className="pad-16 row wrap gap-12 hairline-above">
          <span role="status" className="small">
            {chosen.length === 0 ? say('posting:none') : say('posting:chosen', { count: chosen.length })}
          </span>
          {chosen.length > 0 && (
            <Button look="primary" icon="mail" onClick={() => setPosted(chosen)}>
              <Label k="posting:record" />
            </Button>
          )}
        </div>
      )}
      <Pager page={search.page} size={SIZE} total={post.data?.total ?? 0} onPage={(page) => setSearch({ page })} />
      {posted && <PostingDialog letters={posted} onClose={() => setPosted(undefined)} />}
    </div>
  )
}

interface Choosing {
  mayRecord: boolean
  chosen: readonly PostalLetter[]
  isAll: boolean
  onChoose: (row: PostalLetter, isOn: boolean) => void
  onAll: (isOn: boolean) => void
  onPost: (row: PostalLetter) => void
}

function useColumns({ mayRecord, chosen, isAll, onChoose, onAll, onPost }: Choosing): Column<PostalLetter>[] {
  const { say } = useWords('posting', 'outgoing')
  const tick: Column<PostalLetter> = {
    id: 'choose',
    head: (
      <input
        type="checkbox"
        className="tick"
        aria-label={say('posting:all')}
        checked={isAll}
        onChange={({ target }) => onAll(target.checked)}
      />
    ),
    corner: true,
    cell: (row) => (
      <input
        type="checkbox"
        className="tick"
        aria-label={say('posting:choose', { number: row.DOC_NUMBER, name: row.ADDRESSEE })}
        checked={chosen.includes(row)}
        onChange={({ target }) => onChoose(row, target.checked)}
      />
    ),
  }
  return [
    ...(mayRecord ? [tick] : []),
    {
      id: 'to',
      head: <Label k="outgoing:col.to" stacked />,
      leads: true,
      cell: (row) => (
        // Without a width of its own the address would be broken into letters beside longer columns.
        <span className="stack align-start gap-2" style={{ minInlineSize: 160 }}>
          <b dir="auto">{row.ADDRESSEE}</b>
          <span className="muted caption-size break-anywhere" dir="auto">
            {row.ADDRESS}
          </span>
        </span>
      ),
    },
    {
      id: 'letter',
      head: <Label k="outgoing:col.letter" stacked />,
      cell: (row) => (
        <span className="stack align-start gap-2 shrinks">
          <TwoNames name={row.OFFIDOC_NAME} own={row.OFFIDOC_CAPTION} stacked />
          <bdi dir="ltr" className="mono muted caption-size break-anywhere" style={{ whiteSpace: 'normal' }}>
            {row.DOC_NUMBER}
          </bdi>
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
          <bdi className="muted caption-size break-anywhere">{row.TITLE}</bdi>
        </span>
      ),
    },
    {
      id: 'waiting',
      head: <Label k="posting:col.waiting" stacked />,
      cell: (row) => (
        <span className="stack align-start gap-2 shrinks">
          <span>
            {row.DAYS_WAITING === 0 ? say('posting:today') : say('posting:days', { count: row.DAYS_WAITING })}
          </span>
          <span className="muted caption-size">
            <LegalDateText date={row.ISSUED_ON} />
          </span>
        </span>
      ),
    },
    {
      id: 'due',
      head: <Label k="posting:col.due" stacked />,
      cell: (row) => (row.DUE_DATE ? <LegalDateText date={row.DUE_DATE} /> : '–'),
    },
    {
      id: 'act',
      head: <span className="sr">{say('posting:record')}</span>,
      cell: (row) => (
        <span className="stack align-start gap-8">
          <PrintButton letterId={row.LETTER_ID} />
          {mayRecord && (
            <Button small icon="mail" onClick={() => onPost(row)}>
              <Label k="posting:record" />
            </Button>
          )}
        </span>
      ),
    },
  ]
}
