import { clsx } from 'clsx'
import { lookLetters, lookOf } from '@saki/catalogue/rights/looks'
import { addDays, isLegalDate, legalDateOf } from '@saki/domain/dates/legalDate'
import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useCall, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { officeNow } from '../../ui/clock.ts'
import { DateField } from '../../ui/DateField.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { entryColumns } from './columns.tsx'
import styles from './gazette.module.css'

const WEEK = 7

/** Period and right, the cases to announce, and a button that makes the issue. */
export function NewIssueForm({
  right,
  onRight,
  onMade,
}: {
  right: string
  onRight: (right: string) => void
  onMade: () => void
}) {
  const { say } = useWords('office')
  const yesterday = addDays(legalDateOf(new Date(officeNow())), -1)
  const [from, setFrom] = useState(() => addDays(yesterday, 1 - WEEK))
  const [to, setTo] = useState(yesterday)
  const key = useRef(newKey())
  const isReal = isLegalDate(from) && isLegalDate(to)
  const fault = !isReal
    ? undefined
    : to < from
      ? 'office:gazette.endsBefore'
      : to > yesterday
        ? 'office:gazette.notOver'
        : undefined
  const isFit = isReal && fault === undefined
  const candidates = useCall('officeGazetteCandidates', { query: { right, from, to } }, { enabled: isFit })
  const make = useSend('officeGazetteMake', {
    onSuccess: ({ JOURNAL_CODE }) => {
      showToast('office:gazette.made', { values: { name: JOURNAL_CODE } })
      key.current = newKey()
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeGazette') })
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeGazetteCandidates') })
      onMade()
    },
  })
  const total = candidates.data?.total ?? 0
  return (
    <Card title={<Label k="office:gazette.new" />} flush>
      <div className={clsx('pad grid', styles.newEdition, 'align-start')}>
        <Choice
          id="gaz-right"
          look="segments"
          label={<Label k="office:gazette.right" />}
          value={right}
          onChange={onRight}
          options={lookLetters
            .toReversed()
            .map((value) => ({ value, label: <Label k={lookOf(value).names.office} /> }))}
        />
        <DateField id="gaz-from" label={<Label k="office:gazette.from" />} value={from} onChange={setFrom} />
        <DateField
          id="gaz-to"
          label={<Label k="office:gazette.to" />}
          hint={say('office:gazette.to.hint')}
          value={to}
          onChange={setTo}
          error={isReal ? fault && say(fault) : say('office:holiday.dateWrong')}
        />
      </div>
      {isFit && (
        <>
          <Table
            caption={say('office:gazette.new')}
            columns={entryColumns}
            rows={candidates.data?.data}
            rowKey={(row) => `${row.PATENT_ID} ${row.KIND}`}
            loading={candidates.isPending}
            error={candidates.error}
            onRetry={() => void candidates.refetch()}
            empty={say('office:gazette.nothing')}
            dense
          />
          {make.error && (
            <div className="pad">
              <ErrorPanel error={make.error} />
            </div>
          )}
          {total > 0 && (
            <div className="pad row wrap between gap-12">
              <span role="status">{say('office:gazette.candidates', { count: total })}</span>
              <Button
                look="primary"
                icon="news"
                busy={make.isPending && say('core:loading')}
                onClick={() =>
                  make.mutate({ body: { RIGHT: right, PERIOD_FROM: from, PERIOD_TO: to }, key: key.current })
                }
              >
                <Label k="office:gazette.make" />
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}
