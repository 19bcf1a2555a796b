import { rights } from '@saki/catalogue/rights/registry'
import { describe, expect, test } from 'vitest'

import { choiceWords, declarationWords } from './filedWords.ts'

describe.each(rights)('$id', ({ id, form }) => {
  const blocks = form.pages.flatMap((page) => page.blocks)
  const choices = blocks.flatMap((block) =>
    block.as === 'fields'
      ? Object.entries(block.fields).flatMap(([name, field]) =>
          field.as === 'choice' ? [{ section: block.section, name, label: field.label, options: field.options }] : [],
        )
      : [],
  )
  const ticks = blocks.flatMap((block) => (block.as === 'declarations' ? block.options : []))

  test('every answer that can be chosen is told in the words of the form', () => {
    expect(choices.length).toBeGreaterThan(0)
    for (const { section, name, options } of choices)
      for (const { value } of options) {
        const words = choiceWords(id, section, name, value)
        const all = choices.filter((one) => one.section === section && one.name === name)
        expect(all.map(({ label }) => label)).toContain(words?.label)
        expect(all.flatMap((one) => one.options).find((option) => option.text === words?.value)?.value).toBe(value)
      }
  })

  test('an answer that the form does not know has no words', () => {
    const [one] = choices
    for (const code of ['', 'XX', 'toString', '__proto__'])
      expect(choiceWords(id, one?.section ?? '', one?.name ?? '', code)).toBeUndefined()
    for (const name of ['NOTHING', 'toString', 'constructor'])
      expect(choiceWords(id, one?.section ?? '', name, 'X')).toBeUndefined()
  })

  test('the sentences that were ticked stand in the order of the form, whatever the order of the codes', () => {
    const codes = ticks.map(({ value }) => value)
    expect(declarationWords(id, codes.toReversed())).toEqual(ticks.map(({ text }) => text))
    expect(declarationWords(id, codes.slice(0, 1))).toEqual(ticks.slice(0, 1).map(({ text }) => text))
    expect(declarationWords(id, ['XX', 'toString'])).toEqual([])
  })
})

test('a right that is not known has neither', () => {
  expect([choiceWords('NOTHING', 'A', 'B', 'C'), declarationWords('NOTHING', ['A'])]).toEqual([undefined, []])
})
