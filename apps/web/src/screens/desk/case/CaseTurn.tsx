import { clsx } from 'clsx'
import type { OfficeCase } from '@saki/contracts/desk'
import { legalDateText } from '@saki/texts/dates'

import { legalGroundText } from '../../../cases/legalGround.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from '../desk.module.css'

/** What the status means, the next step, and what happens by itself and when. */
export function CaseTurn({ found }: { found: OfficeCase }) {
  const { say, language } = useWords('desk', 'deskCase')
  const auto = found.NEXT_AUTO
  return (
    <div className={clsx(styles.turn, 'inset-16 flex gap-12 well', found.TURN === 'OFFICE' ? styles.ours : '')}>
      <Icon name={found.TURN === 'OFFICE' ? 'hand' : 'hourglass'} />
      <div className="grow small">
        <p>{found.STATUS_MEANS}</p>
        <p className="muted">
          <Label k="deskCase:case.next" />: {found.NEXT_STEP}
        </p>
        {auto && (
          <p className="muted">
            {say('deskCase:case.auto', {
              action: auto.ACTION_TYPE_CAPTION || auto.ACTION_TYPE_NAME,
              date: legalDateText(auto.ON_DATE, language),
              ground: legalGroundText(auto.GROUND),
            })}
          </p>
        )}
      </div>
    </div>
  )
}
