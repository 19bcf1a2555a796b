import { checklist, pointFor } from '@saki/domain/formality/checklist'
import { missing } from '@saki/domain/forms/missing'
import { walkForm } from '@saki/domain/forms/walkForm'
import { describe, expect, test } from 'vitest'

import { forms } from '../index.ts'
import { sampleDesignFiles, sampleDesignFiling } from '../rights/designs/filing.sample.ts'
import { designFilingForm } from '../rights/designs/filing.form.ts'
import { formalityOf } from './formalityOf.ts'

const day = '2026-03-02'

describe.each(forms.map((form) => [form.id, form] as const))('the checklist of %s', (id, form) => {
  const list = formalityOf(id)
  if (!list) throw new Error(`no checklist for ${id}`)

  test('has a point for every required answer and every finding of an empty filing', () => {
    const asked = [...walkForm(form, {}, [], day)]
      .filter(({ required }) => required !== undefined)
      .map(({ path }) => path)
    const found = missing(form, {}, [], day).map(({ path }) => path)
    expect([...asked, ...found].filter((path) => pointFor(list, path) === undefined)).toEqual([])
  })

  test('has a point for every attachment of the form', () => {
    const slots = form.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.as === 'documents') return block.rules.map(({ slot }) => slot)
        if (block.as === 'parts') return block.parts.map(({ slot }) => slot)
        return 'slot' in block ? [block.slot] : []
      }),
    )
    expect(slots.length).toBeGreaterThan(0)
    expect(slots.filter((slot) => pointFor(list, `FILES.${slot}`) === undefined)).toEqual([])
  })

  test('has a ground for every point', () => {
    expect(list.points.filter(({ ground }) => ground === '')).toEqual([])
  })
})

test('the checklist has as many findings as the form, and N for a missing attachment', () => {
  const list = formalityOf('design-filing')
  if (!list) throw new Error('no list')
  const files = sampleDesignFiles.filter(({ slot }) => slot !== 'KEP')
  const issues = missing(designFilingForm, sampleDesignFiling, files, day)
  const found = checklist(designFilingForm, list, sampleDesignFiling, files, day)
  expect(found.flatMap(({ findings }) => findings)).toHaveLength(issues.length)
  expect(found.filter(({ verdict }) => verdict === 'N').map(({ point }) => point.path)).toContain('FILES.KEP')
})
