import { defineConfig } from '@playwright/test'

/**
 * Features of Chromium switched off. The pop-ups of the address bar are web pages that every window loads, 0.8 s of CPU each; a spare
 * process is started for every page. The rest is Playwright's own list, which this one replaces.
 */
const features = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Flags for a Chromium run by root, without a display and without access to the internet. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${features.join(',')}`,
]

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
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: flags },
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
