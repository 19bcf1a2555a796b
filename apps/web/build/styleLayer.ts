import type { Plugin } from 'vite'

/** Puts each module of styles into the layer of components: above the words of ui/styles/layout.css, in the order in which modules load. */
export function styleLayer(): Plugin {
  return {
    name: 'saki:style-layer',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) =>
        code.includes('@layer components') ? null : { code: `@layer components {\n${code}}\n`, map: null },
    },
  }
}
