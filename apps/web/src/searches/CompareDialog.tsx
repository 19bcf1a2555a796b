import { legalDateText } from '@saki/texts/dates'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { statusLook } from '../cases/standing.ts'
import type { Answer } from '../lib/ask.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { useCall } from '../lib/queries.ts'
import { MarkPicture } from '../similarMarks/MarkPicture.tsx'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { ClassTitle } from '../ui/ClassTitle.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Label } from '../ui/Label.tsx'
import { Table, type Column } from '../ui/Table.tsx'
import { useWords } from '../ui/useWords.ts'
import styles from './searches.module.css'

type Case = Answer<'getPatentDetail'>

interface CompareDialogProps {
  /** Two to four. */
  numbers: readonly string[]
  onChange: (numbers: readonly string[]) => void
  onClose: () => void
}

/** Cases side by side: pictures first, then what tells them apart, a row for each. */
export function CompareDialog({ numbers, onChange, onClose }: CompareDialogProps) {
  const { say } = useWords('register', 'core')
  const [first = '', second = '', third = '', fourth = ''] = numbers
  const asked = [useCompared(first), useCompared(second), useCompared(third), useCompared(fourth)]
  const cases = numbers.map((number, at) => ({ number, found: asked[at]?.data, isMissing: Boolean(asked[at]?.error) }))
  const isReady = cases.every(({ found, isMissing }) => found || isMissing)
  const facts = useFacts().filter(({ cell }) => cases.some(({ found }) => found && cell(found)))
  const drop = numbers.length > 2 ? (number: string) => onChange(numbers.filter((each) => each !== number)) : undefined
  return (
    <Dialog
      title={<Label k="register:compare" />}
      width={1100}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Label k="core:close" />
        </Button>
      }
    >
      <Table
        caption={say('register:compare')}
        columns={columnsOf(cases, drop)}
        rows={isReady ? facts : undefined}
        rowKey={({ id }) => id}
        empty=""
      />
    </Dialog>
  )
}

interface ComparedCase {
  number: string
  found: Case | undefined
  /** It does not exist, or the reader may not see it. */
  isMissing: boolean
}

/** `drop` takes a case out of the comparison. */
const columnsOf = (cases: readonly ComparedCase[], drop: ((number: string) => void) | undefined): Column<Fact>[] => [
  { id: 'fact', head: '', leads: true, cell: ({ name }) => <span className="muted nowrap">{name}</span> },
  ...cases.map((one): Column<Fact> => ({
    id: one.number,
    head: <bdi className="break-anywhere">{one.found?.TITLE ?? one.number}</bdi>,
    cell: (fact) => <Cell one={one} fact={fact} drop={drop} />,
  })),
]

interface CellProps {
  one: ComparedCase
  fact: Fact
  drop: ((number: string) => void) | undefined
}

function Cell({ one: { number, found, isMissing }, fact: { id, cell }, drop }: CellProps) {
  const { say } = useWords('register')
  const content = found && cell(found)
  if (id !== 'case') return content || <span className="muted">{say('register:compare.none')}</span>
  return (
    <div className="grid one-column gap-8">
      {isMissing ? say('register:compare.missing', { number }) : content}
      {drop && (
        <Button
          look="act"
          icon="close"
          aria-label={say('register:compare.drop', { title: found?.TITLE ?? number })}
          onClick={() => drop(number)}
        >
          {''}
        </Button>
      )}
    </div>
  )
}

const useCompared = (number: string) =>
  useCall('getPatentDetail', { query: { patentId: number, classes: 'Y' } }, { enabled: number !== '', retry: false })

/** A row of the comparison. */
interface Fact {
  id: string
  name: string
  cell: (found: Case) => ReactNode
}

/** The rows; one that no case has is left out by the caller. */
function useFacts(): Fact[] {
  const { say, language } = useWords('register')
  const day = (date: string | null) => date && legalDateText(date, language)
  return [
    { id: 'case', name: '', cell: (found) => <Shown found={found} /> },
    { id: 'status', name: say('register:column.status'), cell: (found) => <Status found={found} /> },
    { id: 'owner', name: say('register:sheet.owner'), cell: ({ OWNER_NAMES }) => <bdi>{OWNER_NAMES}</bdi> },
    { id: 'classes', name: say('register:sheet.classes'), cell: classesOf },
    {
      id: 'vienna',
      name: say('register:vienna'),
      cell: ({ VIENNA = [] }) =>
        listOf(VIENNA.map((row) => ({ code: row.VIENNA_CODE, name: <ClassTitle name={row.VIENNA_NAME} /> }))),
    },
    { id: 'filed', name: say('register:column.filed'), cell: ({ FILING_DATE }) => day(FILING_DATE) },
    { id: 'published', name: say('register:column.published'), cell: ({ PUBLICATION_DATE }) => day(PUBLICATION_DATE) },
    { id: 'registration', name: say('register:sheet.registration'), cell: ({ REGISTRATION_NBR }) => REGISTRATION_NBR },
    { id: 'expires', name: say('register:column.expires'), cell: ({ EXPIRATION_DATE }) => day(EXPIRATION_DATE) },
  ]
}

/** Picture, name and number, which leads to the page of the case. */
function Shown({ found }: { found: Case }) {
  const number = found.PATENT_ID ?? ''
  const name = (
    <bdi dir="ltr" className="mono">
      {number}
    </bdi>
  )
  return (
    <div className={clsx(styles.shown, 'grid one-column gap-8')}>
      <MarkPicture mark={{ IMG_URL: found.IMG_URL, MARK_NAME: found.TITLE }} size={160} />
      {found.RIGHT === 'T' ? (
        <PageLink to="/list-tm/trademarks/$fileno" params={{ fileno: number }}>
          {name}
        </PageLink>
      ) : (
        <PageLink to="/table-list/patents/$patentId" params={{ patentId: number }}>
          {name}
        </PageLink>
      )}
    </div>
  )
}

function Status({ found }: { found: Case }) {
  const { tone, icon } = statusLook(found.STATUS_CODE)
  return (
    <Chip tone={tone === 'red' || tone === 'amber' ? 'blue' : tone} icon={icon}>
      {found.STATUS_CAPTION || found.STATUS_NAME}
    </Chip>
  )
}

interface NamedClass {
  code: string
  name: ReactNode
}

const classesOf = ({ NICE = [], LOCARNO = [] }: Case) =>
  listOf([
    ...NICE.map((row) => ({ code: String(row.NICE_CLASS_CODE), name: row.TERMS.join('; ') })),
    ...LOCARNO.map((row) => ({
      code: row.LOCARNO_CLASS_CODE,
      name: row.PRODUCT_TITLE || <ClassTitle name={row.LOCARNO_NAME} />,
    })),
  ])

const listOf = (rows: readonly NamedClass[]) =>
  rows.length > 0 && (
    <ul className="grid one-column gap-4">
      {rows.map(({ code, name }) => (
        <li key={code} className="break-anywhere">
          <b className="mono">
            <bdi dir="ltr">{code}</bdi>
          </b>{' '}
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
