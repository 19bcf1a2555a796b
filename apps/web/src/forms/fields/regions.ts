import type { QueryFor } from '@saki/contracts/call'
import type { EveryCall } from '@saki/contracts'
import { DAY_MS } from '@saki/domain/dates/durations'
import { fieldText, type FormRow } from '@saki/domain/forms/form'

import { useCall } from '../../lib/queries.ts'
import type { FormFields } from '../scene.ts'

export const tiers = ['state', 'city', 'district', 'village'] as const
export type Tier = (typeof tiers)[number]

interface Region {
  value: string
  label: string
}

const names = { state: 'STATE', city: 'CITY', district: 'DISTRICT', village: 'VILLAGE' } as const

/** Name of the field of a tier, among the fields of the same row. */
export function fieldOfTier(siblings: FormFields, tier: Tier): string | undefined {
  return Object.entries(siblings).find(([, field]) => field.as === 'region' && field.tier === tier)?.[0]
}

/** Regions of a tier within the chosen ones above it; empty until those are chosen. */
export function useRegions(
  tier: Tier,
  chosen: Partial<Record<Tier, string>>,
): { regions: Region[]; isLoading: boolean; failed: boolean; retry: () => void } {
  const { state = '', city = '', district = '' } = chosen
  const above = { state: true, city: state !== '', district: city !== '', village: district !== '' }[tier]
  const query = locationQuery(tier, state, city, district)
  const { data, isFetching, isError, refetch } = useCall(
    'getLocation',
    { query },
    { staleTime: DAY_MS, enabled: above },
  )
  const regions = above ? (data ?? []).map((row) => regionOf(row as Record<string, string>, tier)) : []
  return { regions, isLoading: isFetching, failed: isError, retry: () => void refetch() }
}

/** Codes chosen so far in a row, by tier. */
export function chosenOf(row: FormRow, siblings: FormFields): Partial<Record<Tier, string>> {
  return Object.fromEntries(tiers.map((tier) => [tier, fieldText(row, fieldOfTier(siblings, tier) ?? '')]))
}

function locationQuery(tier: Tier, prov: string, kab: string, kec: string): QueryFor<EveryCall['getLocation']> {
  if (tier === 'state') return { loc: 'provinsi' }
  if (tier === 'city') return { loc: 'kabupaten', prov }
  if (tier === 'district') return { loc: 'kecamatan', prov, kab }
  return { loc: 'kelurahan', prov, kab, kec }
}

function regionOf(row: Record<string, string>, tier: Tier): Region {
  return { value: row[`${names[tier]}_CODE`] ?? '', label: row[`${names[tier]}_NAME`] ?? '' }
}
