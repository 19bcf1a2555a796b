import { spanOfDays } from '@saki/domain/dates/spanOfDays'

import { useWords } from '../ui/useWords.ts'
import type { UsualTime } from './usualTimes.ts'

export interface UsualTextProps {
  usual: UsualTime
  /** `time`: 'biasanya 9 hari'. `stage`, `filing`: as a sentence. `base`: what it is counted from. */
  as: 'time' | 'stage' | 'filing' | 'base'
}

/** How long a stage usually takes. Use it by UsualText. */
export function UsualWords({ usual, as }: UsualTextProps) {
  const { say } = useWords('usual')
  const spanText = (days: number) => {
    const { unit, count } = spanOfDays(days)
    return say(`usual:span.${unit}`, { count })
  }
  if (as === 'base')
    return say('usual:base', {
      count: usual.ENDED,
      from: spanText(usual.LOWER_DAYS),
      to: spanText(usual.UPPER_DAYS),
    })
  const span = spanText(usual.DAYS)
  if (as !== 'filing') return <b>{say(`usual:${as}`, { span })}</b>
  return (
    <>
      <b>{say('usual:filing')}</b> {say('usual:filing.span', { span })}
    </>
  )
}
