import { clsx } from 'clsx'
import { Suspense, useRef, useState } from 'react'
import type { TextKey } from '@saki/texts'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { officeNow } from '../../ui/clock.ts'
import { Label } from '../../ui/Label.tsx'
import { showMessage } from '../../ui/messages.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { latePart } from '../../ui/latePart.tsx'
import { saveCsv, savePng } from './chartFiles.ts'
import type { ChartLook, ChartRow } from './chartLook.ts'
import styles from './statistics.module.css'

const Chart = latePart(async () => (await import('./Charts.tsx')).default)

interface ChartCardProps {
  title: TextKey
  /** The figure in one sentence; empty without requests. */
  says: string
  look: ChartLook
  /** Head of the first column of the table. */
  of: TextKey
  format?: (value: number) => string
  onPick: (key: string, series: string) => void
}

/** A chart with its sentence and the same numbers as a table; both lead to the list. Downloads as CSV and PNG. */
export function ChartCard({ title, says, look, of, format = String, onPick }: ChartCardProps) {
  const { say, language } = useWords('statistics')
  const [isTable, setTable] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const name = `${say(title)} ${legalDateOf(new Date(officeNow()))}`
  const csv = () =>
    saveCsv(
      [
        [say(of), ...look.series.map(({ label }) => label)],
        ...rowsOfLook(look).map((row) => [row.label, ...look.series.map((series) => row[series.name] ?? 0)]),
      ],
      name,
    )
  const png = () => {
    const svg = figure.current?.querySelector<SVGSVGElement>('svg.recharts-surface')
    if (svg)
      void savePng(svg, name).catch(() =>
        showMessage({ title: 'core:download.title', body: 'core:download.failed', tone: 'error' }),
      )
  }
  return (
    <Card
      title={<Label k={title} />}
      aside={
        <Button look="act" icon={isTable ? 'graph' : 'list'} onClick={() => setTable(!isTable)}>
          <Label k={isTable ? 'statistics:asChart' : 'statistics:asTable'} />
        </Button>
      }
      flush
    >
      <p className="inset-12 muted">{says}</p>
      {isTable ? (
        <TableTwin title={title} of={of} look={look} format={format} onPick={onPick} />
      ) : (
        <figure ref={figure} className={clsx(styles.figure, 'inset-12')} aria-label={`${say(title)}. ${says}`}>
          {look.series.length > 1 && <Legend look={look} />}
          <Suspense fallback={<Skeleton lines={6} block={32} />}>
            <Chart look={look} isMirrored={language === 'ar'} format={format} onPick={onPick} />
          </Suspense>
        </figure>
      )}
      <div className="row wrap gap-8 inset-12 hairline-above">
        <Button look="quiet" small icon="download" onClick={csv}>
          <Label k="statistics:csv" />
          <span className="sr"> {say(title)}</span>
        </Button>
        {!isTable && (
          <Button look="quiet" small icon="download" onClick={png}>
            <Label k="statistics:png" />
            <span className="sr"> {say(title)}</span>
          </Button>
        )}
      </div>
    </Card>
  )
}

function Legend({ look: { series, data } }: { look: ChartLook }) {
  return (
    <ul className="row wrap gap-16 small">
      {series.map(({ name, label, color, pattern }) => (
        <li key={name} className="row gap-6">
          <span className={clsx(styles.swatch, styles[pattern])} style={{ color }} aria-hidden="true" />
          {label} {data.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)}
        </li>
      ))}
    </ul>
  )
}

const rowsOfLook = ({ data, more = [] }: ChartLook) => [...data, ...more]

/** The chart's numbers. A number leads to its list. */
function TableTwin({ title, of, look, format, onPick }: Required<Omit<ChartCardProps, 'says'>>) {
  const { say } = useWords('statistics')
  const columns = columnsOf(of, look, format, onPick)
  return <Table caption={say(title)} columns={columns} rows={rowsOfLook(look)} rowKey={({ key }) => key} empty="" />
}

const columnsOf = (
  of: TextKey,
  { series }: ChartLook,
  format: (value: number) => string,
  onPick: ChartCardProps['onPick'],
): Column<ChartRow>[] => [
  { id: 'label', head: <Label k={of} stacked />, leads: true, cell: ({ label }) => <bdi>{label}</bdi> },
  ...series.map(({ name, label }): Column<ChartRow> => ({
    id: name,
    head: label,
    end: true,
    cell: (row) => <Value row={row} series={name} label={label} format={format} onPick={onPick} />,
  })),
]

interface ValueProps extends Required<Pick<ChartCardProps, 'format' | 'onPick'>> {
  row: ChartRow
  series: string
  label: string
}

/** A number that opens its list; 0 does not. */
function Value({ row, series, label, format, onPick }: ValueProps) {
  const value = Number(row[series] ?? 0)
  if (value === 0) return <span className="muted">0</span>
  return (
    <Button look="act" onClick={() => onPick(row.key, series)}>
      <bdi dir="ltr">{format(value)}</bdi>
      <span className="sr">
        {' '}
        {row.label} {label}
      </span>
    </Button>
  )
}
