import { casesWithin, type Reach } from '../../access.ts'
import { sql, type RawBuilder } from 'kysely'

/** Whose search it is: `public` finds published and registered cases; a reach also the unpublished ones of the asker and of clients; `office` all. */
export type RegisterVisibility = 'public' | 'office' | { reach: Reach }

/**
 * Conditions on `register_entry` under the alias a; the visible cases are those of either. Public and unpublished cases are searched by
 * statements of their own, each by its half of the indexes, so that unpublished cases of others cost a search no time.
 */
export function halvesOf(visibility: RegisterVisibility): RawBuilder<boolean>[] {
  const published: RawBuilder<boolean> = sql`a.is_public`
  if (visibility === 'public') return [published]
  if (visibility === 'office') return [published, sql`not a.is_public`]
  return [published, sql`(not a.is_public and ${casesWithin(visibility.reach)})`]
}
