import type { patentsCalls } from '@saki/contracts/patents'
import { compareOwners, type ComparedOwner, type OwnerLikeness } from '@saki/domain/search/ownerLikeness'
import { plainLetters } from '@saki/domain/search/plainLetters'

import { Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { countSearch } from '../../searchLimit.ts'
import type { PartyRecord } from './sections.sql.ts'
import { listParties } from './sections.sql.ts'
import { listSimilarOwners, type PublicOwner } from './similarOwners.sql.ts'
import { visibleCaseOf } from './visibleCase.ts'

type Call = (typeof patentsCalls)['getSimilarOwner']
/** Owners of a case that are compared; a search for each. */
const MOST_OWNERS = 5
const FILES_SHOWN = 5
/** A search by name weighs as much as so many searches of words in the limit per minute. */
const WEIGHT = 10

interface OwnerGroup {
  owner: PublicOwner
  likeness: OwnerLikeness
  files: Map<number, { PATENT_ID: string; TITLE: string }>
}

/** Owners of published cases that are likely the one named, or an owner of the case named. */
export async function similarOwners(asked: HandlerInput<Call>) {
  const { query, services } = asked
  const sought = await soughtOwners(asked)
  countSearch(asked, WEIGHT * sought.owners.length)
  const groups = new Map<string, OwnerGroup>()
  for (const owner of sought.owners)
    for (const other of await listSimilarOwners(services.searchDb, owner.name))
      if (other.applicationId !== sought.applicationId) addTo(groups, other, compareOwners(owner, other))
  const rows = [...groups.values()].toSorted(
    (a, b) =>
      b.likeness.score - a.likeness.score ||
      b.files.size - a.files.size ||
      a.owner.name.localeCompare(b.owner.name, 'id'),
  )
  return {
    data: rows.slice((query.page - 1) * query.size, query.page * query.size).map(wireGroup),
    total: rows.length,
    page: query.page,
    size: query.size,
    NAMES: sought.owners.map(({ name }) => name),
  }
}

/** The name asked for, or the owners of the case. Their addresses and identity numbers are compared only for readers of the whole case. */
async function soughtOwners({
  query: { name, PATENT_ID },
  session,
  db,
  language,
}: HandlerInput<Call>): Promise<{ owners: ComparedOwner[]; applicationId: number | undefined }> {
  if (PATENT_ID !== undefined) {
    const { applicationId, isFull } = await visibleCaseOf(db, session, PATENT_ID)
    const parties = await listParties(db, applicationId, 'applicant', language)
    return { owners: parties.slice(0, MOST_OWNERS).map((party) => comparedOwner(party, isFull)), applicationId }
  }
  if (name === undefined) throw new Invalid([{ field: 'name', message: 'errors:field.required' }])
  return { owners: [{ name, address: '', city: '', number: '' }], applicationId: undefined }
}

function comparedOwner({ person, cityName }: PartyRecord, isFull: boolean): ComparedOwner {
  const textOf = (field: string) => (typeof person[field] === 'string' ? person[field] : '')
  return {
    name: textOf('PERSON_NAME'),
    address: isFull ? `${textOf('ADDR_STREET')} ${textOf('ZIPCODE')}`.trim() : '',
    city: cityName ?? '',
    number: isFull ? textOf('INDI_PERSON_ID_NBR') : '',
  }
}

/** Owners of one spelling in one city are one row; a row has its best score. */
function addTo(groups: Map<string, OwnerGroup>, owner: PublicOwner, likeness: OwnerLikeness | undefined): void {
  if (!likeness) return
  const key = `${plainLetters(owner.name)} ${owner.city} ${owner.countryCode}`
  const known = groups.get(key)
  const group = known ?? { owner, likeness, files: new Map() }
  if (likeness.score > group.likeness.score) group.likeness = likeness
  group.files.set(owner.applicationId, { PATENT_ID: owner.applicationNumber, TITLE: owner.title })
  if (!known) groups.set(key, group)
}

const wireGroup = ({ owner, likeness, files }: OwnerGroup) => ({
  PERSON_NAME: owner.name,
  CITY_NAME: owner.city,
  NATIONALITY_COUNTRY_CODE: owner.countryCode,
  SIMILARITY: likeness.score,
  REASONS: likeness.reasons,
  FILE_COUNT: files.size,
  FILES: [...files.values()].slice(0, FILES_SHOWN),
})
