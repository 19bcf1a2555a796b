import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { languages, type Language, type Words } from '@saki/texts/words'
import type { Plugin } from 'vite'

const INDEX = 'virtual:words'
const texts = join(import.meta.dirname, '../../../packages/texts/src')

/**
 * Areas of texts that are loaded together. Every other area is a group of its own. An area in several groups is loaded with the first one
 * unless another was loaded before it: uploads and studio come with the texts of a right, so that a step needs one file for both.
 */
const together: Readonly<Record<string, readonly string[]>> = {
  start: ['core', 'login'],
  account: ['account', 'session'],
  shell: ['shell', 'landing', 'inbox', 'applications', 'clients'],
  filing: ['filing', 'drafts', 'forms', 'people', 'files', 'fees', 'result'],
  steps: ['uploads', 'studio'],
  search: ['search', 'register', 'alerts'],
  // What the checks of files found; the desk shows it where a file has a finding, the steps of patents have it with their own texts.
  findings: ['preflight'],
  marks: ['marks', 'goods', 'uploads', 'studio', 'search'],
  patents: ['patents', 'preflight', 'uploads', 'studio'],
  case: ['workflow', 'viewer', 'usual', 'answers', 'payments'],
  request: [
    'requests',
    'requestForms',
    'grounds',
    'newRequest',
    'ownRequests',
    'uploads',
    'studio',
    'viewer',
    'answers',
  ],
  // Reasons cite what is pinned; both are tabs that are opened later.
  reasons: ['reasons', 'grounds', 'citations'],
  agents: ['agents'],
  errors: ['errors'],
  desk: ['officeNav', 'desk', 'errors'],
  workload: ['workload'],
  // The queue, and what a case shows at the desk, on its page and beside the queue, beside the texts of its right, which are a file of their own.
  deskCase: [
    'workload',
    'deskCase',
    'casePage',
    'workflow',
    'viewer',
    'usual',
    'answers',
    'filing',
    'forms',
    'people',
    'files',
  ],
  // What the board of the Appeal Commission shows at once, without the forms of requests.
  appeals: ['appeals', 'requests', 'requestForms'],
  office: ['officeNav', 'office', 'staff', 'outgoing', 'errors', 'agents'],
}

/** Areas of pages, documents and refusals that the server writes. */
const serverOnly = new Set(['gazettePaper', 'papers', 'publicRegister', 'reasonText', 'refusals'])

const areas = readdirSync(join(texts, 'id'))
  .map((file) => file.replace('.ts', ''))
  .filter((area) => !serverOnly.has(area))

/** The group that is loaded for each area. */
export const textGroups: Readonly<Record<string, string>> = Object.fromEntries(
  areas.map((area) => [area, groupOf(area)]),
)

function groupOf(area: string): string {
  return Object.entries(together).find(([, some]) => some.includes(area))?.[0] ?? area
}

/** Name of the module with the texts of a group in a language and, because labels need them, in Indonesian. */
export function textModule(language: Language, group: string): string {
  return `${INDEX}/${language}/${group}`
}

/** Provides the texts as one module for each language and group, and the index of these modules. */
export function groupedTexts(): Plugin {
  return {
    name: 'saki:grouped-texts',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${INDEX}`) return index()
      if (!id.startsWith(`\0${INDEX}/`)) return undefined
      const [, language, group] = id.split('/') as [string, Language, string]
      const own = together[group] ?? [group]
      const lists: Record<string, Words> = {}
      for (const one of new Set<Language>([language, 'id']))
        for (const area of own) {
          this.addWatchFile(join(texts, one, `${area}.ts`))
          lists[`${one}/${area}`] = await wordsOf(one, area)
        }
      return `export const lists = JSON.parse(${JSON.stringify(JSON.stringify(lists))})`
    },
  }
}

function index(): string {
  const groups = [...new Set(Object.values(textGroups))]
  const rows = languages.flatMap((language) =>
    groups.map((group) => `'${language}/${group}': () => import('${textModule(language, group)}')`),
  )
  return `export const groups = ${JSON.stringify(textGroups)}\nexport const load = { ${rows.join(', ')} }`
}

async function wordsOf(language: Language, area: string): Promise<Words> {
  const { words } = (await import(`@saki/texts/${language}/${area}`)) as { words: Words }
  return words
}
