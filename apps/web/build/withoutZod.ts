import type { Plugin } from 'vite'

/** Fails the build when zod is in a chunk, which happens when a contract is imported as a value instead of a type. */
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
