import { clsx } from 'clsx'
import type { ImageFinding } from '@saki/domain/files/imageChecks'

import { Icon } from '../../../ui/icons/Icon.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { shownPixels, type Seen } from './findings.ts'
import studioStyles from './studio.module.css'

/** Results of the checks made on this device; checks that could not be made are left out. */
export function Checks({ seen, findings }: { seen: Seen | undefined; findings: readonly ImageFinding[] }) {
  const { say } = useWords('studio')
  if (!seen) return null
  const { width, height } = shownPixels(seen)
  const warns = (...codes: ImageFinding['code'][]) => findings.some(({ code }) => codes.includes(code))
  const { look } = seen
  const rows = [
    {
      name: say('studio:check.size'),
      isBad: warns('filing:image.small', 'filing:image.tooSmall', 'filing:image.narrow'),
      value: `${width} × ${height} px`,
    },
    ...(look?.sharpness === undefined
      ? []
      : [{ name: say('studio:check.sharp'), isBad: warns('filing:image.blurred'), value: `${look.sharpness} / 100` }]),
    ...(look ? [{ name: say('studio:check.background'), isBad: warns('filing:image.background'), value: '' }] : []),
    { name: say('studio:check.once'), isBad: warns('filing:image.twice'), value: '' },
    ...(look
      ? [
          {
            name: say('studio:check.kind'),
            isBad: warns('filing:image.mixed'),
            value: say(look.isColour ? 'studio:kind.photo' : 'studio:kind.drawing'),
          },
        ]
      : []),
  ]
  return (
    <ul className="inspected stack gap-4" aria-label={say('studio:checks')}>
      {rows.map(({ name, isBad, value }) => (
        <li key={name} className={clsx(studioStyles.checkLine, 'grid small')}>
          <Icon name={isBad ? 'warning' : 'check'} size={18} className={isBad ? 'text-warning' : 'text-success'} />
          <span>
            {isBad ? <b>{name}</b> : name}
            <span className="sr">: {say(isBad ? 'studio:check.warn' : 'studio:check.good')}</span>
          </span>
          <bdi className="muted">{value}</bdi>
        </li>
      ))}
    </ul>
  )
}
