import { newestForm } from '@saki/catalogue'
import type { FileFinding, FileRow } from '@saki/contracts/fileRow'
import { expect, test } from 'vitest'

import type { FormOf } from '../../forms/scene.ts'
import { fileIssues, sameIssues } from './fileIssues.ts'

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
const issuesOf = (form: string, files: FileRow[]) =>
  fileIssues(formNamed(form), files).map(({ step, level, code, viewName, pages }) => ({
    step,
    level,
    code,
    viewName,
    pages,
  }))

test('a blurred picture gives a WARN issue on the images step with the name of its view', () => {
  expect(issuesOf('design-filing', [file('GDI', [found('filing:image.blurred', null, { score: 19 })], 2)])).toEqual([
    { step: 'images', level: 'WARN', code: 'filing:image.blurred', viewName: 'filing:view.front', pages: [] },
  ])
})

test('findings of a document are grouped by code, with their pages', () => {
  const description = file('DES', [found('preflight:scan'), found('preflight:margin', 2), found('preflight:margin', 5)])
  expect(issuesOf('patent-filing', [description]).map(({ code, pages }) => [code, pages])).toEqual([
    ['preflight:scan', []],
    ['preflight:margin', [2, 5]],
  ])
})

test('a STOP finding of a file gives a WARN issue', () => {
  const claims = file('KLM', [{ CODE: 'preflight:noDescription', LEVEL: 'STOP', PAGE: null, VALUES: {} }])
  expect(issuesOf('patent-filing', [claims]).map(({ level }) => level)).toEqual(['WARN'])
})

test('an unchecked picture gives an issue; a checked one and an unchecked attachment give none', () => {
  const files = [file('GDI', undefined, 1), file('GDI', [], 2), file('KUA', undefined)]
  expect(issuesOf('design-filing', files).map(({ code }) => code)).toEqual(['drafts:check.unlooked'])
})

test('pictures with the same finding are one row; a finding with another value and findings of pages are rows of their own', () => {
  const form = formNamed('design-filing')
  const blurred = (view: number, score: number) => file('GDI', [found('filing:image.blurred', null, { score })], view)
  const groups = sameIssues(
    fileIssues(form, [file('GDI', undefined, 1), file('GDI', undefined, 2), blurred(3, 19), blurred(4, 20)]),
  )
  expect(groups.map((same) => same.map((issue) => issue.viewName))).toEqual([
    ['filing:view.perspective', 'filing:view.front'],
    ['filing:view.back'],
    ['filing:view.left'],
  ])
  const margin = (slot: string) => file(slot, [found('preflight:margin', 2)])
  expect(sameIssues(fileIssues(formNamed('patent-filing'), [margin('DES'), margin('KLM')]))).toHaveLength(2)
})
