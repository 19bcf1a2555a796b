import { Chip } from '../ui/Chip.tsx'
import { TwoNames } from '../ui/TwoNames.tsx'
import { statusLook } from './standing.ts'

interface StatusChipProps {
  code: string
  /** The Indonesian name. */
  name: string
  /** The same in the reader's language. */
  caption?: string
  /** As in TwoNames. */
  stacked?: boolean
}

export function StatusChip({ code, name, caption, stacked }: StatusChipProps) {
  const { tone, icon } = statusLook(code)
  return (
    <Chip tone={tone} icon={icon}>
      <TwoNames name={name} own={caption} stacked={stacked} />
    </Chip>
  )
}
