import type { FileRow } from '@saki/contracts/fileRow'
import { createElement, Suspense, type ComponentProps } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'

import { unsentOf } from './unsent.ts'
import type { UploadItem, UploadState } from './upload.ts'
import { UnsentNote } from './UnsentNote.tsx'

const upload = (fileName: string, state: UploadState) => ({ fileName, state, reply: undefined }) as UploadItem

const file = (ID: string, SCAN: FileRow['SCAN'] = 'clean') => ({ ID, FILE_NAME: `${ID}.pdf`, SCAN })

const stored = Array.from({ length: 17 }, (_, at) => file(`doc-${at}`))

/** Text of the note as an applicant reads it, without markup and direction marks. */
async function noteFor(unsent: ComponentProps<typeof UnsentNote>['unsent']): Promise<string> {
  const note = createElement(UnsentNote, { unsent, draft: 'D-1' })
  const { prelude } = await prerender(createElement(Suspense, { fallback: '' }, note))
  const html = await new Response(prelude).text()
  return html.replace(/<[^>]+>|[\u2066-\u2069]/g, ' ').replace(/\s+/g, ' ')
}

test('the note counts the stored files of 20 and names the three refused ones', async () => {
  const refused = ['bukti 4.pdf', 'bukti 9.pdf', 'bukti, 17 [b].pdf'].map((name) => upload(name, 'refused'))
  const text = await noteFor(unsentOf(refused, stored))
  expect(text).toMatch(/17\D+20/)
  expect(text).toContain('bukti 4.pdf, bukti 9.pdf, bukti, 17 [b].pdf')
})

test('the note names an infected file and one that is still being sent', async () => {
  const text = await noteFor(unsentOf([upload('peta.pdf', 'sending')], [file('surat', 'infected'), file('bukti')]))
  expect(text).toMatch(/1\D+3/)
  expect(text).toContain('surat.pdf')
  expect(text).toContain('peta.pdf')
})

test('there is no note when all files are stored', async () => {
  expect((await noteFor(unsentOf([], stored))).trim()).toBe('')
})
