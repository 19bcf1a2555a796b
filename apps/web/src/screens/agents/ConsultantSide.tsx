import { clsx } from 'clsx'
import { DAY_MS } from '@saki/domain/dates/durations'

import { useCall } from '../../lib/queries.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { isConsultantNumber, titledName } from '../../forms/agents/registered.ts'
import { useConsultantField } from './ConsultantFields.tsx'
import type { ConsultantState } from './useConsultant.ts'
import consultantsStyles from './consultants.module.css'
import formsStyles from '../../forms/forms.module.css'

/** Side column: status, number, kind of representative, and the register entry. */
export function ConsultantSide({ state }: { state: ConsultantState }) {
  const { say } = useWords('agents')
  const { lookup, answers, change } = state
  const { hint: _hint, ...number } = { ...useConsultantField(state)('NOTES'), hint: undefined }
  const kinds = useCall('getMaster', { params: { name: 'reprType' } }, { staleTime: DAY_MS })
  const options = (kinds.data ?? []).flatMap((kind) =>
    'ReprType' in kind ? [{ value: kind.ReprType, label: kind.ReprType + say('core:comma') + kind.ReprTypeDesc }] : [],
  )
  return (
    <div className={clsx(consultantsStyles.side, 'stack well')}>
      <RequestStatus state={state} />
      <TextField
        {...number}
        code
        hint={<NumberHint state={state} />}
        end={<NumberSign state={state} />}
        data-first
        placeholder="0000-0000"
      />
      <Select
        id="REPRESENTATIVETYPE"
        label={<Label k="agents:REPRESENTATIVETYPE" />}
        options={options}
        empty={say('core:choose')}
        value={answers.REPRESENTATIVETYPE}
        onChange={(REPRESENTATIVETYPE) => change({ REPRESENTATIVETYPE })}
      />
      {lookup.as === 'found' && <RegisterCard state={state} />}
      {lookup.as === 'none' && isConsultantNumber(answers.NOTES) && (
        <Note tone="bad" role="status">
          <span lang="id">{say('agents:notInDatabase')}</span>
        </Note>
      )}
      {lookup.as === 'none' && (
        <section className={clsx(consultantsStyles.card, 'pad-16 surface framed small')}>
          <h3 className="below-8">
            <Label k="agents:new" />
          </h3>
          <p>{say('agents:new.how')}</p>
        </section>
      )}
    </div>
  )
}

/**
 * State of the reader's number and of their request. Texts fixed by the specification stay Indonesian in every
 * language.
 */
function RequestStatus({ state: { own, lookup } }: { state: ConsultantState }) {
  const { say } = useWords('agents')
  if (!own) return null
  const request = own.REQUEST
  const values = { number: request?.NOTES ?? '', reason: request?.REASON ?? '' }
  const isOpen = request !== null && request.NOTES !== own.NOTES
  const shows = request && (own.AGENT_CODE === null || isOpen)
  return (
    <>
      {own.AGENT_CODE === null ? (
        <Note tone={lookup.as === 'none' ? 'warn' : 'info'}>
          <span lang="id">{say('agents:roleWithoutData')}</span>
          {say('agents:roleWithoutData.said') !== '' && (
            <span className="block above-4 muted small">{say('agents:roleWithoutData.said')}</span>
          )}
        </Note>
      ) : lookup.as === 'none' && !shows ? (
        <Note tone="warn">
          <span lang="id">{say('agents:missingData')}</span>
        </Note>
      ) : (
        <Note tone="good">{say('agents:bound', { number: own.NOTES })}</Note>
      )}
      {shows && (
        <Note tone={request.STATUS === 'REFUSED' ? 'bad' : request.STATUS === 'GRANTED' ? 'good' : 'info'}>
          {say(`agents:request.${request.STATUS}`, values)}
        </Note>
      )}
    </>
  )
}

function NumberHint({ state: { lookup } }: { state: ConsultantState }) {
  const { say } = useWords('agents')
  const words =
    lookup.as === 'searching'
      ? say('agents:searching')
      : lookup.as === 'found'
        ? say('agents:found', { name: lookup.agent.AGENT_NAME })
        : lookup.as === 'none'
          ? say('agents:notAvailable.how')
          : lookup.as === 'failed'
            ? lookup.title || say('core:load.unreachable')
            : say('agents:number.form')
  return (
    <span role="status" dir="auto">
      {words}
    </span>
  )
}

/** Sign in the number field: a spinner while the register is asked, a tick when the number was found. */
function NumberSign({ state: { lookup } }: { state: ConsultantState }) {
  if (lookup.as !== 'searching' && lookup.as !== 'found') return null
  return (
    <span className={clsx(formsStyles.agentSign, 'centered muted', lookup.as)} data-testid={`lookup-${lookup.as}`}>
      <Icon name={lookup.as === 'searching' ? 'spinner' : 'check-circle'} size={18} />
    </span>
  )
}

function RegisterCard({ state: { lookup } }: { state: ConsultantState }) {
  if (lookup.as !== 'found') return null
  const { agent } = lookup
  return (
    <section className={clsx(consultantsStyles.card, 'pad-16 surface framed small')}>
      <h3 className="below-8">
        <bdi>{titledName(agent)}</bdi>
      </h3>
      <dl className="grid">
        <dt>
          <Label k="agents:card.register" />
        </dt>
        <dd>
          <Chip tone="green" icon="check-circle">
            <Label k="agents:card.active" />
          </Chip>
        </dd>
        {agent.OFFICE_NAME && (
          <>
            <dt>
              <Label k="agents:card.office" />
            </dt>
            <dd>
              <bdi>{agent.OFFICE_NAME}</bdi>
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
