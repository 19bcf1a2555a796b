import { createRequire } from 'node:module'

import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data'
import type { Insertable } from 'kysely'

import type { Database } from '../src/schema.ts'

type Rows<T extends keyof Database> = Insertable<Database[T]>[]

export interface Regions {
  states: Rows<'region_state'>
  cities: Rows<'region_city'>
  districts: Rows<'region_district'>
  villages: Rows<'region_village'>
}

/** DKI Jakarta and DI Yogyakarta: enough for tests, with both kinds of village and of city. */
const SAMPLE = ['31', '34']

/** The version of the package, and ours of how names are written (raise it with `regionName`). */
export function regionsVersion(): string {
  const { version } = createRequire(import.meta.url)('idn-area-data/package.json') as { version: string }
  return `${version} names 1`
}

/** All regions, or those of the sample provinces. Codes without dots; a parent's code is the beginning of its child's. */
export async function regions(which: 'all' | 'sample'): Promise<Regions> {
  const [states, cities, districts, villages] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
    getVillages(),
  ])
  const wanted = (code: string) => which === 'all' || SAMPLE.some((state) => code.startsWith(state))
  const prepare = (rows: { code: string; name: string }[]) =>
    rows
      .filter(({ code }) => wanted(code))
      .map(({ code, name }) => ({ code: code.replaceAll('.', ''), name: regionName(name) }))
  return {
    states: prepare(states).map(({ code, name }) => ({ state_code: code, state_name: name })),
    cities: prepare(cities).map(({ code, name }) => ({
      city_code: code,
      state_code: code.slice(0, 2),
      city_name: name,
    })),
    districts: prepare(districts).map(({ code, name }) => ({
      district_code: code,
      city_code: code.slice(0, 4),
      district_name: name,
    })),
    villages: prepare(villages).map(({ code, name }) => ({
      village_code: code,
      district_code: code.slice(0, 6),
      village_name: name,
    })),
  }
}

const SMALL = new Set(['DAN', 'DI'])
const KEPT = new Set(['DKI', 'DI'])

/**
 * A name as people write it. Provinces and cities come in capitals; districts and villages mostly do not and keep their
 * own capitals (roman numerals, blocks, apostrophes), only a small first letter of a word is raised.
 */
export function regionName(raw: string): string {
  const name = raw.trim().replaceAll(/\s+/g, ' ')
  if (name === 'DAERAH ISTIMEWA YOGYAKARTA') return 'DI Yogyakarta'
  const shouted = name.length > 3 && name === name.toUpperCase()
  const words = name.split(' ').map((word, index) => {
    if (index > 0 && SMALL.has(word.toUpperCase())) return word.toLowerCase()
    if (index === 0 && KEPT.has(word)) return word
    return shouted && !/^[IVX]+$/.test(word) ? word.split('-').map(capital).join('-') : raised(word)
  })
  return words.join(' ')
}

const capital = (word: string) => word.slice(0, 1) + word.slice(1).toLowerCase()
const raised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
