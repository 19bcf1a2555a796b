import { defineConfig } from '@playwright/test'

import journeys from './playwright.config.ts'

/** Pictures of all screens for a designer's look, no test: `npx playwright test -c screens.config.ts` in e2e; LOOKS=light,phone chooses looks. */
export default defineConfig({
  ...journeys,
  testDir: './screens',
  testMatch: '**/*.sheet.ts',
  timeout: 1_200_000,
  workers: 2,
})
