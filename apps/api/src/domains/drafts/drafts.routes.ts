import { draftsCalls } from '@saki/contracts/drafts'
import { changedPaths } from '@saki/domain/drafts/changedPaths'

import { findOwnerId } from '../../access.ts'
import { NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { findDraft } from '../edits/listedDrafts.sql.ts'
import { copyDraft } from './copyDraft.ts'
import { endReviewLink, getReview, getReviewImage, makeReviewLink, mayMakerShowDraft } from './reviewLinks.ts'
import { listLinks, type LinkRecord } from './reviewLinks.sql.ts'
import { countVersions, listSavedVersions, type SavedVersion } from './versions.sql.ts'

const hows = { added: 'ADDED', changed: 'CHANGED', removed: 'REMOVED' } as const

export const draftsRoutes = implement(draftsCalls, {
  copyDraft,
  makeReviewLink,
  endReviewLink,
  getReview,
  getReviewImage,

  async draftVersions({ query, session, db }) {
    const { TEMP_ID, page, size } = query
    const ownerId = await findOwnerId(db, session, { tempId: TEMP_ID }, 'read')
    const draft = await findDraft(db, ownerId, TEMP_ID)
    if (!draft || draft.deletedAt) throw new NotFound('draft', TEMP_ID)
    const saves = await listSavedVersions(db, TEMP_ID, { limit: size, offset: (page - 1) * size })
    const data = saves.slice(0, size).map((save, at) => wireVersion(save, saves[at + 1], draft.rowVersion))
    return { data, total: await countVersions(db, TEMP_ID), page, size }
  },

  async reviewLinks({ query, session, db, now }) {
    const ownerId = await findOwnerId(db, session, { tempId: query.TEMP_ID }, 'read')
    const draft = await findDraft(db, ownerId, query.TEMP_ID)
    if (!draft || draft.deletedAt) throw new NotFound('draft', query.TEMP_ID)
    const links = await listLinks(db, query.TEMP_ID)
    const showing = new Set<number>()
    for (const maker of new Set(links.map(({ madeById }) => madeById)))
      if (await mayMakerShowDraft(db, maker, query.TEMP_ID, now)) showing.add(maker)
    const isOpen = (link: LinkRecord) =>
      link.endedAt === null && link.expiresAt > now && draft.submittedAt === null && showing.has(link.madeById)
    return links.map((link) => ({
      LINK_ID: link.linkId,
      MADE_AT: link.madeAt.toISOString(),
      MADE_BY: link.madeBy,
      EXPIRES_AT: link.expiresAt.toISOString(),
      ENDED_AT: link.endedAt?.toISOString() ?? null,
      IND_OPEN: isOpen(link) ? ('Y' as const) : ('N' as const),
      OPENED_COUNT: link.openedCount,
      LAST_OPENED_AT: link.lastOpenedAt?.toISOString() ?? null,
    }))
  },
})

/** CHANGES of a save. The first save is compared with an empty draft; null when the save before is no longer stored (30 days). */
function wireVersion(save: SavedVersion, before: SavedVersion | undefined, current: number) {
  const comparable = before !== undefined || save.rowVersion === 1
  return {
    ROW_VERSION: save.rowVersion,
    SAVED_AT: save.savedAt.toISOString(),
    DEVICE: save.device,
    SAVED_BY: save.savedBy,
    IND_CURRENT: save.rowVersion === current ? ('Y' as const) : ('N' as const),
    CHANGES: comparable
      ? changedPaths(before?.data ?? {}, save.data).map(({ path, how }) => ({ PATH: path, HOW: hows[how] }))
      : null,
  }
}
