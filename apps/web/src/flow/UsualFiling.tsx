import { UsualText } from './UsualText.tsx'
import { useUsualTimes } from './usualTimes.ts'

/** How long applications of a workflow usually take from filing to registration; nothing until that is counted. */
export function UsualFiling({ flow }: { flow: string }) {
  const usual = useUsualTimes()(flow, '')
  return (
    usual && (
      <span className="block">
        <UsualText usual={usual} as="filing" />
      </span>
    )
  )
}
