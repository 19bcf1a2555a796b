import '../../../cases/cases.module.css'

import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { isLegalDate } from '@saki/domain/dates/legalDate'
import { clsx } from 'clsx'
import { useState } from 'react'

import { CaseLink } from '../../../cases/CaseLink.tsx'
import { usePageSearch, useSetSearch } from '../../../lib/pageAddress.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useCall } from '../../../lib/queries.ts'
import { useUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Page } from '../../../ui/Page.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from './case.module.css'
import { TitleChain } from './TitleChain.tsx'

const dateOf = (text: string) => (isLegalDate(text) ? text : '')

/** /table-list/viewAssignment: who owned a case from when. */
export function AssignmentsScreen() {
  const { say } = useWords('casePage', 'workflow')
  const search = usePageSearch('/table-list/viewAssignment')
  const setSearch = useSetSearch('/table-list/viewAssignment')
  const number = String(search.number ?? '').toUpperCase()
  const [from, to] = [String(search.from ?? ''), String(search.to ?? '')]
  return (
    <Page title="shell:page.assignments" lead={say('casePage:title.lead')}>
      <section className="card" aria-label={say('shell:page.assignments')}>
        <Asked key={`${number} ${from} ${to}`} number={number} from={from} to={to} onAsk={setSearch} />
        {number === '' && <EmptyState>{say('casePage:title.start')}</EmptyState>}
        {number !== '' && !parseCaseRef(number) && <EmptyState>{say('workflow:screen.unknown')}</EmptyState>}
        {number !== '' && parseCaseRef(number) && <Found key={number} number={number} from={from} to={to} />}
      </section>
    </Page>
  )
}

interface AskedProps {
  number: string
  from: string
  to: string
  onAsk: (search: { number: string; from: string; to: string }) => void
}

function Asked({ number, from, to, onAsk }: AskedProps) {
  const [typed, setTyped] = useState({ number, from, to })
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  return (
    <form
      className={clsx(styles.asked, 'flush-fields grid one-column-on-tablets gap-16 inset-16 hairline-below')}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onAsk({ number: typed.number.trim().toUpperCase(), from: dateOf(typed.from), to: dateOf(typed.to) })
      }}
    >
      <TextField
        id="title-number"
        code
        label={<Label k="casePage:fact.number" />}
        value={typed.number}
        onChange={(next) => set({ number: next })}
      />
      <DateField
        id="title-from"
        label={<Label k="casePage:from" />}
        value={typed.from}
        onChange={(next) => set({ from: next })}
      />
      <DateField
        id="title-to"
        label={<Label k="casePage:to" />}
        value={typed.to}
        onChange={(next) => set({ to: next })}
      />
      <Button type="submit" icon="search">
        <Label k="casePage:show" />
      </Button>
    </form>
  )
}

function Found({ number, from, to }: { number: string; from: string; to: string }) {
  const { say } = useWords('casePage', 'workflow')
  const isApplicant = useUser()?.ROLE === 'applicant'
  const { data, error } = useCall('getPatentDetail', { query: { patentId: number } })
  if (error?.status === 404) return <EmptyState>{say('workflow:screen.missing')}</EmptyState>
  return (
    <>
      <div className="inset-16 row wrap between gap-16 row-gap-8">
        <p>
          <CaseLink number={data?.PATENT_ID ?? number} /> <bdi>{data?.TITLE}</bdi>
        </p>
        {isApplicant && data?.PATENT_ID && (
          <PageLink className="button" to="/user-docx/tp/berbayar" search={{ jenis: 'PH', nomor: data.PATENT_ID }}>
            <Icon name="file-add" />
            <Label k="casePage:title.ask" />
          </PageLink>
        )}
      </div>
      <TitleChain number={number} from={from} to={to} />
    </>
  )
}
