import { clsx } from 'clsx'
import { findRequest } from '@saki/catalogue/requests/registry'
import type { DeskRequest } from '@saki/contracts/deskRequests'
import { citeArticles, namesLaw } from '@saki/domain/law/ground'
import { legalDateText } from '@saki/texts/dates'

import { PageLink } from '../../../lib/PageLink.tsx'
import { openPopUp } from '../../../lib/popUp.ts'
import { useCall } from '../../../lib/queries.ts'
import { DisputeView } from '../../../requests/DisputeView.tsx'
import { RequestAnswers } from '../../../requests/RequestAnswers.tsx'
import { RequestChip } from '../../../requests/RequestChip.tsx'
import { heldWords, requestName } from '../../../requests/requestKinds.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useLostFocus } from '../../../ui/useLostFocus.ts'
import { useWords } from '../../../ui/useWords.ts'
import { DecideRequest } from './DecideRequest.tsx'
import { RequestDocuments } from './RequestDocuments.tsx'
import { CaseLine } from '../CaseLine.tsx'
import styles from '../desk.module.css'

const REFRESH_EVERY = 30_000
/** Answers beside the documents where there is room. */
const COLUMNS = 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))'

interface DeskRequestPaneProps {
  /** PROC_TYP-PROC_NBR. */
  id: string
  /** Called before an act is recorded, which may take the request out of the list. */
  onAct: () => void
}

