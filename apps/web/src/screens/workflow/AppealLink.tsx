import { appealActions, appealCodes } from '@saki/catalogue/requests/appealDecisions'
import type { Workflow } from '@saki/domain/workflow/definition'

import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LinkRoom } from './LinkRoom.tsx'

interface AppealLinkProps {
  number: string
  flow: Workflow | undefined
  /** Key of the state the case is in. */
  state: string
}

/** Link to the appeal that the reader may make in a case today; else nothing. Asked of the server only in states in which the workflow takes an appeal. */
export function AppealLink({ number, flow, state }: AppealLinkProps) {
  const isApplicant = useUser()?.ROLE === 'applicant'
  const codes = appealCodes.filter((code) =>
    appealActions[code].made.some((action) => flow?.actions[action]?.from.includes(state)),
  )
  const isAsked = isApplicant && codes.length > 0
  const { data, isPending } = useCall(
    'requestOffers',
    { query: { patentId: number } },
    { enabled: isAsked, staleTime: 60_000 },
  )
  const open = codes.find((code) =>
    data?.OFFERS.some(({ USERDOC_TYP, IND_OFFERED }) => USERDOC_TYP === code && IND_OFFERED === 'Y'),
  )
  return (
    <LinkRoom icon="flag" k="applications:act.appeal" isAwaited={isAsked && isPending}>
      {open && (
        <PageLink className="button primary" to="/user-docx/tp/banding" search={{ jenis: open, nomor: number }}>
          <Icon name="flag" />
          <Label k="applications:act.appeal" />
        </PageLink>
      )}
    </LinkRoom>
  )
}
