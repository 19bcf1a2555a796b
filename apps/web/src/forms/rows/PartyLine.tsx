import { textOf, type Row } from '@saki/domain/forms/form'

import { useCountries } from '../fields/CountryKind.tsx'
import { chosenOf, usePlaces } from '../fields/regions.ts'
import type { FormFields } from '../scene.ts'

/** A person in one line: where, and how to be reached. */
export function PartyLine({ row, fields }: { row: Row; fields: FormFields }) {
  const address = useAddress(row, fields)
  const reach = [textOf(row, 'EMAIL'), textOf(row, 'TELEPHONE')].filter(Boolean)
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

/** Street, region names, postcode and, abroad, the country. */
export function useAddress(row: Row, fields: FormFields): string {
  const chosen = chosenOf(row, fields)
  const isHere = textOf(row, 'NATIONALITY_COUNTRY_CODE') === 'ID'
  const village = usePlaces('village', chosen).places.find(({ value }) => value === chosen.village)?.label
  const district = usePlaces('district', chosen).places.find(({ value }) => value === chosen.district)?.label
  const city = usePlaces('city', chosen).places.find(({ value }) => value === chosen.city)?.label
  const state = usePlaces('state', chosen).places.find(({ value }) => value === chosen.state)?.label
  const country = useCountries().find(
    ({ COUNTRY_CODE }) => COUNTRY_CODE === textOf(row, 'NATIONALITY_COUNTRY_CODE'),
  )?.COUNTRY_NAME
  const region = isHere ? [village, district, city, state] : [country]
  return [textOf(row, 'ADDR_STREET').replaceAll('\n', ', '), ...region, textOf(row, 'ZIPCODE')]
    .filter(Boolean)
    .join(', ')
}
