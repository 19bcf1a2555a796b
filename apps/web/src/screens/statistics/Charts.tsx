import { BarChart, LineChart } from '@mantine/charts'

import { MantineFrame } from '../../ui/MantineFrame.tsx'
import type { ChartLook } from './chartLook.ts'

interface ChartProps {
  look: ChartLook
  isMirrored: boolean
  /** Opens the list of one bar or point; `series`: the right of a part of a bar. */
  onPick: (key: string, series: string) => void
  format: (value: number) => string
}

const fixed = { withTooltip: true, withLegend: false, tickLine: 'none', strokeDasharray: '', unit: '' } as const
/** Room for names of services beside their bars. */
const NAMES = 168

/** The labels of the vertical axis stand beside it, also where it is on the right. */
const axisOf = (isMirrored: boolean) => ({
  orientation: isMirrored ? ('right' as const) : ('left' as const),
  ...(isMirrored && { tick: { transform: 'translate(10, 0)', fontSize: 12, fill: 'currentColor' } }),
})

/** Columns, lying bars or a line, by time or by name. In Arabic time runs from the right, with its labels. */
export default function Chart({ look, isMirrored, onPick, format }: ChartProps) {
  const { data, series } = look
  const shared = {
    ...fixed,
    data: [...data],
    valueFormatter: format,
    tooltipAnimationDuration: 0,
  }
  const picked = (name: string) => ({
    isAnimationActive: false,
    cursor: 'pointer',
    onClick: (bar: unknown) => onPick(keyOf(bar), name),
  })
  const patterns = <Patterns colors={series.map(({ color }) => color)} />
  const painted = series.map(({ name, label, pattern }, at) => ({
    name,
    label,
    color: pattern === 'plain' ? (series[at]?.color ?? '') : `url(#${pattern}-${at})`,
  }))
  return (
    <MantineFrame>
      {look.as === 'line' ? (
        <LineChart
          {...shared}
          style={{ blockSize: look.height }}
          dataKey="label"
          series={series.map(({ name, label, color }) => ({ name, label, color }))}
          curveType="linear"
          xAxisProps={{ reversed: isMirrored }}
          yAxisProps={{ ...axisOf(isMirrored), width: 92, tickFormatter: format }}
          lineChartProps={{ margin: { top: 8, right: 12, bottom: 0, left: 12 } }}
          lineProps={{ isAnimationActive: false }}
          dotProps={
            { r: 4, cursor: 'pointer', onClick: (_event: unknown, dot: unknown) => onPick(keyOf(dot), '') } as never
          }
          activeDotProps={
            { r: 6, cursor: 'pointer', onClick: (_event: unknown, dot: unknown) => onPick(keyOf(dot), '') } as never
          }
        />
      ) : look.as === 'bars' ? (
        <BarChart
          {...shared}
          style={{ blockSize: look.height }}
          dataKey="label"
          orientation="vertical"
          series={painted}
          gridAxis="none"
          maxBarWidth={18}
          xAxisProps={{ reversed: isMirrored, allowDecimals: false }}
          yAxisProps={{ ...axisOf(isMirrored), width: NAMES, interval: 0 }}
          barProps={({ name }) => picked(name)}
        >
          {patterns}
        </BarChart>
      ) : (
        <BarChart
          {...shared}
          style={{ blockSize: look.height }}
          dataKey="label"
          type="stacked"
          series={painted}
          maxBarWidth={32}
          xAxisProps={{ reversed: isMirrored }}
          yAxisProps={{ ...axisOf(isMirrored), width: 36, allowDecimals: false }}
          barProps={({ name }) => picked(name)}
        >
          {patterns}
        </BarChart>
      )}
    </MantineFrame>
  )
}

/** The key of the row that a bar or a point shows. */
function keyOf(drawn: unknown): string {
  const { payload } = drawn as { payload?: { key?: string } }
  return payload?.key ?? ''
}

/** Lines over a colour, so that parts of a bar differ without it. */
function Patterns({ colors }: { colors: readonly string[] }) {
  return (
    <defs>
      {colors.map((color, at) => (
        <g key={color}>
          <pattern id={`lines-${at}`} width={5} height={5} patternUnits="userSpaceOnUse">
            <rect width={5} height={5} fill={color} />
            <path d="M1 0V5" stroke="var(--s1)" strokeWidth={1.4} />
          </pattern>
          <pattern id={`slants-${at}`} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width={6} height={6} fill={color} />
            <path d="M1 0V6" stroke="var(--s1)" strokeWidth={1.4} />
          </pattern>
        </g>
      ))}
    </defs>
  )
}
