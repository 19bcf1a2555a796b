import { spanOfDays } from '@saki/domain/dates/spanOfDays'
import { Suspense } from 'react'

import { useWords } from '../ui/useWords.ts'
import type { UsualTime } from './usualTimes.ts'

interface UsualTextProps {
  usual: UsualTime
  /** `time`: 'biasanya 9 hari'. `stage`: the same as a sentence. `filing`: to the registration. `base`: what it is counted from. */
  as: 'time' | 'stage' | 'filing' | 'base'
}

/** How long a stage usually takes, in words. Where they are not loaded yet, nothing waits for them. */
export function UsualText(props: UsualTextProps) {
  return (
    <Suspense>
      <Words {...props} />
    </Suspense>
  )
}

function Words({ usual, as }: UsualTextProps) {
  const { say } = useWords('usual', 'viewer')
  const spanText = (days: number) => {
    const { unit, count } = spanOfDays(days)
    return say(`viewer:flow.span.${unit}`, { count })
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
