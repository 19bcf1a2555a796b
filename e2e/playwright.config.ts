import { defineConfig } from '@playwright/test'

import { chromiumFlags } from '../scripts/chromiumFlags.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './portal/startPortal.ts',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 0,
  // Journeys mostly wait, so three fit two cores; each finds its own drafts and cases by title.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  outputDir: '../test-results',
  use: {
    // Read again in each worker, after startPortal has set it.
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: chromiumFlags },
    actionTimeout: 20_000,
    viewport: { width: 1366, height: 768 },
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
    // Drawing animations without a graphics card takes a sixth of a journey's time.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
