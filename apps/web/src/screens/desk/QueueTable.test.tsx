import type { QueueRow } from '@saki/contracts/deskQueue'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { officer } from '../../../testing/people.ts'
import { queuedMark } from '../../../testing/queued.ts'
import { labelText, show } from '../../../testing/render.tsx'
import { QueueTable } from './QueueTable.tsx'

const open = (one: QueueRow, language: 'en' | 'id' = 'en') =>
  show(<QueueTable view="QUEUE" rows={[one]} chosen={undefined} onChoose={() => {}} dim={false} />, {
    user: officer,
    language,
  })

test('a case names its step in the language of the reader, with the Indonesian name as caption', async () => {
  await open(queuedMark())
  await expect.element(page.getByText('Substantive examination')).toHaveAttribute('lang', 'en')
  await expect.element(page.getByText('Pemeriksaan Substantif')).toHaveClass('caption')
})

test('in Indonesian the name stands once', async () => {
  await open(queuedMark({ STATUS_CAPTION: '' }), 'id')
  await expect.element(page.getByText('Pemeriksaan Substantif')).not.toHaveClass('caption')
})

test('a received answer is named in both languages too', async () => {
  await open(queuedMark({ REPLY_AT: '2026-09-02T03:00:00.000Z' }))
  await expect.element(page.getByRole('table')).toMatchTextContent(labelText('desk:row.reply'))
  expect(page.getByText('Pemeriksaan Substantif').elements()).toEqual([])
})
