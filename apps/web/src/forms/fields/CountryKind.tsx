import { useCall } from '../../lib/queries.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import type { FieldViewProps } from '../scene.ts'
import { useField } from './useField.tsx'

/** Master lists change with a release, not while someone is typing. */
const KEPT = 86_400_000

export function useCountries() {
  return useCall('getAllCountry', {}, { staleTime: KEPT }).data ?? []
}

/** A country by name or code. People have one or none; a priority may also come from a regional office. */
export function CountryKind(props: FieldViewProps<'country'>) {
  const { frame, value, set } = useField(props)
  const isOfPerson = props.name.startsWith('NATIONALITY')
  const options = useCountries()
    .filter(({ KIND }) => KIND !== (isOfPerson ? 'office' : 'stateless'))
    .map(({ COUNTRY_CODE, COUNTRY_NAME }) => ({ value: COUNTRY_CODE, label: COUNTRY_NAME, note: COUNTRY_CODE }))
  return <Combobox {...frame} options={options} value={value} onChange={set} />
}
