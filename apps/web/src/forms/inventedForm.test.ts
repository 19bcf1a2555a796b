import { checkShape } from '@saki/domain/forms/checkShape'
import { defineForm, type DraftData } from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'
import { progress } from '@saki/domain/forms/progress'
import type { TextKey } from '@saki/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, Suspense, type FunctionComponent } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, test } from 'vitest'

import { queryClient } from '../lib/queries.ts'
import { AnswerValue } from './AnswerValue.tsx'
import { shownFields } from './FieldGrid.tsx'
import { fieldKinds } from './fields/fieldKinds.tsx'
import { FormPage } from './FormPage.tsx'
import type { FormOf, FormScene } from './scene.ts'

/**
 * An invented form (registration of a boat) goes through rendering, checks and summary, although only its definition
 * exists.
 */
const boatForm: FormOf = defineForm<TextKey>({
  id: 'boat-registration',
  version: 1,
  messages: {
    required: 'filing:general.required',
    badDate: 'filing:general.badDate',
    badNumber: 'filing:general.badNumber',
    notInList: 'filing:general.notInList',
    tooLong: 'filing:general.tooLong',
    tooMany: 'filing:general.tooMany',
  },
  pages: [
    {
      id: 'boat',
      title: 'filing:step.design',
      blocks: [
        {
          as: 'fields',
          section: 'BOAT',
          fields: {
            BOAT_NAME: { as: 'text', max: 40, label: 'filing:title.label', required: 'STOP' },
            STORY: { as: 'longText', max: 400, label: 'filing:description.label' },
            BERTHS: { as: 'number', min: 1, max: 12, label: 'filing:images.label', required: 'STOP' },
            HULL: {
              as: 'choice',
              label: 'filing:applSubtyp.label',
              options: [
                { value: 'WOOD', text: 'filing:applSubtyp.SINGLE' },
                { value: 'STEEL', text: 'filing:applSubtyp.SET' },
              ],
            },
            USES: {
              as: 'choices',
              label: 'filing:claimScope.label',
              options: [
                { value: 'FISHING', text: 'filing:claimScope.SHAPE' },
                { value: 'FERRY', text: 'filing:claimScope.LINES' },
              ],
            },
            LAUNCHED: { as: 'yesNo', label: 'filing:disclosed.label' },
            LAUNCHED_DATE: {
              as: 'date',
              label: 'filing:disclosed.date.label',
              required: 'STOP',
              when: ({ row }) => row['LAUNCHED'] === 'Y',
            },
            COLOURS: { as: 'words', max: 3, wordMax: 20, input: 'colours', label: 'filing:claimScope.COLOURS' },
          },
        },
        {
          as: 'rows',
          of: 'plain',
          section: 'CREW',
          rowTitle: 'filing:designer.row',
          atLeast: 1,
          atMost: 3,
          fields: { CREW_NAME: { as: 'text', max: 60, label: 'filing:person.name.label', required: 'STOP' } },
        },
      ],
    },
  ],
})

const today = '2026-11-20'
const boat: DraftData = {
  BOAT: {
    BOAT_NAME: 'Dewa Ruci',
    BERTHS: '8',
    HULL: 'STEEL',
    USES: ['FERRY'],
    LAUNCHED: 'Y',
    LAUNCHED_DATE: '1953-01-24',
    COLOURS: ['putih'],
  },
  CREW: [{ CREW_NAME: 'Nyai Ontosoroh' }],
}

const scene = (data: DraftData): FormScene => ({
  data,
  files: [],
  today,
  readOnly: false,
  errors: new Map(),
  advice: new Map(),
  change: () => undefined,
})

async function drawn<P extends object>(element: FunctionComponent<P>, props: P): Promise<string> {
  const { prelude } = await prerender(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(Suspense, { fallback: '' }, createElement(element, props)),
    ),
  )
  const reader = prelude.getReader()
  const parts: Buffer[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(parts).toString('utf8')
    parts.push(Buffer.from(value))
  }
}

const [page] = boatForm.pages
if (!page) throw new Error('the form has no page')
const [block] = page.blocks
if (block?.as !== 'fields') throw new Error('the page begins with fields')

describe('an invented form', () => {
  test('is rendered with every field that applies and the typed values', async () => {
    const html = await drawn(FormPage, { page, scene: scene(boat) })
    for (const name of Object.keys(block.fields)) expect(html, name).toContain(`BOAT.${name}`)
    expect(html).toContain('Dewa Ruci')
    expect(html).toContain('Nyai Ontosoroh')
    const ashore = { ...boat, BOAT: { ...(boat['BOAT'] as object), LAUNCHED: 'N' } }
    expect(await drawn(FormPage, { page, scene: scene(ashore) })).not.toContain('BOAT.LAUNCHED_DATE')
  })

  test('is checked for shape, missing and wrong values, and progress', () => {
    expect(checkShape(boatForm, boat)).toEqual([])
    expect(checkShape(boatForm, { BOAT: { ANCHORS: '2' } })).toEqual([{ path: 'BOAT.ANCHORS', fault: 'unknown' }])
    expect(missing(boatForm, boat, [], today)).toEqual([])
    expect(missing(boatForm, {}, [], today).map(({ path }) => path)).toEqual(['BOAT.BOAT_NAME', 'BOAT.BERTHS', 'CREW'])
    const crowded = { ...boat, BOAT: { ...(boat['BOAT'] as object), BERTHS: '13' } }
    expect(missing(boatForm, crowded, [], today)).toMatchObject([{ path: 'BOAT.BERTHS', level: 'STOP', wrong: true }])
    expect(progress(boatForm, boat, [], today)).toMatchObject({ completePct: 100, maySubmit: true })
  })

  test('has its answers rendered for the check page', async () => {
    const row = boat['BOAT'] as Record<string, unknown>
    const shown = shownFields(block.fields, row, scene(boat))
    const answers = await Promise.all(
      shown.map(([name, field]) =>
        drawn(AnswerValue, { path: `BOAT.${name}`, name, field, row, siblings: block.fields }),
      ),
    )
    const text = answers.join(' ').replace(/<[^>]+>/g, ' ')
    for (const answer of ['Dewa Ruci', '8', '1953', 'putih']) expect(text).toContain(answer)
  })

  test('has a field of every kind that needs no master list', () => {
    const registers = ['country', 'region', 'locarno', 'niceClass', 'kept']
    const kinds = Object.values(block.fields).map(({ as }) => as)
    expect([...kinds, ...registers].toSorted()).toEqual(Object.keys(fieldKinds).toSorted())
  })
})
