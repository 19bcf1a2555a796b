import { save } from '../../../lib/download.ts'

interface Deadline {
  number: string
  /** Last day as YYYY-MM-DD. */
  day: string
  /** What the reader must do. */
  act: string
  description: string
}

/** Downloads the day by which the reader must act as a calendar entry. The title of the case is left out, because calendars are stored by third parties. */
export async function saveDeadline({ number, day, act, description }: Deadline): Promise<void> {
  // The chunk of a filing's steps has it; most readers save no day.
  const { icsCalendar } = await import('@saki/domain/inbox/calendar')
  const text = icsCalendar({
    name: 'SAKI 21',
    alarm: 'SAKI 21',
    entries: [
      {
        uid: `${number}-${day}@${location.hostname}`,
        sequence: 0,
        changedAt: new Date(),
        day,
        summary: `${act}: ${number}`,
        description,
        url: location.href,
        isCancelled: false,
      },
    ],
  })
  save(new Blob([text], { type: 'text/calendar' }), `${number}.ics`)
}
