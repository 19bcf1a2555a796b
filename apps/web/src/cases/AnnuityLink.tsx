import type { Workflow } from '@saki/domain/workflow/definition'

import { PageLink } from '../lib/PageLink.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'

interface AnnuityLinkProps {
  number: string
  flow: Workflow | undefined
  /** Key of the state the case is in. */
  state: string
}

/** Link to pay the annuities of a case, in the states in which its workflow records them; else nothing. */
export function AnnuityLink({ number, flow, state }: AnnuityLinkProps) {
  if (!flow?.actions['pay_first_annuity']?.from.includes(state)) return null
  return (
    <PageLink className="button" to="/user-docx/tp/berbayar" search={{ nomor: number }}>
      <Icon name="money" />
      <Label k="applications:act.annuity" />
    </PageLink>
  )
}
