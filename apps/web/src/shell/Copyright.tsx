import { officeNow } from '../ui/clock.ts'
import { useWords } from '../ui/useWords.ts'

/** © year office. The year is the office's, not the device's. */
export function Copyright() {
  const { say } = useWords('shell')
  return (
    <span>
      <bdi>{say('shell:copyright', { year: new Date(officeNow()).getFullYear(), office: say('core:office') })}</bdi>
    </span>
  )
}
