import { newestForm } from '@saki/catalogue'
import type { DraftData, FormFile } from '@saki/domain/forms/form'
import { progress } from '@saki/domain/forms/progress'
import { say as sayIn } from '@saki/texts/say'
import { languages, type Language } from '@saki/texts/words'
import { describe, expect, test } from 'vitest'

import type { Say } from '../../ui/useWords.ts'
import { shortAnswer, statusKey } from './shortAnswers.ts'
import type { FilingForm } from './useFilingForm.ts'

const today = '2026-11-20'

function filing(id: string, data: DraftData, formFiles: readonly FormFile[] = []) {
  const form = newestForm(id)
  if (!form) throw new Error(id)
  return {
    form,
    formFiles,
    today,
    draft: { data },
    progress: progress(form, data, formFiles, today),
  } as unknown as FilingForm
}

/** The summary of a page as it is read, without the marks that keep the direction of its parts. */
function summary(
  id: string,
  page: string,
  data: DraftData,
  files: readonly FormFile[] = [],
  language: Language = 'en',
) {
  const one = filing(id, data, files)
  const found = one.form.pages.find((each) => each.id === page)
  if (!found) throw new Error(page)
  const say: Say = (key, values) => sayIn(language, key, values)
  return shortAnswer(one, found, say, language).replace(/[\u2068\u2069]/g, '')
}
const pagesOf = (id: string) => newestForm(id)?.pages.map((page) => [id, page.id] as const) ?? []
const allPages = ['patent-filing', 'design-filing', 'mark-filing'].flatMap(pagesOf)

describe('the summary of a page', () => {
  test.each(allPages)('%s, %s: of an empty draft says so in the words of each language, without a key', (id, page) => {
    for (const language of languages) {
      const words = summary(id, page, {}, [], language)
      expect(words).not.toBe('')
      expect(words).not.toMatch(/(drafts|filing|core|patents|marks|designs):/)
    }
  })

  test('keeps an abbreviation in capitals and writes other choices small', () => {
    const kind = { FILING: { APPL_TYP: 'PATENT', APPL_SUBTYP: 'PCT' } }
    expect(summary('patent-filing', 'type', kind)).toContain('PCT national phase')
    expect(summary('patent-filing', 'type', kind, [], 'id')).toContain('PCT fase nasional')
  })

  test('has names of persons in the order of the rows, each apart in its own direction', () => {
    const data = { OWNERS: [{ PERSON_NAME: 'PT Kursi (Tbk)' }, { PERSON_NAME: 'شركة القهوة' }] }
    const one = filing('design-filing', data)
    const page = one.form.pages.find(({ blocks }) =>
      blocks.some((block) => block.as === 'rows' && block.section === 'OWNERS'),
    )
    if (!page) throw new Error('no page of owners')
    const clean = { ...one, progress: { ...one.progress, steps: [] } }
    const words = shortAnswer(clean, page, (key, values) => sayIn('ar', key, values), 'ar')
    expect(words).toContain('\u2068PT Kursi (Tbk)\u2069، \u2068شركة القهوة\u2069')
  })

  test('counts the goods of each class', () => {
    const data = { NICE: [{ NICE_CLASS_CODE: '30', TERMS: ['kopi', 'teh'] }] }
    expect(summary('mark-filing', 'goods', data)).toBe(sayIn('en', 'goods:short', { class: 30, count: 2 }))
  })

  test('counts views, not pictures: two pictures of one view are one view', () => {
    const files = [1, 1, 2].map((view) => ({ slot: 'GDI', view }))
    expect(summary('design-filing', 'images', {}, files)).toMatch(/^2 /)
  })
})

describe('the last page', () => {
  const last = (id: string) => newestForm(id)?.pages.find(({ after }) => after === 'all')?.id ?? ''

  test.each(['patent-filing', 'design-filing', 'mark-filing'])(
    '%s: names the steps that prevent it by their numbers',
    (id) => {
      const { progress: found } = filing(id, {})
      const open = found.steps.flatMap((step, at) =>
        step.id !== last(id) && step.issues.some(({ level }) => level === 'STOP') ? [at + 1] : [],
      )
      expect(open.length).toBeGreaterThan(2)
      expect(summary(id, last(id), {})).toBe(sayIn('en', 'drafts:short.locked', { steps: open.join(', ') }))
      expect(summary(id, last(id), {}, [], 'ar')).toBe(sayIn('ar', 'drafts:short.locked', { steps: open.join('، ') }))
    },
  )
})

test('a wrong answer comes before all others', () => {
  const data = { OWNERS: [{ PERSON_NAME: 'Sari', EMAIL: 'bukan surel' }] }
  const wrong = filing('design-filing', data).progress.steps.find(({ status }) => status === 'PROBLEM')
  const issue = wrong?.issues.find(({ wrong: isWrong, level }) => isWrong && level === 'STOP')
  expect(issue?.path).toBe('OWNERS.0.EMAIL')
  expect(summary('design-filing', wrong?.id ?? '', data)).toBe(issue && sayIn('en', issue.code, issue.values))
})

const statuses = { DONE: 1, IN_PROGRESS: 1, NOT_STARTED: 1, NOT_NEEDED: 1, PROBLEM: 1, LOCKED: 1 } satisfies Record<
  FilingForm['progress']['steps'][number]['status'],
  1
>
test.each(Object.keys(statuses))('the status %s has words of its own in each language', (status) => {
  for (const language of languages) {
    const words = Object.keys(statuses).map((each) => sayIn(language, statusKey(each)))
    expect(words.filter((word) => word === sayIn(language, statusKey(status)))).toHaveLength(1)
  }
})