/** The chosen request in one case: what is asked beside its documents, what the law says, and the decision. */
export function DeskRequestPane({ id, onAct }: DeskRequestPaneProps) {
  const { say } = useWords('desk', 'requests', 'paperParty')
  const [PROC_TYP = '', nbr = ''] = id.split('-')
  const { data, error, refetch } = useCall(
    'officeRequest',
    { query: { PROC_TYP, PROC_NBR: Number(nbr) } },
    { refetchInterval: REFRESH_EVERY },
  )
  if (!data)
    return (
      <div className="pad">
        {error?.status === 404 ? (
          <EmptyState>{say('desk:requests.missing')}</EmptyState>
        ) : error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={10} />
        )}
      </div>
    )
  const form = findRequest(data.USERDOC_TYP)?.form
  const held = data.CASES[0]?.HELD_WHY ?? null
  const answers = { ...data.DATA, CASE: data.CASE }
  const section = clsx(styles.shortcuts, 'hairline-below')
  return (
    <>
      <Head request={data} />
      {held !== null && (
        <div className={section}>
          <Note tone="warn" icon="hand">
            <b>{say('desk:requests.tab.HELD')}.</b> {say(heldWords(held))}
          </Note>
        </div>
      )}
      {data.ON_PAPER && (
        <div className={section}>
          <Note icon="file">
            <b>{say('paperParty:post.title')}.</b>{' '}
            {say(data.ON_PAPER === 'POST' ? 'paperParty:post.text' : 'paperParty:hint.INBOX')}
          </Note>
        </div>
      )}
      {data.CONTRADICTS.length > 0 && (
        <div className={section}>
          <Note tone="warn" icon="hand">
            {say('requests:desk.contradicts', { numbers: data.CONTRADICTS.join(say('core:comma')) })}
          </Note>
        </div>
      )}
      <div className={section}>
        <h3>
          <Label k="desk:requests.law" />
        </h3>
        <Law request={data} />
      </div>
      {findRequest(data.USERDOC_TYP)?.workflow === 'request-opposition' && (
        <div className={clsx(section, 'stack')}>
          <DisputeView procTyp={PROC_TYP} procNbr={Number(nbr)} />
        </div>
      )}
      <div className={clsx(section, 'grid gap-24')} style={{ gridTemplateColumns: COLUMNS }}>
        <section>
          <h3>
            <Label k="desk:requests.asked" />
          </h3>
          {form && <RequestAnswers form={form} data={answers} files={data.FILES} />}
        </section>
        {form && Object.keys(data.PRESENT).length > 0 && (
          <section>
            <h3>
              <Label k="desk:requests.present" />
            </h3>
            <RequestAnswers form={form} data={{ ...data.PRESENT, CASE: data.CASE }} files={[]} untitled />
          </section>
        )}
        <section>
          <h3>
            <Label k="desk:requests.documents" />
          </h3>
          <RequestDocuments
            kind={data.USERDOC_TYP}
            data={answers}
            files={data.FILES}
            received={data.RECEIVED_DATE}
            isPaper={data.ON_PAPER !== null}
          />
        </section>
      </div>
      {data.LETTERS.length > 0 && (
        <div className={section}>
          <h3>
            <Label k="desk:requests.letters" />
          </h3>
          <ul className="stack">
            {data.LETTERS.map((letter) => (
              <li key={letter.DOC_ID} className="row wrap gap-8 row-gap-0">
                <Button
                  look="act"
                  icon="mail-open"
                  onClick={() => openPopUp(`/viewer/pdf/${encodeURIComponent(letter.DOC_ID)}`)}
                >
                  <TwoNames name={letter.OFFIDOC_NAME} own={letter.OFFIDOC_CAPTION} />
                </Button>
                <span className="hint">
                  <bdi dir="ltr">{letter.DOC_NUMBER}</bdi> · <LegalDateText date={letter.DOC_DATE} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <DecideRequest request={data} onAct={onAct} />
    </>
  )
}

function Head({ request }: { request: DeskRequest }) {
  const { say } = useWords('desk', 'requests')
  const [one] = request.CASES
  const title = useLostFocus<HTMLHeadingElement>(one?.ROW_VERSION)
  if (!one) return null
  return (
    <div className={clsx(styles.shortcuts, 'hairline-below')}>
      <div className={clsx(styles.numbers, 'row wrap gap-10 row-gap-4')}>
        <b className="mono">
          <bdi dir="ltr">{request.SUBMISSION_NBR}</bdi>
        </b>
        <RequestChip group={one.GROUP} name={one.STATE_NAME} caption={one.STATE_CAPTION} />
        <span className="grow" />
        <PageLink to="/petugas/berkas/$patentId" params={{ patentId: one.PATENT_ID }} className="text-button">
          <Label k="desk:pane.open" />
        </PageLink>
      </div>
      <h2 ref={title} tabIndex={-1}>
        <Label k={requestName(request.USERDOC_TYP)} />
      </h2>
      <CaseLine number={one.PATENT_ID} title={one.TITLE} />
      <dl className={clsx(styles.facts, 'grid above-12 small')}>
        <div>
          <dt>{say('desk:requests.requester')}</dt>
          <dd>
            <bdi>{request.REQUESTER_NAME}</bdi>
          </dd>
        </div>
        <div>
          <dt>{say('desk:requests.received')}</dt>
          <dd>
            <LegalDateText date={request.RECEIVED_DATE} />
          </dd>
        </div>
        <div>
          <dt>{say('desk:requests.fee')}</dt>
          <dd>{request.AMOUNT > 0 ? <Money amount={request.AMOUNT} /> : say('ownRequests:fee.free')}</dd>
        </div>
        {one.DUE_DATE && (
          <div>
            <dt>{say('desk:col.due')}</dt>
            <dd>
              <LegalDateText date={one.DUE_DATE} />
            </dd>
          </div>
        )}
      </dl>
      {one.REASONS !== '' && (
        <p className="above-12" dir="auto">
          {one.REASONS}
        </p>
      )}
    </div>
  )
}

/** Whether the law allowed the request on its day of receipt, until when, and by which article. */
function Law({ request: { OFFER } }: { request: DeskRequest }) {
  const { say, language } = useWords('desk', 'requests')
  const dateOf = (date: string | null) => (date === null ? '' : legalDateText(date, language))
  const words =
    OFFER.IND_OFFERED === 'Y'
      ? [
          OFFER.LAST_DATE === null
            ? say('desk:requests.law.open')
            : say('desk:requests.law.until', { date: dateOf(OFFER.LAST_DATE) }),
          OFFER.LATER_DATE !== null && say('desk:requests.law.later', { date: dateOf(OFFER.LATER_DATE) }),
        ]
      : [
          say('desk:requests.law.no'),
          OFFER.WHY !== null && say(`requests:why.${OFFER.WHY}`, { date: dateOf(OFFER.DAY) }),
        ]
  return (
    <p className={OFFER.IND_OFFERED === 'Y' ? '' : 'text-danger strong'}>
      {words.filter(Boolean).join(' ')}{' '}
      {namesLaw(OFFER.GROUND) && (
        <bdi lang="id" dir="ltr" className="muted regular">
          ({citeArticles(OFFER.GROUND)})
        </bdi>
      )}
    </p>
  )
}
