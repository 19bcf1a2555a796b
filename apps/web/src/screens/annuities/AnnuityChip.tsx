import type { AnnuityStatus } from '@saki/contracts/annuities'

import { Chip, type Tone } from '../../ui/Chip.tsx'
import type { IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'

const looks: Record<AnnuityStatus, { tone: Tone; icon: IconName }> = {
  PAID: { tone: 'green', icon: 'check-circle' },
  NOT_DUE: { tone: 'grey', icon: 'clock' },
  DUE: { tone: 'amber', icon: 'clock' },
  GRACE: { tone: 'red', icon: 'alert' },
  LAPSED: { tone: 'red', icon: 'clock-off' },
}

/** The state of a year of protection. */
export function AnnuityChip({ status }: { status: AnnuityStatus }) {
  const { tone, icon } = looks[status]
  return (
    <Chip tone={tone} icon={icon}>
      <Label k={`annuities:status.${status}`} />
    </Chip>
  )
}
