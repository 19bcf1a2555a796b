import { clsx } from 'clsx'
import { DAY_MS } from '@saki/domain/dates/durations'
import { nikFindings, spacedNik } from '@saki/domain/people/nik'
import { useMemo } from 'react'

import { useCall } from '../../../lib/queries.ts'
import { Combobox } from '../../../ui/Combobox.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { Label } from '../../../ui/Label.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { RegistrationGroup, messageOf } from './RegistrationGroup.tsx'
import { withoutSpaces, type RegistrationValues } from './registrationForm.ts'
import type { RegistrationState } from './useRegistration.ts'
import styles from './registration.module.css'

export function IdentityGroup({ state }: { state: RegistrationState }) {
  const { say } = useWords('account')
  const { form, set } = state
  const regions = useRegionChoices()
  return (
    <RegistrationGroup name="identity" state={state}>
      <div className={clsx(styles.fields, 'grid one-column-on-tablets align-start')}>
        <TextField
          id="PERSON_NAME"
          label={<Label k="account:name" />}
          value={form.PERSON_NAME}
          onChange={(PERSON_NAME) => set({ PERSON_NAME })}
          error={messageOf(state, 'PERSON_NAME')}
          limit={254}
          maxLength={254}
          autoComplete="name"
        />
        <TextField
          id="INDI_PERSON_ID_NBR"
          code
          label={<Label k="account:nik" />}
          value={form.INDI_PERSON_ID_NBR}
          onChange={(typed) => set({ INDI_PERSON_ID_NBR: spacedNik(typed) })}
          error={messageOf(state, 'INDI_PERSON_ID_NBR')}
          hint={nikHint(form, say)}
          inputMode="numeric"
          autoComplete="off"
        />
        <DateField
          id="INDI_PERSON_BIRTH_DATE"
          label={<Label k="account:birth" />}
          value={form.INDI_PERSON_BIRTH_DATE}
          onChange={(date) => set({ INDI_PERSON_BIRTH_DATE: date })}
          error={messageOf(state, 'INDI_PERSON_BIRTH_DATE')}
          autoComplete="bday"
        />
        <Combobox
          id="WILAYAH"
          label={<Label k="account:region" />}
          options={regions.options}
          value={form.WILAYAH}
          onChange={(WILAYAH) => set({ WILAYAH })}
          error={messageOf(state, 'WILAYAH')}
          hint={say(regions.failed ? 'core:load.unreachable' : 'account:region.hint')}
          waiting={regions.isPending ? say('core:loading') : undefined}
        />
      </div>
    </RegistrationGroup>
  )
}

/** Provinces, then regencies and cities, each with the name of its province. Codes of two digits and of four. */
function useRegionChoices() {
  const states = useCall('getMaster', { params: { name: 'state' } }, { staleTime: DAY_MS })
  const cities = useCall('getMaster', { params: { name: 'city' } }, { staleTime: DAY_MS })
  const options = useMemo(() => {
    const provinces = (states.data ?? []).flatMap((row) => ('StateName' in row ? [row] : []))
    const names = new Map(provinces.map(({ StateCode, StateName }) => [StateCode, StateName]))
    return [
      ...provinces
        .toSorted((a, b) => a.StateName.localeCompare(b.StateName, 'id'))
        .map(({ StateCode, StateName }) => ({ value: StateCode, label: StateName })),
      ...(cities.data ?? []).flatMap((row) =>
        'CityName' in row ? [{ value: row.CityCode, label: row.CityName, note: names.get(row.StateCode) ?? '' }] : [],
      ),
    ]
  }, [states.data, cities.data])
  return { options, isPending: states.isPending || cities.isPending, failed: Boolean(states.error ?? cities.error) }
}

/** Number of digits of the NIK, and whether its date matches the birthday. */
function nikHint(form: RegistrationValues, say: ReturnType<typeof useWords>['say']): string | undefined {
  const digits = withoutSpaces(form.INDI_PERSON_ID_NBR)
  if (digits.length === 0) return undefined
  if (digits.length !== 16) return say('account:nik.digits', { count: digits.length })
  const birthday = /^\d{4}-\d{2}-\d{2}$/.test(form.INDI_PERSON_BIRTH_DATE) ? form.INDI_PERSON_BIRTH_DATE : null
  const found = nikFindings(digits, { birthday })
  if (birthday && (found.includes('birthday') || found.includes('date'))) return say('account:nik.differs')
  return birthday && found.length === 0 ? say('account:nik.match') : say('account:nik.digits', { count: 16 })
}
