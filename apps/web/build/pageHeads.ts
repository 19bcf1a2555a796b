import { everyCall } from '@saki/contracts'
import { languages } from '@saki/texts/words'
import type { Plugin, Rolldown } from 'vite'

import { earlyCalls } from '../src/earlyCalls.ts'
import { fillAddress } from '../src/lib/fillAddress.ts'
import { areaTexts, layoutTexts, routeTable, type RouteRow } from '../src/routes.ts'
import { frameOf } from './pageFrames.ts'
import { textModule } from './textGroups.ts'

/** In dist. */
export const PAGE_HEADS = 'page-heads.json'

/** What the server adds to index.html for a page; see apps/api/src/plugins/webClient.ts. */
export interface PageHead {
  /** Before boot.js, which reads it: texts by language, and the first calls: address, 1 for those that need a session, 1 for those of addresses without search, and name and parameters of those that are cached. */
  start: string
  /** At the end of the head: modules and styles of the page. */
  links: string
  /** Before the place of the program: the outline of the page. */
  frame: string
}

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** Writes page-heads.json: for every page of the routes the tags that name its files. */
export function pageHeads(): Plugin {
  return {
    name: 'saki:page-heads',
    apply: 'build',
    generateBundle: {
      // After Vite has replaced the entry, which only imports, by its imports.
      order: 'post',
      async handler(_options, bundle) {
        const files = filesIn(bundle as Rolldown.OutputBundle)
        const heads: Record<string, PageHead> = {}
        for (const row of routeTable) heads[row.path] = { ...headOf(row, files.of(row)), frame: await frameOf(row) }
        this.emitFile({ type: 'asset', fileName: PAGE_HEADS, source: JSON.stringify(heads) })
      },
    },
  }
}

interface Needed {
  /** Of the program, which starts when it has these. */
  program: string[]
  /** Of the program, then of layout and area. */
  scripts: string[]
  styles: string[]
  texts: Record<string, string[]>
}

/** Looks up the files of a page in the finished bundle; `moreTexts` are groups of texts beside those of its area. */
export function filesIn(bundle: Rolldown.OutputBundle): {
  of: (row: RouteRow, moreTexts?: readonly string[]) => Needed
} {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const program = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/apps/web/src/main.tsx')))
  if (!program) throw new Error('no chunk contains main.tsx')
  const chunkOf = (module: string) => {
    // An entry within a larger chunk has no file of its own.
    const found =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!found) throw new Error(`no chunk contains ${module}`)
    return found
  }
  const withImports = (roots: readonly Chunk[]) => {
    // Imports before importers, so that the styles of an area follow those it builds on.
    const all: Chunk[] = []
    const seen = new Set<Chunk>()
    const add = (chunk: Chunk) => {
      if (seen.has(chunk)) return
      seen.add(chunk)
      for (const name of chunk.imports) add(bundle[name] as Chunk)
      all.push(chunk)
    }
    roots.forEach(add)
    return all
  }
  return {
    of: (row, moreTexts = []) => {
      const area = 'redirect' in row ? undefined : row.area
      const roots = [
        program,
        ...(row.layout === 'main' ? [chunkOf('/shell/MainLayout.tsx')] : []),
        ...(row.layout === 'viewer' ? [chunkOf('/shell/ViewerLayout.tsx')] : []),
        ...(area && area !== 'start' ? [chunkOf(`/areas/${area}.ts`)] : []),
      ]
      const needed = withImports(roots)
      const groups = new Set([
        ...layoutTexts[row.layout],
        ...(area ? areaTexts[area] : []),
        ...(row.texts ?? []),
        ...moreTexts,
      ])
      return {
        program: withImports([program]).map(({ fileName }) => fileName),
        scripts: needed.map(({ fileName }) => fileName),
        styles: [...new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
        texts: Object.fromEntries(
          languages.map((language) => [
            language,
            [...groups].map((group) => chunkOf(textModule(language, group)).fileName),
          ]),
        ),
      }
    },
  }
}

/** The tags of a page, without its outline. */
export function headOf(row: RouteRow, { program, scripts, styles, texts }: Needed): Omit<PageHead, 'frame'> {
  const calls = earlyCalls(row.path, row.layout).map(({ name, plain, uncached, ...input }) => {
    const { path, who } = everyCall[name] as { path: string; who: string }
    const address = `/api${fillAddress(path, input.params, input.query)}`
    return [address, who === 'anyone' ? 0 : 1, plain ? 1 : 0, ...(uncached ? [] : [name, input])]
  })
  const parts = row.path.includes('$') && calls.length > 0 && { path: row.path }
  const start = JSON.stringify({ texts, calls, ...parts })
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
  return {
    start: `<meta name="saki-start" content='${start}'>`,
    links: [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...scripts.map((file) => {
        const priority = program.includes(file) ? '' : ' fetchpriority="low"'
        return `<link rel="modulepreload" crossorigin href="/${file}"${priority}>`
      }),
    ].join(''),
  }
}
