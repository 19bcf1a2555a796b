import { fieldText, type FormRow } from '@saki/domain/forms/form'

import { useCountries } from '../fields/CountryKind.tsx'
import { chosenOf, useRegions } from '../fields/regions.ts'
import type { FormFields } from '../scene.ts'

/** Address, e-mail and telephone of a person in one line. */
export function PartyLine({ row, fields }: { row: FormRow; fields: FormFields }) {
  const address = useAddress(row, fields)
  const reach = [fieldText(row, 'EMAIL'), fieldText(row, 'TELEPHONE')].filter(Boolean)
  return (
    <p className="sm muted">
      {address && <bdi>{address}</bdi>}
      {reach.map((part) => (
        <span key={part}>
          {' '}
          · <bdi dir="ltr">{part}</bdi>
        </span>
      ))}
    </p>
  )
}

/** Street, regions and postcode; for other nationalities the country instead of regions. */
export function useAddress(row: FormRow, fields: FormFields): string {
  const chosen = chosenOf(row, fields)
  const isHere = fieldText(row, 'NATIONALITY_COUNTRY_CODE') === 'ID'
  const village = useRegions('village', chosen).regions.find(({ value }) => value === chosen.village)?.label
  const district = useRegions('district', chosen).regions.find(({ value }) => value === chosen.district)?.label
  const city = useRegions('city', chosen).regions.find(({ value }) => value === chosen.city)?.label
  const state = useRegions('state', chosen).regions.find(({ value }) => value === chosen.state)?.label
  const country = useCountries().find(
    ({ COUNTRY_CODE }) => COUNTRY_CODE === fieldText(row, 'NATIONALITY_COUNTRY_CODE'),
  )?.COUNTRY_NAME
  const region = isHere ? [village, district, city, state] : [country]
  return [fieldText(row, 'ADDR_STREET').replaceAll('\n', ', '), ...region, fieldText(row, 'ZIPCODE')]
    .filter(Boolean)
    .join(', ')
}
