import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { callTable } from './build/callTable.ts'
import { flowLayouts } from './build/flowLayouts.ts'
import { pdfResources } from './build/pdfResources.ts'
import { precompress } from './build/precompress.ts'
import { startFailure } from './build/startFailure.ts'
import { withoutZod } from './build/withoutZod.ts'

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

const frame = /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|idb-keyval)[\\/]/

/** Parts of ui/ that log-in, activation and recovery use, with their imports. */
const shownBeforeLogin = new RegExp(
  [
    'ui/(Button|Countdown|ErrorPanel|ErrorSummary|MessageDialog|Note|Page|PasswordField|Skeleton|SkipLink|TextField|Toasts|transfer|dates|icons/Kawung)',
    'lib/(PageLink|hashAddress|home|languages|lazyScreen|online|queries|session|theme)',
  ]
    .map((parts) => `/src/${parts}\\.tsx?$`)
    .join('|')
    .replaceAll('/', '[\\\\/]'),
)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), callTable(), flowLayouts(), startFailure(), withoutZod(), pdfResources(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Two chunks for all pages and one for the pages behind the log-in instead of forty small ones: fewer requests, better compression.
        codeSplitting: {
          groups: [
            { name: 'base', test: frame, priority: 3 },
            { name: 'kit', test: shownBeforeLogin, priority: 2 },
            { name: 'desk', test: /src[\\/](ui|lib)[\\/](?!theme\.ts|styles)/, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // The API compares Origin with Host, so the proxy must keep the browser's host.
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: api, changeOrigin: false } } },
})
