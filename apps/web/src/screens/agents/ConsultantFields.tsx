import { RegionKind } from '../../forms/fields/RegionKind.tsx'
import { FormSceneProvider, type FormField } from '../../forms/scene.ts'
import { Label } from '../../ui/Label.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { isRequired, limits, lockedFields, type AgentField } from './agentForm.ts'
import type { ConsultantState } from './useConsultant.ts'
import consultantsStyles from './consultants.module.css'

type RegionField = Extract<FormField, { as: 'region' }>
const tiers: Record<'STATECODE' | 'CITYCODE' | 'DISTRICTCODE' | 'VILLAGECODE', RegionField> = {
  STATECODE: { as: 'region', tier: 'state', label: 'agents:STATECODE', required: 'LATER' },
  CITYCODE: { as: 'region', tier: 'city', label: 'agents:CITYCODE', hint: 'profile:first.state', required: 'LATER' },
  DISTRICTCODE: {
    as: 'region',
    tier: 'district',
    label: 'agents:DISTRICTCODE',
    hint: 'profile:first.city',
    required: 'LATER',
  },
  VILLAGECODE: {
    as: 'region',
    tier: 'village',
    label: 'agents:VILLAGECODE',
    hint: 'profile:first.district',
    required: 'LATER',
  },
}

/** The fields from name to e-mail. Those filled from the register are locked. */
export function ConsultantFields({ state }: { state: ConsultantState }) {
  const { answers, errors, change } = state
  const scene = { data: {}, files: [], today: '', readOnly: false, errors, advice: new Map<string, string>(), change }
  const field = useConsultantField(state)
  return (
    <div className={consultantsStyles.fields}>
      <TextField {...field('PERSONNAME')} />
      <TextArea {...field('ADDRESSSTREET')} rows={2} />
      <FormSceneProvider value={scene}>
        <div className="pair grid">
          {Object.entries(tiers).map(([name, tier]) => (
            <RegionKind key={name} path={name} name={name} field={tier} row={answers} siblings={tiers} />
          ))}
        </div>
      </FormSceneProvider>
      <div className="pair grid">
        <TextField {...field('ZIPCODE')} code inputMode="numeric" />
        <TextField {...field('EMAIL')} type="email" />
        <TextField {...field('TELEPHONE')} type="tel" />
      </div>
    </div>
  )
}

/** Props shared by all fields; the ids are the field names of the wire. */
export function useConsultantField({ answers, errors, change, isLocked }: ConsultantState) {
  const { say } = useWords('agents')
  return (name: AgentField) => ({
    id: name,
    label: (
      <>
        <Label k={`agents:${name}`} />
        {isRequired(name) && <span className="caption">({say('agents:required')})</span>}
      </>
    ),
    required: isRequired(name),
    value: answers[name],
    maxLength: limits[name],
    limit: limits[name],
    autoComplete: 'off',
    error: errors.get(name),
    locked: isLocked && (lockedFields as AgentField[]).includes(name) ? say('agents:locked') : undefined,
    onChange: (value: string) => change({ [name]: value }),
  })
}
