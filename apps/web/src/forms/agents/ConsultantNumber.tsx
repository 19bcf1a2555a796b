import { clsx } from 'clsx'
import { useRef } from 'react'

import { Icon } from '../../ui/icons/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useField } from '../fields/useField.tsx'
import { useFormScene, type FieldViewProps } from '../scene.ts'
import { titledName, type FoundAgent } from './registered.ts'
import { useAgentLookup, type ConsultantLookup } from './useAgentLookup.ts'
import styles from '../forms.module.css'

/** Emptied when an earlier number was found and the new one is not. */
const filledIn = [
  'PERSON_NAME',
  'ADDR_STREET',
  'ZIPCODE',
  'STATE_CODE',
  'CITY_CODE',
  'DISTRICT_CODE',
  'VILLAGE_CODE',
  'EMAIL',
  'TELEPHONE',
]

/**
 * Consultant number in a filing. Looked up 0.5 s after the last key; when found, fills in the row from the register and
 * locks it.
 */
export function ConsultantNumber(props: FieldViewProps<'text'>) {
  const { say } = useWords('agents')
  const { frame, value, set } = useField(props)
  const { change, readOnly } = useFormScene()
  const prefix = props.path.slice(0, -props.name.length)
  const isTyped = useRef(false)
  const wasFound = useRef(false)
  const put = (fields: Record<string, string>) =>
    change(Object.fromEntries(Object.entries(fields).map(([name, filled]) => [prefix + name, filled])))
  const onSettled = (lookup: ConsultantLookup) => {
    if (readOnly) return
    const isNew = isTyped.current
    isTyped.current = false
    // A saved row keeps its own e-mail and telephone; only a number that was just typed overwrites them.
    if (lookup.as === 'found' && (isNew || props.row['PERSON_NAME'] === undefined)) put(representativeRow(lookup.agent))
    if (lookup.as === 'none' && isNew && wasFound.current) put(Object.fromEntries(filledIn.map((name) => [name, ''])))
    wasFound.current = lookup.as === 'found'
  }
  const lookup = useAgentLookup(value, onSettled)
  const words =
    lookup.as === 'searching'
      ? say('agents:searching')
      : lookup.as === 'found'
        ? say('agents:found', { name: lookup.agent.AGENT_NAME })
        : lookup.as === 'failed'
          ? lookup.title || say('core:load.unreachable')
          : frame.hint
  return (
    <TextField
      {...frame}
      code
      value={value}
      onChange={(typed) => {
        isTyped.current = true
        set(typed)
      }}
      limit={props.field.max}
      error={lookup.as === 'none' ? say('agents:notAvailable') : frame.error}
      hint={
        <span role="status" dir="auto">
          {words}
        </span>
      }
      spellCheck={false}
      autoComplete="off"
      end={
        (lookup.as === 'searching' || lookup.as === 'found') && (
          <span className={clsx(styles.agentSign, 'centered muted', lookup.as)}>
            <Icon name={lookup.as === 'searching' ? 'spinner' : 'check-circle'} size={18} />
          </span>
        )
      }
    />
  )
}

/** A consultant of the register as a row of REPRS. REPRESENTATIVE_TYP A: IP consultant. */
export function representativeRow(agent: FoundAgent): Record<string, string> {
  return {
    REPRESENTATIVE_TYP: 'A',
    PERSON_WCODE: 'I',
    PERSON_NAME: titledName(agent),
    NATIONALITY_COUNTRY_CODE: 'ID',
    ADDR_STREET: agent.ADDR_STREET,
    ZIPCODE: agent.ZIPCODE,
    STATE_CODE: agent.STATE_CODE,
    CITY_CODE: agent.CITY_CODE,
    DISTRICT_CODE: '',
    VILLAGE_CODE: '',
    EMAIL: agent.OFFICE_EMAIL,
    TELEPHONE: agent.OFFICE_TELP,
  }
}
