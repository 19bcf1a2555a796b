import { expect, test } from 'vitest'

import { say } from './say.ts'
import { words } from './id/manual.ts'
import type { TextKey } from './index.ts'
import { languages } from './words.ts'

/** Labels of the screens that a paragraph of the manual names. */
const named: readonly (readonly [keyof typeof words, ...TextKey[]])[] = [
  ['start.3', 'shell:keys', 'core:error.report'],
  ['new.1', 'shell:nav.new'],
  ['new.2', 'drafts:check.stops', 'core:submit'],
  ['list.1', 'applications:title'],
  ['list.2', 'workflow:screen.alur'],
  ['map', 'viewer:map.title'],
  ['inbox.1', 'shell:nav.inbox'],
  ['inbox.2', 'inbox:screen.answer'],
  ['documents.1', 'viewer:list.title'],
  ['documents.2', 'viewer:pdf.text'],
  ['documents.3', 'core:popup.here'],
  ['profile.1', 'shell:user.profile'],
  ['profile.2', 'agents:mandates'],
  ['pay.code.1', 'core:submit'],
  ['pay.again.1', 'result:reissue'],
]

const cases = languages.flatMap((language) =>
  named.flatMap(([key, ...labels]) => labels.map((label) => [language, key, label] as const)),
)

test.each(cases)('in %s the paragraph %s of the manual names %s as the screens do', (language, key, label) => {
  expect(say(language, `manual:${key}`)).toContain(say(language, label))
})

test.each(languages)('in %s everything the manual quotes is a label checked above', (language) => {
  for (const key of Object.keys(words) as (keyof typeof words)[])
    for (const [, quoted = ''] of say(language, `manual:${key}`).matchAll(/[“«]([^”»]+)[”»]/g)) {
      const labels = named.filter(([one]) => one === key).flatMap(([, ...rest]) => rest)
      expect(
        labels.map((label) => say(language, label)),
        `${key}: ${quoted}`,
      ).toContain(quoted)
    }
})

test.each([
  ['shell:page.userDocuments', 'viewer:list.title'],
  ['shell:page.workflowMap', 'viewer:map.title'],
  ['shell:page.changeLog', 'office:log.title'],
] as const)('the entry %s of the menu is named like its page, %s', (entry, title) => {
  for (const language of languages) expect(say(language, entry)).toBe(say(language, title))
})
