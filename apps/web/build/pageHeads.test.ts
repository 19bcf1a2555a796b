import { describe, expect, it } from 'vitest'

import { routeTable } from '../src/routes.ts'
import { pageHeads, type PageHead } from './pageHeads.ts'
import { textGroups } from './textGroups.ts'

interface FakeChunk {
  type: 'chunk'
  fileName: string
  facadeModuleId: string | null
  moduleIds: string[]
  imports: string[]
  viteMetadata: { importedCss: Set<string> }
}

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = [], css: string[] = []) =>
  ({
    type: 'chunk',
    fileName,
    facadeModuleId,
    moduleIds: [],
    imports,
    viteMetadata: { importedCss: new Set(css) },
  }) as FakeChunk

/** A bundle with every area. */
function bundleOfAreas(): Record<string, FakeChunk> {
  const texts = ['en', 'id', 'ar'].flatMap((language) =>
    [...new Set(Object.values(textGroups))].map((group) =>
      chunk(`${language}-${group}.js`, `\0virtual:words/${language}/${group}`),
    ),
  )
  const areas = [
    'filing',
    'steps',
    'cases',
    'ownRequests',
    'requests',
    'desk',
    'office',
    'account',
    'viewer',
    'statistics',
    'search',
    'verification',
  ].map((area) => chunk(`${area}.js`, `/src/areas/${area}.ts`, ['base.js']))
  const chunks = [
    { ...chunk('start.js', null, ['base.js'], ['start.css']), moduleIds: ['/apps/web/src/main.tsx'] },
    chunk('base.js', null),
    chunk('layout.js', '/src/shell/MainLayout.tsx', ['shell.js']),
    chunk('shell.js', null, ['base.js'], ['shell.css']),
    chunk('window.js', '/src/shell/ViewerLayout.tsx', ['base.js']),
    chunk('lists.js', '/src/areas/lists.ts', ['shell.js'], ['lists.css']),
    ...areas,
    ...texts,
  ]
  return Object.fromEntries(chunks.map((each) => [each.fileName, each]))
}

/** The heads the plugin writes for a bundle. */
async function headsOf(bundle: Record<string, FakeChunk>): Promise<Record<string, PageHead>> {
  let written = ''
  const context = {
    emitFile: ({ source }: { source: string }) => (written = source),
  }
  const { handler } = pageHeads().generateBundle as unknown as {
    handler: (this: typeof context, _: unknown, bundle: unknown) => Promise<void>
  }
  await handler.call(context, {}, bundle)
  return JSON.parse(written) as Record<string, PageHead>
}

const startOf = (start: string) =>
  JSON.parse(/content='(.*)'>/.exec(start)?.[1]?.replaceAll('&amp;', '&') ?? '') as {
    texts: Record<string, string[]>
    calls: [string, 0 | 1, 0 | 1, string?, object?][]
    path?: string
  }

describe('the heads of pages', () => {
  it('names the modules of program, layout and area, imports first, and no other', async () => {
    const head = (await headsOf(bundleOfAreas()))['/inbox']
    const modules = [...(head?.links ?? '').matchAll(/modulepreload" crossorigin href="\/([^"]+)"/g)]
    expect(modules.map(([, file]) => file)).toEqual(['base.js', 'start.js', 'shell.js', 'layout.js', 'lists.js'])
  })

  it('lets the modules of layout and area come after those that start the program', async () => {
    const head = (await headsOf(bundleOfAreas()))['/inbox']
    const late = [...(head?.links ?? '').matchAll(/href="\/([^"]+)" fetchpriority="low"/g)]
    expect(late.map(([, file]) => file)).toEqual(['shell.js', 'layout.js', 'lists.js'])
  })

  it('names the chunk that contains the layout when the layout has no file of its own', async () => {
    const bundle = bundleOfAreas()
    delete bundle['layout.js']
    bundle['shell.js']?.moduleIds.push('/src/shell/MainLayout.tsx')
    const head = (await headsOf(bundle))['/inbox']
    const modules = [...(head?.links ?? '').matchAll(/modulepreload" crossorigin href="\/([^"]+)"/g)]
    expect(modules.map(([, file]) => file)).toEqual(['base.js', 'start.js', 'shell.js', 'lists.js'])
  })

  it('puts the styles of an area after those of the frame', async () => {
    const links = (await headsOf(bundleOfAreas()))['/inbox']?.links ?? ''
    const styles = [...links.matchAll(/stylesheet" crossorigin href="\/([^"]+)"/g)].map(([, file]) => file)
    expect(styles).toEqual(['start.css', 'shell.css', 'lists.css'])
  })

  it('names the texts of layout, area and screen in each language', async () => {
    const { texts } = startOf((await headsOf(bundleOfAreas()))['/petugas']?.start ?? '')
    expect(texts).toEqual({
      id: ['id-start.js', 'id-shell.js', 'id-desk.js', 'id-deskCase.js'],
      en: ['en-start.js', 'en-shell.js', 'en-desk.js', 'en-deskCase.js'],
      ar: ['ar-start.js', 'ar-shell.js', 'ar-desk.js', 'ar-deskCase.js'],
    })
  })

  it('names the first calls with their parameters; those of a session, and those only without a search, are marked', async () => {
    const heads = await headsOf(bundleOfAreas())
    expect(startOf(heads['/login']?.start ?? '').calls).toEqual([['/api/getNotification', 0, 0, 'getNotification', {}]])
    const { calls } = startOf(heads['/inbox']?.start ?? '')
    expect(calls).toContainEqual(['/api/session', 1, 0])
    const query = { sort: 'ranked', page: 1, size: 25 }
    expect(calls).toContainEqual(['/api/getInbox?sort=ranked&page=1&size=25', 1, 1, 'getInbox', { query }])
  })

  it('names the first calls of a case by what its address says', async () => {
    const heads = await headsOf(bundleOfAreas())
    const { calls, path } = startOf(heads['/table-list/patents/$patentId']?.start ?? '')
    expect(path).toBe('/table-list/patents/$patentId')
    const query = { patentId: '{number}', classes: 'Y', status: 'Y' }
    const address = '/api/getPatentDetail?patentId=%7Bnumber%7D&classes=Y&status=Y'
    expect(calls).toContainEqual([address, 1, 0, 'getPatentDetail', { query }])
    expect(startOf(heads['/inbox']?.start ?? '').path).toBeUndefined()
  })

  it('has a head for every page', async () => {
    expect(Object.keys(await headsOf(bundleOfAreas()))).toEqual(routeTable.map(({ path }) => path))
  })

  it('draws the outline of signed-in pages and the log-in, with the title in each language', async () => {
    const heads = await headsOf(bundleOfAreas())
    expect(heads['/customer-screen/list']?.frame).toContain(
      '<span lang="id" class="frame-id">Daftar Permohonan</span> <span lang="en" class="frame-en">My applications</span>',
    )
    expect(heads['/inbox']?.frame).toContain('>Inbox</span> <span lang="ar"')
    expect(heads['/login']?.frame).toContain('frame-public')
    expect([heads['/viewer/pdf/$procid']?.frame, heads['/verifikasi']?.frame]).toEqual(['', ''])
  })
})
