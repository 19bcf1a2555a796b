import { expect, test } from 'vitest'

import { deadlineRules, type DeadlineRule } from './deadlineRules.ts'
import { rights, workflows } from './index.ts'

/**
 * The workflow of every law as text, kept in `workflowsByLaw/`: states, transitions, periods and articles. A change of law shows in the
 * difference of these files; `vitest --project unit -u packages/catalogue/src/workflowsByLaw.test.ts` writes them.
 */
const ofLaws = rights.flatMap(({ id, laws }) =>
  laws.map(({ code, from, workflow }) => ({ name: `${id} ${code}`, from, workflow })),
)
const ofAllRights = workflows
  .filter((workflow) => !ofLaws.some((law) => law.workflow === workflow))
  .map((workflow) => ({ name: workflow.id, from: '', workflow }))

/** Fields of states and actions that are words of the screens. */
const WORDS = ['text', 'means', 'next', 'otherwise']

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, each]) => `${name} ${shown(each)}`)
    .join(' ')
}

/** Every field but the words, so that a field added later is printed too. */
const line = (key: string, definition: object) =>
  `  ${[key, ...Object.entries(definition).flatMap(([name, value]) => (WORDS.includes(name) ? [] : [`${name}: ${shown(value)}`]))].join(' | ')}`

const periodLine = (rule: DeadlineRule) => {
  const { action, part, months, calendarDays, workingDays, validFrom, verified, ground } = rule
  const lengths = { months, calendarDays, workingDays, from: validFrom, verified }
  const given = Object.entries(lengths).filter(([, value]) => value !== null)
  return `  ${action} ${part} | ${shown(Object.fromEntries(given))} | ${ground}`
}

test.each([...ofLaws, ...ofAllRights])('$name: states, transitions and periods are those kept', async (law) => {
  const { workflow, from, name } = law
  const text = [
    `${name}${from && ` from ${from}`}: ${workflow.id} version ${workflow.version}, process ${workflow.procTyp}, starts ${workflow.start}`,
    'states',
    ...Object.entries(workflow.states).map(([key, state]) => line(key, state)),
    'actions',
    ...Object.entries(workflow.actions).map(([key, action]) => line(key, action)),
    'periods',
    ...deadlineRules([workflow]).map(periodLine),
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot(`./workflowsByLaw/${name.replaceAll(/[ /]/g, '-')}.txt`)
})
