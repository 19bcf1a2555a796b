import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { CopyFromCase } from '../../drafts/copy/CopyFromCase.tsx'
import { OpenSaki } from '../../drafts/saki/OpenSaki.tsx'
import { startDraft } from '../../drafts/store/draftSession.ts'
import { ClientChoice, useChosenClient } from './ClientChoice.tsx'
import { formOfRight, TypeCards } from './TypeCards.tsx'
import { useFilingNavigate } from './useFilingSearch.ts'
import { WhichRight } from './WhichRight.tsx'

const FIELD = 'FILING.APPL_TYP'

/** Start page: the choice of a right. Continuing creates the draft. */
export function StartPage({ userId }: { userId: number }) {
  const { say } = useWords('drafts', 'filing')
  const [type, setType] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const [isUnsure, setUnsure] = useState(false)
  const [client, setClient] = useChosenClient()
  const go = useFilingNavigate()
  const faults = attempt > 0 && type === '' ? [{ field: FIELD, message: say('filing:applTyp.missing') }] : []
  const onContinue = async () => {
    setAttempt(attempt + 1)
    const form = formOfRight(type)
    if (!form || isBusy) return
    setBusy(true)
    const draft = await startDraft(userId, form, { FILING: { APPL_TYP: type } }, client)
    go({ draft, step: 'type' })
  }
  return (
    <Page title="drafts:start.title" lead={say('drafts:start.lead')} failed={faults.length > 0}>
      <ErrorSummary faults={faults} attempt={attempt} />
      <div className="card pad">
        <TypeCards id={FIELD} value={type} onChoose={setType} error={faults[0]?.message} />
        <ClientChoice type={type} client={client} onChoose={setClient} />
        <div className="acts">
          <Button look="primary" onClick={() => void onContinue()}>
            <Label k="core:continue" />
          </Button>
          <PageLink className="btn q" to="/customer-screen/draft">
            <Label k="drafts:list.title" />
          </PageLink>
        </div>
      </div>
      <section className="startways" aria-labelledby="start-ways">
        <h2 id="start-ways">
          <Label k="drafts:start.other" />
        </h2>
        <div className="acts">
          <Button icon="info" aria-haspopup="dialog" onClick={() => setUnsure(true)}>
            <Label k="drafts:which.open" />
          </Button>
          <Button icon="copy" aria-haspopup="dialog" onClick={() => setCopying(true)}>
            <Label k="drafts:copy.from" />
          </Button>
          <OpenSaki userId={userId} />
        </div>
      </section>
      {isUnsure && (
        <WhichRight
          onClose={() => setUnsure(false)}
          onChoose={(right) => {
            setType(right)
            setUnsure(false)
          }}
        />
      )}
      {isCopying && <CopyFromCase onClose={() => setCopying(false)} />}
    </Page>
  )
}
