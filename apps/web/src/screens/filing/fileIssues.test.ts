import { newestForm } from '@saki/catalogue'
import type { FileFinding, FileRow } from '@saki/contracts/documents'
import { expect, test } from 'vitest'

import type { FormOf } from '../../forms/scene.ts'
import { fileIssues } from './fileIssues.ts'

function formNamed(id: string): FormOf {
  const form = newestForm(id)
  if (!form) throw new Error(id)
  return form
}

function file(slot: string, findings: FileFinding[] | undefined, view: number | null = null): FileRow {
  return {
    ID: `${slot}-${view ?? 1}-file`,
    FILE_ID: 'D-1',
    SPECDOC_TYP: slot,
    SPECDOC_NAME: slot,
    SEQ_NUM: 1,
    VIEW_TYPE_ID: view,
    DESCRIPTION: '',
    FILE_NAME: `${slot}.pdf`,
    MIME: 'application/pdf',
    SIZE: 1,
    PAGES: 1,
    WIDTH: null,
    HEIGHT: null,
    SHA256: 'a'.repeat(64),
    SCAN: 'clean',
    EDITS: null,
    REMARKS: null,
    IND_PUBLISH: 'N',
    THUMB_URL: null,
    IMG_URL: null,
    DOWNLOAD_URL: '',
    UPLOADED_AT: '2026-11-22T00:00:00Z',
    UPLOADED_BY: '',
    ...(findings && { CHECK: { CHECKED_AT: '2026-11-22T00:00:00Z', FINDINGS: findings } }),
  }
}
const found = (CODE: string, PAGE: number | null = null, VALUES = {}): FileFinding => ({
  CODE,
  LEVEL: 'WARN',
  PAGE,
  VALUES,
})
const said = (form: string, files: FileRow[]) =>
  fileIssues(formNamed(form), files).map(({ step, level, code, place, pages }) => ({ step, level, code, place, pages }))

test('a blurred picture is a suggestion of the picture step, named by its view', () => {
  expect(said('design-filing', [file('GDI', [found('filing:image.blurred', null, { score: 19 })], 2)])).toEqual([
    { step: 'images', level: 'WARN', code: 'filing:image.blurred', place: 'filing:view.front', pages: [] },
  ])
})

test('findings of a document are one line for each kind, with their pages', () => {
  const description = file('DES', [found('preflight:scan'), found('preflight:margin', 2), found('preflight:margin', 5)])
  expect(said('patent-filing', [description]).map(({ code, pages }) => [code, pages])).toEqual([
    ['preflight:scan', []],
    ['preflight:margin', [2, 5]],
  ])
})

test('a stop of the look is a suggestion here: only the form stops a filing', () => {
  const claims = file('KLM', [{ CODE: 'preflight:noDescription', LEVEL: 'STOP', PAGE: null, VALUES: {} }])
  expect(said('patent-filing', [claims]).map(({ level }) => level)).toEqual(['WARN'])
})

test('a file that was to be looked at and was not says so; clean ones and other enclosures say nothing', () => {
  const files = [file('GDI', undefined, 1), file('GDI', [], 2), file('KUA', undefined)]
  expect(said('design-filing', files).map(({ code }) => code)).toEqual(['drafts:check.unlooked'])
})
