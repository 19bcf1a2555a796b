import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

import { filesIn, headOf, PAGE_HEADS, type PageHead } from './pageHeads.ts'

/** JavaScript of a page opened with an empty cache, boot.js included: number of files, and bytes compressed by Brotli. */
const most = { files: 12, logIn: 120_000, page: 320_000, step: 347_500, officeCase: 342_000 }

/** At the desk a case, alone or beside the queue, shows everything that was filed, with the texts of the forms. */
const OFFICE_CASES = ['/petugas', '/petugas/berkas/$patentId']

/** A step of a draft opened by its address; its area has one screen of another page too. */
const step = { path: '/buat-pengajuan/draft', layout: 'main', area: 'steps', screen: 'ReviewScreen' } as const
const STEP = `A step of ${step.path}`
/** Groups of texts that the steps of each right need beside those of their area (textGroups.ts); designs have the last one. */
const textsOfRights = ['marks', 'patents', 'steps']

/** Fails the build when a page of page-heads.json, or a step of a draft, needs too much JavaScript in one of the languages. Stands after precompress(). */
export function pageBudgets(): Plugin {
  let outDir = ''
  return {
    name: 'saki:page-budgets',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle(_options, bundle) {
      const heads = JSON.parse(readFileSync(join(outDir, PAGE_HEADS), 'utf8')) as Record<string, PageHead>
      const files = filesIn(bundle as Rolldown.OutputBundle)
      for (const right of textsOfRights)
        heads[`${STEP} with the texts ${right}`] = { ...headOf(step, files.of(step, [right])), frame: '' }
      const bytesOf = (file: string) => {
        const path = join(outDir, file)
        return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
      }
      const faults = overBudget(heads, bytesOf)
      if (faults.length > 0) this.error(faults.join('\n'))
    },
  }
}

/** One sentence for each page and language over a limit. */
export function overBudget(heads: Readonly<Record<string, PageHead>>, bytesOf: (file: string) => number): string[] {
  return Object.entries(heads).flatMap(([page, head]) =>
    Object.entries(scriptsOf(head)).flatMap(([language, files]) => {
      const bytes = files.reduce((sum, file) => sum + bytesOf(file), 0)
      const limit = limitOf(page)
      return [
        ...(files.length > most.files ? [`${page} (${language}) needs ${files.length} files, over ${most.files}`] : []),
        ...(bytes > limit ? [`${page} (${language}) needs ${bytes} bytes, over ${limit}: ${files.join(', ')}`] : []),
      ]
    }),
  )
}

function limitOf(page: string): number {
  if (page === '/login') return most.logIn
  if (page.startsWith(STEP)) return most.step
  return OFFICE_CASES.includes(page) ? most.officeCase : most.page
}

/** The files of JavaScript a head names, for each language. */
function scriptsOf({ start, links }: PageHead): Record<string, string[]> {
  const modules = [...links.matchAll(/rel="modulepreload" crossorigin href="\/([^"]+)"/g)].map(([, file = '']) => file)
  const json = /content='(.*)'>/.exec(start)?.[1]?.replaceAll('&#39;', "'").replaceAll('&amp;', '&') ?? ''
  const { texts } = JSON.parse(json) as { texts: Record<string, string[]> }
  return Object.fromEntries(
    Object.entries(texts).map(([language, files]) => [language, ['boot.js', ...modules, ...files]]),
  )
}
