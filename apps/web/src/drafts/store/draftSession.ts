import type { DraftRow, Sections } from '@saki/contracts/edits'
import { mergeDraft } from '@saki/domain/drafts/mergeDraft'

import { officeNow } from '../../ui/clock.ts'
import { DraftEngine } from './draftEngine.ts'
import { hasUnsavedChanges, newDraft, type DeviceDraft } from './draftState.ts'
import { dropCopy, findCopy, keepCopy, listCopies } from './sealedCopies.ts'
import { takeLastChanges } from './leftBehind.ts'
import { fetchDraft, newestOf, sendAttempt } from './serverSaves.ts'
import { takeDraftForTab, type TabLock } from './tabLock.ts'

/** A draft open in this tab. `isLost`: another tab has taken it over. */
export interface DraftSession {
  engine: DraftEngine
  userId: number
  lock: TabLock | undefined
  isLost: boolean
  onLost: () => void
  /** Mounted pages that show it; at 0 it is saved and closed. */
  pages: number
}

export type Opened =
  | { kind: 'open'; session: DraftSession }
  /** Open in another tab of this browser: read-only, as it was when opened. */
  | { kind: 'elsewhere'; draft: DeviceDraft }
  | { kind: 'filed'; row: DraftRow }
  | { kind: 'missing' }

const LOCAL = 'L-'
/** The one draft open in this tab; it stays open between the pages of the filing. */
let current: DraftSession | undefined
const opening = new Map<string, Promise<Opened>>()

/** Whether an id is the local one of a draft the server may not have yet. */
export function isLocalId(id: string): boolean {
  return id.startsWith(LOCAL)
}

/** Creates a draft with its first answers: on the device at once, at the server by the first save. Returns the local id for the address. */
export async function startDraft(
  userId: number,
  formType: string,
  data: Sections,
  onBehalfOf?: number,
): Promise<string> {
  const creationKey = crypto.randomUUID()
  const session = await hold(userId, { ...newDraft(LOCAL + creationKey, formType, creationKey), onBehalfOf }, false)
  if (!session) throw new Error('a new draft has no other session')
  session.engine.change(data)
  void session.engine.flush()
  return session.engine.draft.localId
}

/** The draft if this tab has it open, without reading device or server. */
export function openHere(id: string): DraftSession | undefined {
  const open = current && !current.isLost && isNamed(current.engine.draft, id) ? current : undefined
  open?.engine.resume()
  return open
}

/** Opens a draft by TEMP_ID or local id: from the device if it has unsaved changes, else from the server. `take`: also if another tab has it. Throws when neither can be read. */
export function openDraft(userId: number, id: string, take: boolean): Promise<Opened> {
  const under = opening.get(id) ?? open(userId, id, take).finally(() => opening.delete(id))
  opening.set(id, under)
  return under
}

async function open(userId: number, id: string, take: boolean): Promise<Opened> {
  const here = openHere(id)
  if (here) return { kind: 'open', session: here }
  const copy = latest(await findCopy(userId, id).catch(() => undefined), takeLastChanges(userId, id))
  const found = await newer(copy, id)
  if (!found) return { kind: 'missing' }
  if ('row' in found) {
    if (copy) await dropCopy(userId, copy.localId).catch(() => undefined)
    return { kind: 'filed', row: found.row }
  }
  const { localId } = found.draft
  const session = await hold(userId, found.draft, take, take ? () => readAgain(userId, localId, id) : undefined)
  return session ? { kind: 'open', session } : { kind: 'elsewhere', draft: found.draft }
}

/** Reads the draft again after the other tab has released it. */
async function readAgain(userId: number, localId: string, id: string): Promise<DeviceDraft | undefined> {
  const found = await newer(await findCopy(userId, localId).catch(() => undefined), id).catch(() => undefined)
  return found && 'draft' in found ? found.draft : undefined
}

