import type { Plugin } from 'vite'

const ID = 'virtual:calls'

/**
 * Provides method and path of every call as plain data, read from the contracts at build time, so that the contracts and zod stay out of
 * the bundle.
 */
export function callTable(): Plugin {
  return {
    name: 'saki:call-table',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const { everyCall } = (await import('@saki/contracts')) as {
        everyCall: Record<string, { method: string; path: string; once?: true; upload?: true }>
      }
      const table = Object.fromEntries(
        Object.entries(everyCall).map(([name, call]) => [
          name,
          call.once ? [call.method, call.path, 1] : [call.method, call.path],
        ]),
      )
      return `export default ${JSON.stringify(table)}`
    },
  }
}
