import { useEffect, useRef } from 'react'

import { Icon } from './icons/Icon.tsx'
import { Label } from './Label.tsx'

export interface SummaryFault {
  /** Id of the field; without it the line is no link. */
  field?: string
  message: string
}

/**
 * Errors of a form as links, in page order and with the same texts as at the fields. Takes the focus whenever `attempt` changes (increase
 * it on every failed submit). Renders nothing without errors.
 */
export function ErrorSummary({
  faults,
  attempt = 0,
  id,
}: {
  faults: readonly SummaryFault[]
  attempt?: number
  id?: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const some = faults.length > 0
  useEffect(() => {
    if (!some) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [attempt, some])
  if (!some) return null
  return (
    <div className="error-summary surface" role="alert" ref={box} tabIndex={-1} data-testid="error-summary">
      <h2 className="row gap-10 below-8 large">
        <Icon name="alert" className="text-danger" />
        <Label k="core:problem" />
      </h2>
      <ul className="middle">
        {faults.map((fault) => (
          <li key={`${fault.field ?? ''}${fault.message}`}>
            {fault.field ? <FaultLink fault={fault} /> : fault.message}
          </li>
        ))}
      </ul>
      {id && (
        <p className="hint">
          <Label k="core:error.id" />{' '}
          <bdi dir="ltr" className="mono">
            {id}
          </bdi>
        </p>
      )}
    </div>
  )
}

function FaultLink({ fault }: { fault: SummaryFault }) {
  return (
    <a
      className="strong"
      href={`#${fault.field}`}
      onClick={(event) => {
        event.preventDefault()
        const field = document.getElementById(fault.field ?? '')
        field?.closest('.field')?.scrollIntoView({ block: 'center' })
        field?.focus({ preventScroll: true })
      }}
    >
      {fault.message}
    </a>
  )
}
