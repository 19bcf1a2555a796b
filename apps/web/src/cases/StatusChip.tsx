import { Chip } from '../ui/Chip.tsx'
import { statusLook } from './standing.ts'

interface StatusChipProps {
  code: string
  /** The office's own name, Indonesian in every language. */
  name: string
  /** The same in the reader's language; only in headers, never in tables. */
  caption?: string
}

export function StatusChip({ code, name, caption }: StatusChipProps) {
  const { tone, icon } = statusLook(code)
  return (
    <Chip tone={tone} icon={icon}>
      <span lang="id" dir="ltr">
        {name}
      </span>
      {caption && caption !== name && <span className="cap">{caption}</span>}
    </Chip>
  )
}
