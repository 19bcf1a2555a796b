import type { QueueRow } from '@saki/contracts/desk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { officer } from '../../../testing/people.ts'
import { labelText, show } from '../../../testing/render.tsx'
import { QueueTable } from './QueueTable.tsx'

const row = (change: Partial<QueueRow> = {}): QueueRow => ({
  PATENT_ID: 'IPT2026000001',
  PROC_TYP: '4',
  PROC_NBR: 1,
  RIGHT: 'T',
  FILE_TYP: 'I',
  LAW_CODE: 'UU20/2016',
  TITLE: 'SENJA',
  OWNER_NAMES: 'PT Senja',
  STATUS_CODE: '450',
  STATUS_NAME: 'Pemeriksaan Substantif',
  STATUS_CAPTION: 'Substantive examination',
  STATUS_DATE: '2026-09-01',
  WORK: 'EXAMINATION',
  DUE_DATE: null,
  DUE_KIND: null,
  DAYS_LEFT: null,
  REPLY_AT: null,
  OFFICER: null,
  IND_FROZEN: 'N',
  UNREAD: 0,
  IMG_URL: null,
  ROW_VERSION: 1,
  ...change,
})

const open = (one: QueueRow, language: 'en' | 'id' = 'en') =>
  show(<QueueTable view="QUEUE" rows={[one]} chosen={undefined} onChoose={() => {}} dim={false} />, {
    user: officer,
    language,
  })

test('a case names its step in the language of the reader, with the Indonesian name as caption', async () => {
  await open(row())
  await expect.element(page.getByText('Substantive examination')).toHaveAttribute('lang', 'en')
  await expect.element(page.getByText('Pemeriksaan Substantif')).toHaveClass('cap')
})

test('in Indonesian the name stands once', async () => {
  await open(row({ STATUS_CAPTION: '' }), 'id')
  await expect.element(page.getByText('Pemeriksaan Substantif')).not.toHaveClass('cap')
})

test('a received answer is named in both languages too', async () => {
  await open(row({ REPLY_AT: '2026-09-02T03:00:00.000Z' }))
  await expect.element(page.getByRole('table')).toMatchTextContent(labelText('desk:row.reply'))
  expect(page.getByText('Pemeriksaan Substantif').elements()).toEqual([])
})
