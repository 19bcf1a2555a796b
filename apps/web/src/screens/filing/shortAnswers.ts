import { documentsNeeded } from '@saki/domain/forms/documents'
import { findParts } from '@saki/domain/forms/parts'
import { rowsOf, sectionOf, fieldText, wordsOf } from '@saki/domain/forms/form'
import type { Language, TextKey } from '@saki/texts'

import { classRowsOf } from '../../forms/goods/basket.ts'
import { issueText } from '../../forms/issueText.ts'
import type { FormPageOf } from '../../forms/scene.ts'
import type { Say } from '../../ui/useWords.ts'
import type { FilingForm } from './useFilingForm.ts'

/** Summary of the answers of a page in one line for the hub; the first error takes precedence. */
export function shortAnswer(filing: FilingForm, page: FormPageOf, say: Say, language: Language): string {
  const step = filing.progress.steps.find(({ id }) => id === page.id)
  if (step?.status === 'PROBLEM') {
    const wrong = step.issues.find(({ wrong: isWrong, level }) => isWrong && level === 'STOP')
    if (wrong) return issueText(wrong, say, language)
  }
  if (page.after === 'all') return step?.status === 'LOCKED' ? lockedBy(filing, page, say) : say('drafts:short.ready')
  const parts = page.blocks.flatMap((block) => {
    if (block.when && !block.when({ draft: filing.draft.data, row: {}, files: filing.formFiles, today: filing.today }))
      return []
    return partsOf(filing, block, say)
  })
  return (
    parts.filter(Boolean).map(isolated).join(say('core:comma')) ||
    say(step?.status === 'NOT_NEEDED' ? 'drafts:short.notNeeded' : 'drafts:short.nothing')
  )
}

/** Wraps the text in Unicode isolates (U+2068, U+2069), so that names and numbers keep their own direction. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

function partsOf(
  { draft: { data }, formFiles, today }: FilingForm,
  block: FormPageOf['blocks'][number],
  say: Say,
): string[] {
  switch (block.as) {
    case 'fields':
      return fieldParts(sectionOf(data, block.section), block, say)
    case 'rows':
      if (block.of === 'goods')
        return classRowsOf(rowsOf(data, block.section)).map(({ niceClass, terms }) =>
          say('goods:short', { class: niceClass, count: terms.length }),
        )
      return rowsOf(data, block.section).map((row) => firstText(row, Object.keys(block.fields), block.of))
    case 'declarations':
      return []
    case 'images': {
      const images = formFiles.filter(({ slot }) => slot === block.slot)
      const there = block.views.filter(({ id }) => images.some(({ view }) => view === id)).length
      return images.length > 0 ? [say('drafts:short.views', { there, expected: block.views.length })] : []
    }
    case 'label': {
      const count = formFiles.filter(({ slot }) => slot === block.slot).length
      return count > 0 ? [say('drafts:short.pictures', { count })] : []
    }
    case 'parts':
      return findParts(block, data, formFiles).map(({ slot }) =>
        lowered(say(block.parts.find((part) => part.slot === slot)?.label ?? 'filing:general.required')),
      )
    case 'documents': {
      const needed = documentsNeeded(block.rules, data, formFiles, today).filter(
        ({ level, uploaded }) => level || uploaded > 0,
      )
      if (needed.length === 0) return []
      const there = needed.filter(({ uploaded }) => uploaded > 0).length
      return [
        say(there < needed.length ? 'drafts:short.documentsLater' : 'drafts:short.documents', {
          there,
          needed: needed.length,
        }),
      ]
    }
  }
}

/**
 * Chosen options and the first text field; long texts and most yes/no answers are left out, as they do not fit one
 * line.
 */
function fieldParts(
  row: Record<string, unknown>,
  { fields }: Extract<FormPageOf['blocks'][number], { as: 'fields' }>,
  say: Say,
): string[] {
  let hasText = false
  const parts = Object.entries(fields).flatMap(([name, field], at) => {
    const value = fieldText(row, name)
    if (field.as === 'choice')
      return field.options
        .filter((option) => option.value === value)
        .map(({ text }) => (at === 0 ? say(text) : lowered(say(text))))
    if (field.as === 'choices')
      return field.options
        .filter((option) => wordsOf(row[name]).includes(option.value))
        .map(({ text }) => lowered(say(text)))
    if (field.as === 'yesNo' && Object.keys(fields).length === 1 && value !== '')
      return [say(value === 'Y' ? 'core:yes' : 'drafts:short.no')]
    if (field.as !== 'text' || hasText || value === '') return []
    hasText = true
    return [value]
  })
  // Drops repetitions: subtype and kind of a patent can have the same name.
  return parts.filter((part, at) => part.toLowerCase() !== parts[at - 1]?.toLowerCase())
}

function firstText(row: Record<string, unknown>, names: readonly string[], of: string): string {
  if (of === 'parties') return fieldText(row, 'PERSON_NAME')
  return names.map((name) => fieldText(row, name)).find((text) => text !== '') ?? ''
}

function lockedBy(filing: FilingForm, page: FormPageOf, say: Say): string {
  const open = filing.progress.steps.flatMap((step, at) =>
    step.id !== page.id && step.issues.some(({ level }) => level === 'STOP') ? [at + 1] : [],
  )
  return say('drafts:short.locked', { steps: open.join(say('core:comma')) })
}

/** Begins with a small letter, unless it begins with an abbreviation such as PCT. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Text key of the status of a step. */
export function statusKey(status: string): TextKey {
  return `filing:status.${status}` as TextKey
}
