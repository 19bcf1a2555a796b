import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { callTable } from './build/callTable.ts'
import { chunkGroups } from './build/chunkGroups.ts'
import { flowLayouts } from './build/flowLayouts.ts'
import { keepReleases } from './build/keepReleases.ts'
import { pageBudgets } from './build/pageBudgets.ts'
import { pageHeads } from './build/pageHeads.ts'
import { pdfResources } from './build/pdfResources.ts'
import { precompress } from './build/precompress.ts'
import { publicRegister } from './build/publicRegister.ts'
import { runtimeInBase } from './build/runtimeInBase.ts'
import { smallBoot } from './build/smallBoot.ts'
import { startFailure } from './build/startFailure.ts'
import { styleLayer } from './build/styleLayer.ts'
import { groupedTexts } from './build/textGroups.ts'
import { withoutZod } from './build/withoutZod.ts'

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    styleLayer(),
    callTable(),
    groupedTexts(),
    flowLayouts(),
    startFailure(),
    withoutZod(),
    pdfResources(),
    runtimeInBase(),
    pageHeads(),
    publicRegister(),
    keepReleases(),
    smallBoot(),
    precompress(),
    pageBudgets(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Layouts and text groups are made by plugins; that this takes time is nothing to act on for who starts the portal.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every page loads the names of all areas; seven characters tell releases of one name apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  worker: { format: 'es' },
  // The API compares Origin with Host, so the proxy must keep the browser's host.
  server: { proxy: { '/api': { target: api, changeOrigin: false }, '/publik': { target: api, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: api, changeOrigin: false } } },
})
