import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { chromiumFlags } from '../../scripts/chromiumFlags.ts'
import { callTable } from './build/callTable.ts'
import { flowLayouts } from './build/flowLayouts.ts'
import { styleLayer } from './build/styleLayer.ts'
import { groupedTexts } from './build/textGroups.ts'

/** Components in a real Chromium, which has modal dialogs, focus and layout; see docs/adr/0038. */
export default defineConfig({
  plugins: [react(), styleLayer(), callTable(), groupedTexts(), flowLayouts()],
  // Found while tests run, a library would make the page load again in the middle of them.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/areas/*.ts', 'src/**/*.test.tsx', 'testing/setup.ts'],
    // Workers are not searched for libraries.
    include: ['pdfjs-dist/legacy/build/pdf.worker.mjs'],
  },
  test: {
    name: 'web',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['testing/setup.ts'],
    // Loading the program anew for each file would cost more than the tests; testing/setup.ts clears what they leave.
    isolate: false,
    // A page waits for its tests as long as it works, so two share two cores well.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      traceView: false,
      viewport: { width: 1366, height: 768 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: chromiumFlags },
        contextOptions: { locale: 'en-US', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' },
        // Longer than anything takes beside the other tests on two cores; a passing test does not wait for it.
        actionTimeout: 12_000,
      }),
    },
    testTimeout: 60_000,
    expect: { poll: { timeout: 12_000 } },
    sequence: { groupOrder: 1 },
  },
})
