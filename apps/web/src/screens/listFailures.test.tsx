import type { CallName } from '@saki/contracts'
import type { TextKey } from '@saki/texts'
import type { ComponentType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { offline, refuse, serve, type FakeReplies } from '../../testing/fakeApi.ts'
import { applicant } from '../../testing/people.ts'
import { labelText, show, text } from '../../testing/render.tsx'
import { ApplicationListScreen } from './applications/ApplicationListScreen.tsx'
import { ChangeLogScreen } from './changeLog/ChangeLogScreen.tsx'
import { DocumentListScreen } from './documents/DocumentListScreen.tsx'
import { DraftListScreen } from './drafts/DraftListScreen.tsx'
import { InboxScreen } from './inbox/InboxScreen.tsx'

const lists: [at: string, call: CallName, Screen: ComponentType, empty: TextKey][] = [
  ['/customer-screen/list', 'getPatents', ApplicationListScreen, 'applications:empty'],
  ['/customer-screen/draft', 'getPatentTemp', DraftListScreen, 'drafts:list.empty'],
  ['/inbox', 'getInbox', InboxScreen, 'inbox:screen.empty'],
  ['/user-document', 'getUserDocuments', DocumentListScreen, 'viewer:list.empty'],
  ['/table-list/changeLog', 'getChangeLog', ChangeLogScreen, 'office:log.empty'],
]
const failures = [
  ['an error of the server', refuse('UNKNOWN', { title: 'Kesalahan pada server.' }), 'Kesalahan pada server.'],
  ['a refusal', refuse('NOT_ALLOWED', { title: 'Anda tidak berwenang.' }), 'Anda tidak berwenang.'],
  ['a broken connection', offline, text('core:load.unreachable')],
] as const

beforeEach(() => {
  const searchNotices = { data: [], total: 0, page: 1, size: 5, UNREAD: 0 }
  const inbox = { getInboxUnreads: [{ TOTAL: 0 }], mailsAddresses: [], getMasterActionType: [], searchNotices }
  serve({ getLettersToAnswer: [], ...inbox })
})

test.each(
  lists.flatMap(([at, call, Screen, empty]) =>
    failures.map(([what, reply, said]) => ({ at, call, Screen, empty, what, reply, said })),
  ),
)('$at shows $what as an error that can be asked for again, and not as empty', async (one) => {
  serve({ [one.call]: one.reply } as FakeReplies)
  await show(<one.Screen />, { at: one.at, user: applicant })
  const alert = page.getByRole('alert').first()
  await expect.element(alert).toMatchTextContent(one.said)
  if (one.reply !== offline) await expect.element(alert).toMatchTextContent('saki-test-1')
  await expect.element(alert.getByRole('button', { name: labelText('core:retry') })).toBeVisible()
  await expect.element(page.getByText(text(one.empty))).not.toBeInTheDocument()
})
