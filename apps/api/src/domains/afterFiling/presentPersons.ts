import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { Db } from '@saki/db'
import type { FormRow } from '@saki/domain/forms/form'
import type { RequestEffect } from '@saki/domain/requests/requestKind'

import { findFiled, type Role } from '../register/filedCase.sql.ts'
import { withMaskedNumbers } from '../register/maskedNumbers.ts'

/** Who is replaced by an effect. */
const replaced: Partial<Record<RequestEffect['as'], Role>> = {
  changeOwner: 'applicant',
  changeNameAddress: 'applicant',
  changeRepresentative: 'representative',
}

/**
 * Persons of the register now whom a grant would replace, in the sections of the request that name the new ones, with identity numbers masked;
 * empty for kinds that replace nobody.
 */
export async function presentPersons(
  db: Db,
  { effects }: Pick<CatalogueRequest, 'effects'>,
  applicationNumber: string,
): Promise<Record<string, FormRow[]>> {
  const asked = effects.flatMap((effect) => {
    const role = replaced[effect.as]
    return role && 'section' in effect ? [{ role, section: effect.section }] : []
  })
  const filed = asked.length > 0 && (await findFiled(db, { kind: 'number', applicationNumber }, false))
  if (!filed) return {}
  const now = (wanted: Role) => filed.parties.filter(({ role }) => role === wanted).map(({ person }) => person)
  return Object.fromEntries(asked.map(({ role, section }) => [section, withMaskedNumbers(now(role))]))
}
