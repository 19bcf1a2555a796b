import { DAY_MS } from '@saki/domain/dates/durations'

import { useCall } from '../../lib/queries.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

/** Cache time in milliseconds; master lists change with a release only. */

export function useCountries() {
  return useCall('getAllCountry', {}, { staleTime: DAY_MS }).data ?? []
}

/** A country by name or code. For nationality the list includes "stateless", for priorities regional offices. */
export function CountryKind(props: FieldViewProps<'country'>) {
  const { frame, value, set } = useField(props)
  const isOfPerson = props.name.startsWith('NATIONALITY')
  const options = useCountries()
    .filter(({ KIND }) => KIND !== (isOfPerson ? 'office' : 'stateless'))
    .map(({ COUNTRY_CODE, COUNTRY_NAME }) => ({ value: COUNTRY_CODE, label: COUNTRY_NAME, note: COUNTRY_CODE }))
  return <Combobox {...frame} options={options} value={value} onChange={set} />
}
