import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'name' | 'fileName' | 'code' | 'imports'>
type Bundle = Record<string, Chunk | { type: 'asset'; fileName: string; source: string | Uint8Array }>

const RUNTIME = 'rolldown-runtime'
const HOST = 'base'

/**
 * Moves the bundler's own functions into the chunk `base`, which every page loads. The bundler keeps them in a file of their own, one more
 * for every page, because some chunks use them without `base`. Stands before pageHeads().
 */
export function runtimeInBase(): Plugin {
  return {
    name: 'saki:runtime-in-base',
    apply: 'build',
    // The names of all files differ from those without this plugin, which browsers keep for a year.
    augmentChunkHash: () => 'runtime-in-base',
    // After Vite has written index.html.
    generateBundle: { order: 'post', handler: (_options, bundle) => moveRuntime(bundle as unknown as Bundle) },
  }
}

/** Changes the bundle in place. Throws when it is not built as expected. */
export function moveRuntime(bundle: Bundle): void {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const runtime = chunks.find(({ name }) => name === RUNTIME)
  const host = chunks.find(({ name }) => name === HOST)
  if (!runtime || !host)
    throw new Error(`no chunk ${runtime ? HOST : RUNTIME}: remove runtimeInBase() or correct its names`)
  if (host.imports.some((file) => file !== runtime.fileName)) throw new Error(`${HOST} imports another chunk`)
  const [file, into] = [runtime, host].map(({ fileName }) => fileName.split('/').at(-1) ?? '') as [string, string]
  const [, body = '', exported = ''] = /^([\s\S]*?)export\{([^}]*)\};?\s*$/.exec(runtime.code) ?? []
  const names = namesIn(exported)
  if (names.length === 0) throw new Error(`${RUNTIME} exports nothing`)
  for (const chunk of chunks) {
    if (chunk === runtime) continue
    chunk.code = chunk.code
      .replaceAll(importOf(file), (_whole, list: string) =>
        chunk === host
          ? `const ${namesIn(list)
              .map(({ from, to }) => `${to}=${shared(from)}`)
              .join()};`
          : `import{${namesIn(list)
              .map(({ from, to }) => `${shared(from)} as ${to}`)
              .join()}}from"./${into}";`,
      )
      .replaceAll(runtime.fileName, host.fileName)
    chunk.imports = [...new Set(chunk.imports.map((one) => (one === runtime.fileName ? host.fileName : one)))].filter(
      (one) => one !== chunk.fileName,
    )
    if (chunk.code.includes(file)) throw new Error(`${chunk.fileName} uses ${RUNTIME} in an unknown way`)
  }
  const own = names.map(({ from, to }) => `${to}:${from}`).join()
  const outer = names.map(({ to }) => `${to}:${shared(to)}`).join()
  host.code = `const{${outer}}=(()=>{${body}return{${own}}})();${host.code};export{${names.map(({ to }) => shared(to)).join()}};`
  delete bundle[runtime.fileName]
  const page = bundle['index.html']
  if (page?.type === 'asset')
    page.source = String(page.source).replace(new RegExp(`[^\\S\\n]*<[^<>]*${file}[^<>]*>(</script>)?\\n?`, 'g'), '')
}

/** Name under which the host exports a function of the runtime. */
const shared = (name: string) => `__runtime_${name}`

/** Entries of `a as b,c`. */
function namesIn(list: string): { from: string; to: string }[] {
  return list.split(',').flatMap((entry) => {
    const [from, to] = entry.trim().split(/\s+as\s+/)
    return from ? [{ from, to: to ?? from }] : []
  })
}

/** A static import from the file, with the list of its names. */
const importOf = (file: string) =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file.replaceAll('.', '\\.')}["'\`];?`, 'g')
