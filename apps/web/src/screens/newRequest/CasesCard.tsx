import { findRight } from '@saki/catalogue'
import type { ChosenCase } from '@saki/contracts/requests'
import { REQUEST_CASES_MOST } from '@saki/domain/requests/casesMost'

import { RightMark } from '../../cases/RightMark.tsx'
import { useCall } from '../../lib/queries.ts'
import { useOfferWords } from '../../requests/useOfferWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Code } from '../../ui/Code.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AddCase } from './AddCase.tsx'
import type { RequestForm } from './useRequestForm.ts'
import { caseElementId } from './useSubmit.ts'

/** The cases of a request, each with what the law says about it, and how to add more. */
export function CasesCard({ form }: { form: RequestForm }) {
  const { say } = useWords('newRequest')
  const { numbers, kind, readOnly, setNumbers } = form
  const isOne = kind.cases === 'one'
  const most = isOne ? 1 : REQUEST_CASES_MOST
  return (
    <Card title={<Label k="newRequest:cases" />} flush>
      {numbers.length > 0 && (
        <ul>
          {numbers.map((number) => (
            <CaseLine
              key={number}
              form={form}
              number={number}
              onRemove={
                !readOnly && numbers.length > 1
                  ? () => setNumbers(numbers.filter((other) => other !== number))
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {!readOnly && numbers.length < most && (
        <div className="pad">
          {numbers.length === 0 && <p className="muted below-12">{say('newRequest:cases.first')}</p>}
          <AddCase
            codes={[kind.id]}
            chosen={numbers}
            fromOwn
            onChoose={(number) => setNumbers([...form.numbers, number])}
          />
        </div>
      )}
      {isOne && numbers.length > 0 && <p className="pad hint">{say('newRequest:add.one')}</p>}
    </Card>
  )
}

interface CaseLineProps {
  form: RequestForm
  number: string
  /** Absent for the last one: a draft has a case. */
  onRemove: (() => void) | undefined
}

function CaseLine({ form, number, onRemove }: CaseLineProps) {
  const saved = form.casesKnown.find(({ PATENT_ID }) => PATENT_ID === number)
  // Chosen a moment ago: the draft does not know it yet.
  const { data, error } = useCall(
    'requestOffers',
    { query: { patentId: number } },
    { enabled: saved === undefined, staleTime: 30_000 },
  )
  const offer = data?.OFFERS.find(({ USERDOC_TYP }) => USERDOC_TYP === form.kind.id)
  const known = saved ?? (data && offer ? { ...data, OFFER: offer } : undefined)
  const { say } = useWords('newRequest')
  return (
    <li id={caseElementId(number)} tabIndex={-1} className="flex gap-16 pad hairline-below">
      <div className="grow">
        {known ? <CaseFacts known={known} /> : <Code value={number} />}
        {!known && !error && <Skeleton lines={1} />}
        {error && (
          <p className="fault">
            {error.status === 404 ? say('newRequest:add.unknown', { number }) : say('newRequest:add.failed')}
          </p>
        )}
      </div>
      {onRemove && (
        <Button look="act" icon="close" onClick={onRemove}>
          <Label k="newRequest:remove" />
          <span className="sr"> {number}</span>
        </Button>
      )}
    </li>
  )
}

function CaseFacts({ known }: { known: ChosenCase }) {
  const { PATENT_ID, TITLE, APPL_TYP, OWNER_NAMES, STATUS_NAME, STATUS_CAPTION } = known
  const { when, ground } = useOfferWords()(known.OFFER)
  const right = findRight(APPL_TYP)
  const isOffered = known.OFFER.IND_OFFERED === 'Y'
  return (
    <>
      <span className="row wrap gap-8">
        {right && <RightMark right={right.letter} bare />}
        <b>
          <bdi>{TITLE}</bdi>
        </b>
        <Code value={PATENT_ID} />
      </span>
      <span className="block hint">
        <bdi>{OWNER_NAMES}</bdi>, <TwoNames name={STATUS_NAME} own={STATUS_CAPTION} />
      </span>
      <span className={isOffered ? 'block hint' : 'fault'}>
        {!isOffered && <Icon name="alert" size={18} />}
        {when} {ground}
      </span>
    </>
  )
}
