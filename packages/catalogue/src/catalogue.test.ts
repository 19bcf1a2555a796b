import { checkShape } from '@saki/domain/forms/checkShape'
import type { Form } from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'
import { progress } from '@saki/domain/forms/progress'
import type { Action, State } from '@saki/domain/workflow/definition'
import { reachFaults } from '@saki/domain/workflow/reach'
import { languages } from '@saki/texts'
import { describe, expect, test } from 'vitest'

import { sampleDesignFiles, sampleDesignFiling } from './rights/designs/filing.sample.ts'
import { letterCodes } from './letters/letterCodes.ts'
import { sampleMarkFiles, sampleMarkFiling } from './rights/marks/filing.sample.ts'
import { samplePatentFiles, samplePatentFiling } from './rights/patents/filing.sample.ts'
import { keysIn, missingWords } from './missingWords.sample.ts'
import { requestKinds } from './requests/registry.ts'
import { formOf, forms, newestForm, presentLaw, rightOf, rightOfForm, rights, workflowOf, workflows } from './index.ts'

const today = '2026-11-20'
const samples: Record<string, [typeof sampleDesignFiling, typeof sampleDesignFiles]> = {
  'design-filing': [sampleDesignFiling, sampleDesignFiles],
  'patent-filing': [samplePatentFiling, samplePatentFiles],
  'mark-filing': [sampleMarkFiling, sampleMarkFiles],
}

describe.each(forms.map((form) => [`${form.id} ${form.version}`, form] as const))('form %s', (_name, form) => {
  test('its texts exist in every language', async () => {
    expect(keysIn(form).length).toBeGreaterThan(20)
    expect(await missingWords(form)).toEqual([])
  })

  test('its sample filing has a valid shape, no issues, and may be submitted', () => {
    const [draft, files] = samples[form.id] ?? [{}, []]
    expect(checkShape(form, draft)).toEqual([])
    expect(missing(form, draft, files, today)).toEqual([])
    expect(progress(form, draft, files, today)).toMatchObject({
      completePct: 100,
      stepsDone: form.pages.length,
      maySubmit: true,
    })
  })

  test('an empty draft may not be submitted', () => {
    expect(progress(form as Form, {}, [], today)).toMatchObject({ completePct: 0, maySubmit: false })
  })

  test('page ids are unique, and so is each field within its section', () => {
    const ids = form.pages.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const fields = form.pages.flatMap(({ blocks }) =>
      blocks.flatMap((b) =>
        b.as === 'fields' || b.as === 'rows' ? Object.keys(b.fields).map((f) => `${b.section}.${f}`) : [],
      ),
    )
    expect(new Set(fields).size).toBe(fields.length)
  })

  test('it is found by id and version', () => expect(formOf(form.id, form.version)).toBe(form))
})

describe.each(workflows.map((flow) => [`${flow.id} ${flow.version}`, flow] as const))('workflow %s', (_name, flow) => {
  test('reachFaults finds no fault', () => {
    expect(reachFaults(flow)).toEqual({
      unreachable: [],
      deadEnds: [],
      neverDue: [],
      sharedCodes: [],
      unknownNames: [],
    })
  })

  test('its texts exist in every language', async () => {
    expect(keysIn(flow).length).toBeGreaterThan(12)
    expect(await missingWords(flow)).toEqual([])
  })

  test('every action names a law or an office rule as its ground', () => {
    for (const [key, { ground }] of Object.entries(flow.actions))
      expect(ground, key).toMatch(/^(UU|PP|Permen|office rule)/)
  })

  test('in every state in which the applicant must act, the applicant or the system has an action', () => {
    for (const [key, { turn, end }] of Object.entries(flow.states)) {
      if (turn !== 'applicant' || end) continue
      expect(
        Object.values(flow.actions).some((a) => a.from.includes(key) && (a.by === 'applicant' || a.by === 'system')),
        key,
      ).toBe(true)
    }
  })

  test('a state of the applicant that lapses has a text on the consequence', () => {
    for (const [key, { turn, otherwise }] of Object.entries<State>(flow.states)) {
      const lapses = Object.values<Action>(flow.actions).some((a) => a.auto && a.from.includes(key) && a.to !== 'same')
      if (turn === 'applicant' && lapses) expect(otherwise, key).toBeTruthy()
    }
  })

  test('its letters have a type, and every answer follows an action that asks', () => {
    for (const [key, action] of Object.entries<Action>(flow.actions)) {
      if (action.letter !== undefined) expect(letterCodes, key).toContain(action.letter)
      if (!action.answers) continue
      const asked = Object.values<Action>(flow.actions).some(
        (a) =>
          a.requiresAnswer &&
          action.from.some((state) => a.to === state || (a.to === 'same' && a.from.includes(state))),
      )
      expect(asked, key).toBe(true)
    }
  })

  test('it is found by id and version', () => expect(workflowOf(flow.id, flow.version)).toBe(flow))
})

test('missingWords finds a missing text', async () => {
  expect(await missingWords({ title: 'filing:title.label', other: ['filing:no.such.word'] })).toEqual(
    languages.map((l) => `${l} filing:no.such.word`),
  )
})

test('unknown forms and workflows are undefined, and newestForm is that of new applications', () => {
  expect(formOf('design-filing', 99)).toBeUndefined()
  expect(workflowOf('toString', 1)).toBeUndefined()
  expect(newestForm('design-filing')).toBe(rightOf('DESIGN').form)
})

test('the form of a request is found by its id and version, and is no form of an application', () => {
  for (const { id, form } of requestKinds) {
    expect(newestForm(`request-${id}`)).toBe(form)
    expect(formOf(form.id, form.version)).toBe(form)
    expect(forms).not.toContain(form)
    expect(rightOfForm(form.id)).toBeUndefined()
  }
})

test.each(rights)('filingDateGround is the ground of payment_received: $id', ({ id, filingDateGround }) => {
  expect(presentLaw(id).workflow.actions['payment_received']?.ground).toBe(filingDateGround)
})
