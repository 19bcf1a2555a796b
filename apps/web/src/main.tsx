import './ui/styles/reset.css'
import './ui/styles/tokens.css'
import './ui/styles/fonts.css'
import './ui/styles/base.css'
import './ui/styles/kit.css'
import './shell/shell.module.css'

import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { replaceHashAddress } from './lib/hashAddress.ts'
import { startLanguages } from './lib/languages.ts'
import { queryClient } from './lib/queries.ts'
import { followDevice } from './lib/theme.ts'
import { router } from './router.tsx'

/** Longest time in milliseconds without the program's own progress bar. */
const PATIENCE = 1_000

// After the program's code, which the page needs first; until then texts stand in system fonts of the same width.
for (const weight of [400, 600]) void document.fonts.load(`${weight} 1em 'IBM Plex Sans'`).catch(() => undefined)
replaceHashAddress()
if (location.pathname.startsWith('/viewer/pdf/'))
  void import('./screens/viewer/warm.ts').then(({ warmViewer }) => warmViewer())
followDevice()
// Not awaited here: with an `await` in a module the bundler merges no small chunks. A failure is reported as that of the program (boot.js).
void startLanguages(firstPage).then(draw).catch(reportError)

/** Resolves when the first page is ready to be drawn, or after PATIENCE. Until then the page's outline of the served HTML stands. */
function firstPage(): Promise<unknown> {
  return Promise.race([router.load(), new Promise((done) => setTimeout(done, PATIENCE))])
}

function draw(): void {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