/** Saves and closes the draft, so that another tab can open it. */
export async function closeDraft(session: DraftSession): Promise<void> {
  await session.engine.flush()
  if (current !== session || session.pages > 0) return
  current = undefined
  await session.engine.release()
  session.lock?.release()
}

function latest(copy: DeviceDraft | undefined, left: DeviceDraft | undefined): DeviceDraft | undefined {
  if (!left || (copy?.changedAt ?? '') >= (left.changedAt ?? '')) return copy
  return left
}

/** Saves the open draft before log-out clears this device; returns the number of drafts with unsaved changes. */
export async function saveBeforeLogOut(userId: number): Promise<number> {
  if (current?.userId === userId) await current.engine.flush()
  const copies = await listCopies(userId)
  return copies.filter((copy) => copy.end === undefined && hasUnsavedChanges(copy)).length
}

async function newer(
  copy: DeviceDraft | undefined,
  id: string,
): Promise<{ draft: DeviceDraft } | { row: DraftRow } | undefined> {
  const tempId = copy?.tempId ?? (isLocalId(id) ? undefined : id)
  if (tempId === undefined) return copy && { draft: copy }
  let row: DraftRow | undefined
  try {
    row = await fetchDraft(tempId)
  } catch (error) {
    if (copy) return { draft: copy }
    throw error
  }
  if (row && row.STATUS !== 'STORED_TEMP') return { row }
  if (!row || row.DELETED === 'Y')
    return copy && hasUnsavedChanges(copy) ? { draft: { ...copy, end: 'gone' } } : undefined
  // Unsaved changes are sent as they are; the server detects a newer version.
  return {
    draft: copy && hasUnsavedChanges(copy) ? { ...copy, trouble: undefined } : fromServer(row, copy?.localId ?? tempId),
  }
}

function fromServer(row: DraftRow, localId: string): DeviceDraft {
  const data = row.DATA ?? {}
  return {
    ...newDraft(localId, row.FORM_TYP, crypto.randomUUID()),
    tempId: row.TEMP_ID,
    ...(row.CLIENT && { onBehalfOf: row.CLIENT.USER_ID }),
    rowVersion: row.ROW_VERSION,
    data,
    base: data,
    savedAt: row.UPDATED_AT,
    changedAt: row.UPDATED_AT,
  }
}

/** Locks the draft for this tab and starts its engine; `readLatest` reads it again once the lock is held. */
async function hold(
  userId: number,
  draft: DeviceDraft,
  take: boolean,
  readLatest?: () => Promise<DeviceDraft | undefined>,
): Promise<DraftSession | undefined> {
  if (current) {
    current.pages = 0
    void closeDraft(current)
  }
  const holder: { session?: DraftSession } = {}
  const lose = () => {
    if (!holder.session) return
    holder.session.isLost = true
    holder.session.engine.stop()
    holder.session.onLost()
  }
  const lock = await takeDraftForTab(draft.localId, take, async () => holder.session?.engine.release(), lose)
  if (!lock) return undefined
  const session: DraftSession = {
    engine: engineOf(userId, (await readLatest?.()) ?? draft),
    userId,
    lock,
    isLost: false,
    onLost: () => undefined,
    pages: 0,
  }
  holder.session = session
  current = session
  return session
}

function engineOf(userId: number, draft: DeviceDraft): DraftEngine {
  return new DraftEngine(draft, {
    isOnline: () => navigator.onLine,
    nowIso: () => new Date(officeNow()).toISOString(),
    newKey: () => crypto.randomUUID(),
    merge: mergeDraft,
    keep: (copy) => keepCopy(userId, copy),
    drop: (localId) => dropCopy(userId, localId),
    send: (formType, attempt) => sendAttempt(formType, attempt, draft.onBehalfOf),
    newest: newestOf,
  })
}

function isNamed(draft: DeviceDraft, id: string): boolean {
  return draft.localId === id || draft.tempId === id
}
