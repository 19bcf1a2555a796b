import { documentsNeeded } from '@saki/domain/forms/documents'

import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useOfferWords } from '../../requests/useOfferWords.ts'
import { rulesOf } from './questions.ts'
import type { RequestForm } from './useRequestForm.ts'

/** Beside the form: what would be submitted now, what it costs, and what happens after it. */
export function FeeSide({ form }: { form: RequestForm }) {
  const { say } = useWords('newRequest', 'requests')
  return (
    <aside className="stack">
      <Card title={<Label k="newRequest:fee.title" />}>
        <Fees form={form} />
      </Card>
      <Card title={<Label k="newRequest:sum.title" />}>
        <SubmittedSoFar form={form} />
        <h3 className="above-16">
          <Label k="newRequest:next.title" />
        </h3>
        <p>{say(form.kind.next)}</p>
      </Card>
    </aside>
  )
}

/** FREE, PAID or UNSET for the chosen cases together. */
function feeOf({ casesKnown }: RequestForm) {
  const fees = casesKnown.map(({ OFFER }) => OFFER.FEE)
  if (fees.includes('UNSET')) return 'UNSET'
  return fees.includes('PAID') ? 'PAID' : fees.length > 0 ? 'FREE' : undefined
}

export function Fees({ form }: { form: RequestForm }) {
  const { say } = useWords('newRequest')
  const wordsOf = useOfferWords()
  const { draft, casesKnown } = form
  const fee = feeOf(form)
  if (fee === 'UNSET')
    return (
      <Note tone="warn">
        <b>{say('newRequest:fee.unset')}</b>
        <p>{say('newRequest:fee.unset.means')}</p>
      </Note>
    )
  if (fee === 'FREE') return <p>{say('newRequest:fee.free')}</p>
  if (!draft || draft.FEES.length === 0)
    return (
      <>
        {casesKnown[0] && <p>{wordsOf(casesKnown[0].OFFER).fee}</p>}
        <p className="muted">{say('newRequest:fee.wait')}</p>
      </>
    )
  return (
    <>
      <ul>
        {draft.FEES.map(({ CODE, NAME, WHY, LEGAL_REF, AMOUNT }, at) => (
          <li key={`${CODE}${at}`} className="flex between wrap gap-12 below-8">
            <b className="grow">{NAME}</b>
            <Money amount={AMOUNT} />
            <small className="full-width muted">
              {WHY} {LEGAL_REF}
            </small>
          </li>
        ))}
        <li className="flex between gap-12 hairline-above">
          <Label k="newRequest:fee.total" />
          <b className="large">
            <Money amount={draft.TOTAL_AMOUNT} />
          </b>
        </li>
      </ul>
      <p className="hint above-12">{say('newRequest:fee.note')}</p>
    </>
  )
}

/** The total in the bar at the foot. */
export function RequestTotal({ form }: { form: RequestForm }) {
  const { say } = useWords('newRequest')
  const fee = feeOf(form)
  const total = form.draft?.TOTAL_AMOUNT
  return (
    <span role="status">
      {fee === 'FREE' && say('newRequest:fee.free')}
      {fee === 'PAID' && total !== undefined && total > 0 && (
        <>
          <Label k="newRequest:fee.total" />{' '}
          <b data-testid="request-total">
            <Money amount={total} />
          </b>
        </>
      )}
    </span>
  )
}

/** What the request holds, what it lacks, and what may follow. */
export function SubmittedSoFar({ form }: { form: RequestForm }) {
  const { say } = useWords('newRequest', 'requestForms')
  const { kind, data, formFiles, today, files, issues, numbers, isReady } = form
  const lacking = documentsNeeded(rulesOf(kind), data, formFiles, today).filter(({ uploaded }) => uploaded === 0)
  const named = (level: 'STOP' | 'LATER') => lacking.filter((one) => one.level === level)
  const open = issues.filter(({ level }) => level === 'STOP').length
  return (
    <ul>
      <li>{say('newRequest:sum.cases', { count: numbers.length })}</li>
      <li>{say('newRequest:sum.files', { count: files.length })}</li>
      {open > 0 && <li className="text-warning">{say('newRequest:sum.open', { count: open })}</li>}
      {isReady && open === 0 && lacking.every(({ level }) => level === undefined) && (
        <li className="inline-row gap-6 text-success">
          <Icon name="check-circle" size={18} />
          {say('newRequest:sum.complete')}
        </li>
      )}
      {(['STOP', 'LATER'] as const).map(
        (level) =>
          isReady &&
          named(level).length > 0 && (
            <li key={level}>
              <b>
                <Label k={level === 'STOP' ? 'newRequest:sum.missing' : 'newRequest:sum.later'} />
              </b>
              <ul>
                {named(level).map(({ slot, label }) => (
                  <li key={slot}>
                    <Label k={label} />
                  </li>
                ))}
              </ul>
            </li>
          ),
      )}
    </ul>
  )
}
