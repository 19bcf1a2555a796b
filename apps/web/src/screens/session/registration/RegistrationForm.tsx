import { legalClockText } from '@saki/texts/dates'
import { useNavigate } from '@tanstack/react-router'

import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Page } from '../../../ui/Page.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { AccountGroup } from './AccountGroup.tsx'
import { IdentityGroup } from './IdentityGroup.tsx'
import { dropRegistration } from './registrationForm.ts'
import { StatementGroup, ConsultantGroup } from './StatementGroup.tsx'
import { SummaryRail } from './SummaryRail.tsx'
import { useRegistration } from './useRegistration.ts'

/** Four groups on one page, the summary beside them, errors at the top. */
export function RegistrationForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { say } = useWords('account')
  const navigate = useNavigate()
  const state = useRegistration(onRegistered)
  const cancel = () => {
    dropRegistration()
    void navigate({ to: '/login' })
  }
  return (
    <>
      <main id="main">
        <ErrorSummary faults={state.faults} attempt={state.attempt} />
        {state.refusal && (
          <div className="field">
            <ErrorPanel error={state.refusal} />
          </div>
        )}
        <Page title="account:register" lead={say('account:register.lead')} failed={state.faults.length > 0}>
          <div className="two">
            <form
              id="registration"
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                state.submit()
              }}
            >
              <AccountGroup state={state} />
              <IdentityGroup state={state} />
              <ConsultantGroup state={state} />
              <StatementGroup state={state} />
            </form>
            <SummaryRail state={state} />
          </div>
        </Page>
      </main>
      <StickyBar
        end={
          state.keptAt !== undefined && (
            <span className="sm muted keptline">
              <Icon name="laptop" size={18} />
              {say('account:register.kept')} <bdi>{legalClockText(new Date(state.keptAt))}</bdi>
            </span>
          )
        }
      >
        <Button type="submit" form="registration" look="primary" busy={state.busy && say('account:register.busy')}>
          <Label k="account:register.press" />
        </Button>
        <Button onClick={cancel}>
          <Label k="core:cancel" />
        </Button>
      </StickyBar>
    </>
  )
}
