import { clsx } from 'clsx'
import { RegionKind } from '../../forms/fields/RegionKind.tsx'
import { FormSceneProvider, type FormField } from '../../forms/scene.ts'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { fieldOf } from './IdentityFields.tsx'
import type { ProfileState } from './useProfile.ts'
import styles from './profile.module.css'

type RegionField = Extract<FormField, { as: 'region' }>
type Tiers = 'STATE_CODE' | 'CITY_CODE' | 'DISTRICT_CODE' | 'VILLAGE_CODE'

const tiers: Record<Tiers, RegionField> = {
  STATE_CODE: { as: 'region', tier: 'state', label: 'profile:STATE_CODE', required: 'STOP' },
  CITY_CODE: {
    as: 'region',
    tier: 'city',
    label: 'profile:CITY_CODE',
    hint: 'profile:first.state',
    required: 'STOP',
  },
  DISTRICT_CODE: {
    as: 'region',
    tier: 'district',
    label: 'profile:DISTRICT_CODE',
    hint: 'profile:first.city',
    required: 'STOP',
  },
  VILLAGE_CODE: {
    as: 'region',
    tier: 'village',
    label: 'profile:VILLAGE_CODE',
    hint: 'profile:first.district',
    required: 'STOP',
  },
}

/** Address from province to postcode, with the four region levels used by all forms. */
export function RegionFields({ state }: { state: ProfileState }) {
  const { say } = useWords('profile', 'forms')
  const { form, errors, change } = state
  const scene = { data: {}, files: [], today: '', readOnly: false, errors, advice: new Map<string, string>(), change }
  return (
    <>
      <FormSceneProvider value={scene}>
        <div className={clsx(styles.tiers, 'grid one-column-on-phones')} role="group" aria-label={say('profile:place')}>
          {Object.entries(tiers).map(([name, field]) => (
            <RegionKind key={name} path={name} name={name} field={field} row={form} siblings={tiers} />
          ))}
        </div>
      </FormSceneProvider>
      <div className={clsx(styles.street, 'grid one-column-on-phones')}>
        <TextArea {...fieldOf(state, 'ADDR_STREET')} rows={1} limit={2000} autoComplete="street-address" />
        <TextField {...fieldOf(state, 'ZIPCODE')} code maxLength={15} inputMode="numeric" autoComplete="postal-code" />
      </div>
    </>
  )
}
