import type { SessionUser } from '@saki/contracts/session'
import type { TextKey } from '@saki/texts'
import type { QueryClient } from '@tanstack/react-query'

import { setServerTime } from '../ui/clock.ts'
import { ask } from './ask.ts'
import { clearPersonalData } from './deviceStore.ts'
import { forgetRoute } from './keptRoute.ts'
import { queryKeyOf, queryClient, useCall } from './queries.ts'
import { dropFlag, resumeSession, abandonSession, markSessionSeen } from './sessionGate.ts'

type TabMessage = { kind: 'in' | 'out'; userId: number }

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('saki-session') : undefined
const NOTICE_KEPT = 'saki-notice'

/** The user who is logged in. Always defined inside the main layout. */
export function useUser(): SessionUser | undefined {
  return useCall('session', {}, { staleTime: 60_000, retry: 1 }).data
}

/** Loads the session before the first signed-in page. Throws AskError when there is none. */
export async function loadSession(client: QueryClient = queryClient): Promise<SessionUser> {
  const user = await client.ensureQueryData({ queryKey: queryKeyOf('session', {}), queryFn: freshSession })
  markSessionSeen()
  return user
}

/** Sets the clock from fresh answers only: a cached one holds an old time. An early reply may have waited for the program for seconds. */
async function freshSession(): Promise<SessionUser> {
  let at: number | undefined
  const user = await ask('session', { onReceived: (time) => (at = time) })
  setServerTime(user.SERVER_TIME, at)
  return user
}

/** After a log-in: sets the clock, releases the waiting calls, notifies the other tabs. The language stays the browser's. */
export async function startSession(user: SessionUser): Promise<void> {
  const before = queryClient.getQueryData<SessionUser>(queryKeyOf('session', {}))
  if (before && before.USER_ID !== user.USER_ID) await clearPersonalData()
  setServerTime(user.SERVER_TIME)
  queryClient.setQueryData(queryKeyOf('session', {}), user)
  markSessionSeen()
  resumeSession()
  tabs?.postMessage({ kind: 'in', userId: user.USER_ID } satisfies TabMessage)
}

/** Logs out here and in the other tabs, and deletes all personal data of this browser. */
export async function logOut(userId: number): Promise<void> {
  await ask('logout', { body: undefined }).catch(() => undefined)
  await leave()
  tabs?.postMessage({ kind: 'out', userId } satisfies TabMessage)
  location.assign('/login')
}

/**
 * As logOut, when the server has already ended the session. The log-in page shows `notice`, which is stored first, because other calls of
 * this page may notice the ended session and navigate there.
 */
export async function logOutWithNotice(userId: number, notice: readonly TextKey[]): Promise<void> {
  await clearPersonalData()
  sessionStorage.setItem(NOTICE_KEPT, JSON.stringify(notice))
  leaveHere()
  tabs?.postMessage({ kind: 'out', userId } satisfies TabMessage)
  location.assign('/login')
}

/** Notices for the log-in page. Kept until dropNotice, because React may render twice. */
export function readNotice(): readonly TextKey[] {
  return JSON.parse(sessionStorage.getItem(NOTICE_KEPT) ?? '[]') as TextKey[]
}

export function dropNotice(): void {
  sessionStorage.removeItem(NOTICE_KEPT)
}

async function leave(): Promise<void> {
  leaveHere()
  await clearPersonalData()
}

function leaveHere(): void {
  forgetRoute()
  dropFlag()
  abandonSession()
  queryClient.clear()
}

tabs?.addEventListener('message', async ({ data }: MessageEvent<TabMessage>) => {
  const mine = queryClient.getQueryData<SessionUser>(queryKeyOf('session', {}))?.USER_ID
  if (mine === undefined) return
  if (data.kind === 'in' && data.userId === mine) return resumeSession()
  await leave()
  location.assign('/login')
})
