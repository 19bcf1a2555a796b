import { forms } from '@saki/catalogue'
import { requestKinds } from '@saki/catalogue/requests/registry'
import { rights } from '@saki/catalogue/rights/registry'
import { areas } from '@saki/texts/areas'
import { say } from '@saki/texts/say'
import { languages, type Language } from '@saki/texts/words'
import { describe, expect, test } from 'vitest'

import { pathLabel } from '../drafts/compare/pathLabel.ts'
import { roomAt } from '../drafts/compare/roomAt.ts'
import { formAreas } from './formAreas.ts'
import { groupedByCode } from './findings.ts'
import { issueText } from './issueText.ts'
import type { FormOf } from './scene.ts'
import { documentLabel, filingFormOf, slotLabel } from './slotNames.ts'

const every: readonly (readonly [string, FormOf])[] = [
  ...forms.map((form) => [`${form.id} ${form.version}`, form] as const),
  ...requestKinds.map(({ id, form }) => [id, form] as const),
]

describe.each(every)('%s', (_id, form) => {
  const blocks = form.pages.flatMap((page) => page.blocks)
  const fields = blocks.flatMap((block) =>
    block.as === 'fields'
      ? Object.entries(block.fields).map(([name, field]) => ({
          section: block.section,
          path: `${block.section}.${name}`,
          field,
        }))
      : [],
  )
  const lists = blocks.flatMap((block) => (block.as === 'rows' ? [block] : []))

  test('where two answers differ, every field has its label and every list the name of its rows', () => {
    const paths = new Map<string, string>()
    // Of two blocks with the same field the first one names it.
    for (const { path, field } of fields) if (!paths.has(path)) paths.set(path, field.label)
    for (const { section, rowTitle } of lists)
      for (const path of [section, `${section}.3`, `${section}.3.PERSON_NAME`]) paths.set(path, rowTitle)
    expect([...paths.keys()].map((path) => [path, pathLabel(form, path)])).toEqual([...paths])
  })

  test('what the form does not have is a change or the page, also under names that every object has', () => {
    const unknown = ['', 'NOTHING', 'NOTHING.AT_ALL', 'constructor', '__proto__.toString', 'toString']
    expect(unknown.map((path) => pathLabel(form, path))).toEqual(unknown.map(() => 'core:change'))
    const titles: readonly (string | undefined)[] = form.pages.map(({ title }) => title)
    const odd = ['constructor', 'toString', '__proto__'].map((name) => `${fields[0]?.section ?? ''}.${name}`)
    if (fields.length > 0) expect(odd.filter((path) => !titles.includes(pathLabel(form, path)))).toEqual([])
    expect(odd.map((path) => roomAt(form, path))).toEqual([undefined, undefined, undefined])
  })

  test('both answers can be kept in lists and texts of several lines, and nowhere else', () => {
    const wanted = [
      ...lists.flatMap(({ section, atMost }) => [
        [section, { as: 'list', atMost }],
        [`${section}.0`, undefined],
      ]),
      ...fields.map(({ path, field }) => {
        if (field.as === 'longText') return [path, { as: 'manyLines', max: field.max }]
        if (field.as === 'words') return [path, { as: 'list', atMost: field.max }]
        return [path, field.as === 'choices' ? { as: 'list', atMost: field.options.length } : undefined]
      }),
    ]
    expect(wanted.map(([path]) => [path, roomAt(form, String(path))])).toEqual(wanted)
  })

  test('the areas of all its texts are loaded for it', () => {
    const loaded: readonly string[] = formAreas(form)
    const all = [...fields.map(({ field }) => field), ...lists.flatMap((block) => Object.values(block.fields))]
    const used = all.flatMap(({ label, hint, missing }) => [label, hint, missing].map((key) => key?.split(':')[0]))
    expect([...new Set(used)].filter((area) => area !== undefined && !loaded.includes(area))).toEqual([])
    expect(loaded.filter((area) => !(areas as readonly string[]).includes(area))).toEqual([])
  })

  test('each attachment that a rule asks for has its label, and no other slot has one', () => {
    const slots = blocks.flatMap((block) => (block.as === 'documents' ? block.rules.map(({ slot }) => slot) : []))
    expect(slots.filter((slot) => documentLabel(form, slot) === undefined)).toEqual([])
    expect([documentLabel(form, 'XXX'), slotLabel(form, 'toString')]).toEqual([undefined, undefined])
  })
})

test.each(rights)('$id: the filing form is found by the letter, and names each part of its documents', ({ letter }) => {
  const form = filingFormOf(letter)
  expect(form).toBeDefined()
  for (const { blocks } of form?.pages ?? [])
    for (const block of blocks)
      if (block.as === 'parts') for (const { slot, label } of block.parts) expect(slotLabel(form, slot)).toBe(label)
})

test('an unknown letter has no filing form', () => expect(filingFormOf('X')).toBeUndefined())

describe('the text of an issue', () => {
  const inLanguage = (language: Language) => (values: Record<string, string | number>) =>
    issueText({ code: 'core:days.left', values }, (_key, given) => JSON.stringify(given), language)

  test.each([
    ['id', '2 Nov 2026', '12,3', '1.234,6'],
    ['en', '2 Nov 2026', '12.3', '1,234.6'],
    ['ar', '2 نوفمبر 2026', '12.3', '1,234.6'],
  ] as const)('in %s has days and fractions as the language writes them', (language, day, fraction, thousand) => {
    const text = inLanguage(language)({ day: '2026-11-02', width: 12.34, height: 1234.56, count: 7, name: '2026' })
    expect(JSON.parse(text)).toEqual({ day, width: fraction, height: thousand, count: 7, name: '2026' })
  })

  test.each(['2026-11-2', '2026-11-02T00:00', ' 2026-11-02', '20261102', ''])(
    '"%s" is no day and stays as it is',
    (value) => {
      expect(JSON.parse(inLanguage('en')({ value }))).toEqual({ value })
    },
  )

  test('a side of a page is told in words of each language', () => {
    for (const language of languages)
      for (const side of ['left', 'right', 'top', 'bottom'])
        expect(say(language, `preflight:side.${side}` as 'preflight:side.left')).not.toContain('preflight:')
  })

  test('without values it has none', () => {
    expect(issueText({ code: 'core:yes' }, (_key, given) => JSON.stringify(given), 'id')).toBe('{}')
  })
})

describe('findings of a file', () => {
  const found = (CODE: string, PAGE: number | null, VALUES = {}) => ({ CODE, LEVEL: 'WARN' as const, PAGE, VALUES })

  test('of one code are one, with each page once, in their order, and the values of the first', () => {
    const all = [found('a', 5, { side: 'left' }), found('b', null), found('a', 2, { side: 'top' }), found('a', 5)]
    expect(groupedByCode(all)).toEqual([
      { code: 'a', values: { side: 'left' }, pages: [5, 2] },
      { code: 'b', values: {}, pages: [] },
    ])
  })

  test('none are none, and names that every object has are codes as any other', () => {
    expect(groupedByCode([])).toEqual([])
    expect(groupedByCode([found('constructor', 1), found('constructor', 2)]).map(({ pages }) => pages)).toEqual([
      [1, 2],
    ])
  })
})
