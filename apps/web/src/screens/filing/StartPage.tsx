import { findRight } from '@saki/catalogue/rights/registry'
import { useEffect, useState } from 'react'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { niceClassesIn } from '@saki/domain/goods/niceClass'

import { usePageSearch } from '../../lib/pageAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Label } from '../../ui/Label.tsx'
import { lateDialog } from '../../ui/Late.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { CopyFromCase } from '../../drafts/copy/CopyFromCase.tsx'
import { OpenSaki } from '../../drafts/saki/OpenSaki.tsx'
import { startDraft } from '../../drafts/store/draftCopies.ts'
import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { Select } from '../../ui/Select.tsx'
import { warmPagesAfterHub } from './pagesAfterHub.ts'
import { divisionalOf } from './parentCase.ts'
import { formOfRight, TypeCards } from './TypeCards.tsx'
import { useFilingNavigate } from './useFilingSearch.ts'
import styles from './filing.module.css'

const WhichRight = lateDialog(async () => (await import('./WhichRight.tsx')).WhichRight)

const FIELD = 'FILING.APPL_TYP'
/** Most characters of SIGN.MARK_NAME. */
const MARK_NAME_LENGTH = 254

/** Start page: the choice of a right. Continuing creates the draft. */
export function StartPage({ userId }: { userId: number }) {
  const { say } = useWords('drafts', 'filing')
  const { induk = '', merek = '', kelas = '' } = usePageSearch('/buat-pengajuan')
  const parent = divisionalOf(String(induk))
  const mark = String(merek).trim().slice(0, MARK_NAME_LENGTH)
  const classes = mark === '' ? [] : niceClassesIn(String(kelas))
  const [type, setType] = useState(parent?.type ?? (mark === '' ? '' : 'MARK'))
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const [isUnsure, setUnsure] = useState(false)
  const [client, setClient] = useChosenClient()
  const go = useFilingNavigate()
  useEffect(warmPagesAfterHub, [])
  const faults = attempt > 0 && type === '' ? [{ field: FIELD, message: say('filing:applTyp.missing') }] : []
  const onContinue = async () => {
    setAttempt(attempt + 1)
    const form = formOfRight(type)
    if (!form || isBusy) return
    setBusy(true)
    const draft = await startDraft(
      userId,
      form,
      {
        FILING: { APPL_TYP: type, ...(parent?.type === type && parent.filing) },
        ...(type === 'MARK' && mark !== '' && { SIGN: { MARK_NAME: mark } }),
        ...(type === 'MARK' && classes.length > 0 && { NICE: classRows(classes) }),
      },
      client,
    )
    go({ draft, step: 'type' })
  }
  return (
    <Page title="drafts:start.title" lead={say('drafts:start.lead')} failed={faults.length > 0}>
      <ErrorSummary faults={faults} attempt={attempt} />
      {parent && (
        <div className="below-16">
          <Note>{say('drafts:start.divisional', { number: parent.number })}</Note>
        </div>
      )}
      {type === 'MARK' && mark !== '' && (
        <div className="below-16">
          <Note>
            {say('drafts:start.mark', { name: mark })}
            {classes.length > 0 && ` ${say('drafts:start.classes', { classes: classes.join(say('core:comma')) })}`}
          </Note>
        </div>
      )}
      <div className="card pad">
        <TypeCards id={FIELD} value={type} onChoose={setType} error={faults[0]?.message} />
        <ClientChoice type={type} client={client} onChoose={setClient} />
        <div className="actions">
          <Button look="primary" onClick={() => void onContinue()}>
            <Label k="core:continue" />
          </Button>
          <PageLink className="button quiet" to="/customer-screen/draft">
            <Label k="drafts:list.title" />
          </PageLink>
        </div>
      </div>
      <section className={styles.startWays} aria-labelledby="start-ways">
        <h2 id="start-ways" className="large below-8">
          <Label k="drafts:start.other" />
        </h2>
        <div className="actions">
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

/** Rows of section NICE whose terms are chosen later. */
const classRows = (classes: readonly number[]) =>
  classes.map((code) => ({ NICE_CLASS_CODE: String(code), TERMS: [] as string[] }))

/** USER_ID of the client a new draft is for, from the address or chosen by the user; undefined: the user themselves. */
function useChosenClient(): [number | undefined, (client: number | undefined) => void] {
  return useState(usePageSearch('/buat-pengajuan').client)
}

/** Whom a new draft is for. Shown to consultants with clients whose mandate allows preparing drafts of this right. */
function ClientChoice({
  type,
  client,
  onChoose,
}: {
  type: string
  client: number | undefined
  onChoose: (client: number | undefined) => void
}) {
  const { say } = useWords('clients')
  const user = useUser()
  const isConsultant = user?.USER_TYP === CONSULTANT_TYPE && user.AGENT_CODE !== null
  const held = useCall('myMandates', {}, { enabled: isConsultant }).data?.HELD ?? []
  const right = findRight(type)?.letter
  const clients = new Map(
    held
      .filter(({ STANDING, POWER, PATENT_ID }) => STANDING === 'ACTIVE' && POWER !== 'READ' && PATENT_ID === null)
      .filter(({ RIGHTS }) => RIGHTS === null || right === undefined || RIGHTS.includes(right))
      .map(({ PRINCIPAL }) => [PRINCIPAL.USER_ID, PRINCIPAL.USER_NAME]),
  )
  if (clients.size === 0) return null
  return (
    <Select
      id="ON_BEHALF_OF"
      label={<Label k="clients:whom" />}
      hint={client !== undefined && clients.has(client) ? say('clients:whom.hint') : undefined}
      options={[...clients].map(([id, name]) => ({ value: String(id), label: name }))}
      empty={say('clients:self')}
      optional
      value={client !== undefined && clients.has(client) ? String(client) : ''}
      onChange={(chosen) => onChoose(chosen === '' ? undefined : Number(chosen))}
    />
  )
}
