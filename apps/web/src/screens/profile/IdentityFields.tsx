import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { DAY_MS } from '@saki/domain/dates/durations'
import { nikDigits, spacedNik, type Gender } from '@saki/domain/people/nik'
import type { ProfileField } from '@saki/domain/people/profileFaults'

import { FieldHint } from '../../forms/fields/useField.tsx'
import { useCall } from '../../lib/queries.ts'
import { Choice } from '../../ui/Choice.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Label } from '../../ui/Label.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { isConsultant, nikAdvice } from './profileForm.ts'
import type { ProfileState } from './useProfile.ts'

const genders = [
  { value: 'Laki-Laki', label: <Label k="profile:male" /> },
  { value: 'Perempuan', label: <Label k="profile:female" /> },
] satisfies { value: Gender; label: unknown }[]

/** Fields from name to consultant number. */
export function IdentityFields({ state, typeInForce }: { state: ProfileState; typeInForce: number }) {
  const { say } = useWords('profile')
  const { form, change } = state
  const nikHint = useNikHint(state)
  const types = useCall('getUserType', {}, { staleTime: DAY_MS })
  const asksToBecome = isConsultant(form) && typeInForce !== CONSULTANT_TYPE
  const options = (types.data ?? []).map((type) => ({ value: String(type.USER_TYP), label: type.USER_TYPE_NAME }))
  return (
    <div className="pair">
      <TextField {...fieldOf(state, 'FULL_NAME')} maxLength={254} autoComplete="name" />
      <TextField
        {...fieldOf(state, 'PERSONAL_ID')}
        code
        onChange={(typed) => change({ PERSONAL_ID: spacedNik(typed) })}
        hint={nikHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <Choice
        {...fieldOf(state, 'GENDER')}
        look="cards"
        options={genders}
        value={form.GENDER as Gender | ''}
        onChange={(GENDER) => change({ GENDER })}
      />
      <DateField {...fieldOf(state, 'BIRTHDAY')} autoComplete="bday" />
      <Select
        {...fieldOf(state, 'NATIONALITY_COUNTRY_CODE')}
        options={[{ value: 'ID', label: say('profile:indonesia') }]}
        empty={say('core:choose')}
      />
      <TextField {...fieldOf(state, 'TELEPHONE')} type="tel" maxLength={60} autoComplete="tel" />
      <Select
        {...fieldOf(state, 'USER_TYP')}
        options={options}
        empty={say('core:choose')}
        hint={types.error ? say('core:load.unreachable') : asksToBecome && say('profile:type.request')}
      />
      {isConsultant(form) && (
        <TextField
          {...fieldOf(state, 'NOTES')}
          code
          maxLength={254}
          hint={say('profile:notes.hint')}
          autoComplete="off"
        />
      )}
    </div>
  )
}

/** Properties of a profile field; its id is the wire name. */
export function fieldOf({ form, errors, change }: ProfileState, name: ProfileField) {
  return {
    id: name,
    label: <Label k={`profile:${name}`} />,
    value: form[name],
    error: errors.get(name),
    onChange: (value: string) => change({ [name]: value }),
  }
}

function useNikHint({ form }: ProfileState) {
  const { say } = useWords('profile')
  const advice = nikAdvice(form)
  const count = nikDigits(form.PERSONAL_ID).length
  if (advice) return <FieldHint advice={say(advice)} />
  return count > 0 && count !== 16 ? say('profile:nik.digits', { count }) : undefined
}
