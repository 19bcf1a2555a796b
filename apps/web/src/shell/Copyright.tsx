import { officeNow } from '../ui/clock.ts'
import { useWords } from '../ui/useWords.ts'

/** © year office. The year comes from the server's clock, because the device's may be wrong. */
export function Copyright() {
  const { say } = useWords()
  return (
    <span>
      <bdi>{say('core:copyright', { year: new Date(officeNow()).getFullYear(), office: say('core:office') })}</bdi>
    </span>
  )
}
