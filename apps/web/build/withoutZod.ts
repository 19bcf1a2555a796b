import type { Plugin } from 'vite'

/** Stops the build when the validation library has crept into a chunk: someone imported a contract as a value instead of as a type. */
export function withoutZod(): Plugin {
  return {
    name: 'saki:without-zod',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const culprit = chunk.moduleIds.find((id) => /node_modules\/zod\//.test(id))
        if (culprit) this.error(`${chunk.fileName} contains ${culprit}: import contracts with "import type" only`)
      }
    },
  }
}
