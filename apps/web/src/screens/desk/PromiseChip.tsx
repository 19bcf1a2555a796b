import { Chip } from '../../ui/Chip.tsx'
import { useWords } from '../../ui/useWords.ts'

const SOON = 3

/** Days until the office's own or the legal due date: red when due today or late, amber within three days. */
export function PromiseChip({ daysLeft }: { daysLeft: number | null }) {
  const { say } = useWords('desk')
  if (daysLeft === null) return <Chip tone="grey">{say('desk:promise.none')}</Chip>
  if (daysLeft === 0)
    return (
      <Chip tone="red" icon="flag">
        {say('desk:promise.today')}
      </Chip>
    )
  if (daysLeft < 0)
    return (
      <Chip tone="red" icon="flag">
        {say('desk:promise.late', { count: -daysLeft })}
      </Chip>
    )
  return (
    <Chip tone={daysLeft <= SOON ? 'amber' : 'grey'} icon="clock">
      {say('desk:promise.days', { count: daysLeft })}
    </Chip>
  )
}
