import { clockText, legalClockText, legalDateText } from '@saki/texts/dates'

import { useNow } from '../ui/clock.ts'
import { useWords } from '../ui/useWords.ts'
import { nearness } from './nearness.ts'

/** A moment in a list: the clock time if today, "yesterday", else the day. The full date and time are in the title attribute. */
export function When({ at }: { at: string }) {
  const text = useWhen()(at)
  const { say, language } = useWords()
  return (
    <time dateTime={at} title={legalDateText(new Date(at), language) + say('core:comma') + legalClockText(at)}>
      <bdi>{text}</bdi>
    </time>
  )
}

export function useWhen(): (at: string) => string {
  const { say, language } = useWords('applications')
  const now = useNow()
  return (at) => {
    const near = nearness(new Date(at), now)
    if (near === 'today') return clockText(at)
    if (near === 'yesterday') return say('applications:yesterday')
    const date = legalDateText(new Date(at), language)
    return near === 'thisYear' ? date.replace(/\s*\d{4}$/, '') : date
  }
}
