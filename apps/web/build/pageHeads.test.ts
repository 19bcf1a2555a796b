import { describe, expect, it } from 'vitest'

import { routeTable } from '../src/routes.ts'
import { pageHeads, type PageHead } from './pageHeads.ts'
import { textGroups } from './textGroups.ts'

interface FakeChunk {
  type: 'chunk'
  fileName: string
  isEntry?: boolean
  facadeModuleId: string | null
  imports: string[]
  viteMetadata: { importedCss: Set<string> }
}

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = [], css: string[] = []) =>
  ({ type: 'chunk', fileName, facadeModuleId, imports, viteMetadata: { importedCss: new Set(css) } }) as FakeChunk

/** A bundle with every area, and `more` files that the list area needs. */
function bundleWith(more: string[] = []): Record<string, FakeChunk> {
  const texts = ['en', 'id', 'ar'].flatMap((language) =>
    [...new Set(Object.values(textGroups))].map((group) =>
      chunk(`${language}-${group}.js`, `\0virtual:words/${language}/${group}`),
    ),
  )
  const areas = ['filing', 'cases', 'desk', 'account', 'viewer', 'verification'].map((area) =>
    chunk(`${area}.js`, `/src/areas/${area}.ts`, ['base.js']),
  )
  const chunks = [
    { ...chunk('index.js', '/web/index.html', ['base.js'], ['index.css']), isEntry: true },
    chunk('base.js', null),
    chunk('layout.js', '/src/shell/MainLayout.tsx', ['shell.js']),
    chunk('shell.js', null, ['base.js'], ['shell.css']),
    chunk('window.js', '/src/shell/ViewerLayout.tsx', ['base.js']),
    chunk('lists.js', '/src/areas/lists.ts', ['shell.js', ...more], ['lists.css']),
    ...more.map((name) => chunk(name, null)),
    ...areas,
    ...texts,
  ]
  return Object.fromEntries(chunks.map((each) => [each.fileName, each]))
}

/** The heads the plugin writes for a bundle; throws what it reports as an error. */
async function headsOf(bundle: Record<string, FakeChunk>): Promise<Record<string, PageHead>> {
  let written = ''
  const context = {
    emitFile: ({ source }: { source: string }) => (written = source),
    error: (message: string) => {
      throw new Error(message)
    },
  }
  const generate = pageHeads().generateBundle as unknown as (
    this: typeof context,
    _: unknown,
    bundle: unknown,
  ) => Promise<void>
  await generate.call(context, {}, bundle)
  return JSON.parse(written) as Record<string, PageHead>
}

const startOf = (start: string) =>
  JSON.parse(/content='(.*)'>/.exec(start)?.[1]?.replaceAll('&amp;', '&') ?? '') as {
    texts: Record<string, string[]>
    calls: [string, 0 | 1, 0 | 1][]
  }

describe('the heads of pages', () => {
  it('names the modules of program, layout and area, imports first, and no other', async () => {
    const head = (await headsOf(bundleWith()))['/inbox']
    const modules = [...(head?.links ?? '').matchAll(/modulepreload" crossorigin href="\/([^"]+)"/g)]
    expect(modules.map(([, file]) => file)).toEqual(['base.js', 'index.js', 'shell.js', 'layout.js', 'lists.js'])
  })

  it('puts the styles of an area after those of the frame', async () => {
    const links = (await headsOf(bundleWith()))['/inbox']?.links ?? ''
    const styles = [...links.matchAll(/stylesheet" crossorigin href="\/([^"]+)"/g)].map(([, file]) => file)
    expect(styles).toEqual(['index.css', 'shell.css', 'lists.css'])
  })

  it('names the texts of layout and area in each language', async () => {
    const { texts } = startOf((await headsOf(bundleWith()))['/petugas']?.start ?? '')
    expect(texts).toEqual({
      id: ['id-start.js', 'id-shell.js', 'id-desk.js'],
      en: ['en-start.js', 'en-shell.js', 'en-desk.js'],
      ar: ['ar-start.js', 'ar-shell.js', 'ar-desk.js'],
    })
  })

  it('names the first calls with their parameters; those of a session, and those only without a search, are marked', async () => {
    const heads = await headsOf(bundleWith())
    expect(startOf(heads['/login']?.start ?? '').calls).toEqual([['/api/getNotification', 0, 0]])
    const { calls } = startOf(heads['/inbox']?.start ?? '')
    expect(calls).toContainEqual(['/api/session', 1, 0])
    expect(calls).toContainEqual(['/api/getInbox?sort=ranked&page=1&size=25', 1, 1])
  })

  it('has a head for every page', async () => {
    expect(Object.keys(await headsOf(bundleWith()))).toEqual(routeTable.map(({ path }) => path))
  })

  it('draws the outline of signed-in pages and the log-in, with the title in each language', async () => {
    const heads = await headsOf(bundleWith())
    expect(heads['/customer-screen/list']?.frame).toContain(
      '<span lang="id">Daftar Permohonan</span> <span lang="en">My applications</span>',
    )
    expect(heads['/inbox']?.frame).toContain('>Inbox</span> <span lang="ar"')
    expect(heads['/login']?.frame).toContain('frame-public')
    expect([heads['/viewer/pdf/$procid']?.frame, heads['/verifikasi']?.frame]).toEqual(['', ''])
  })

  it('fails the build when a page needs more than twelve files', async () => {
    const four = ['a.js', 'b.js', 'c.js', 'd.js']
    expect(Object.keys(await headsOf(bundleWith(four)))).toContain('/inbox')
    await expect(headsOf(bundleWith([...four, 'e.js']))).rejects.toThrow(/needs 13 files of JavaScript, more than 12/)
  })
})
