import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { PageLink } from './PageLink.tsx'

test('pointing at a link fetches its page before the click', async () => {
  const fetchInbox = vi.fn()
  const root = createRootRoute()
  const start = createRoute({
    getParentRoute: () => root,
    path: '/kuasa',
    component: () => <PageLink to="/inbox">Surat</PageLink>,
  })
  const inbox = createRoute({ getParentRoute: () => root, path: '/inbox', loader: fetchInbox })
  const history = createMemoryHistory({ initialEntries: ['/kuasa'] })
  const router = createRouter({ routeTree: root.addChildren([start, inbox]), history })
  const box = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(box)
  drawn.render(<RouterProvider router={router} />)
  const link = page.getByRole('link', { name: 'Surat' })
  await expect.element(link).toBeVisible()
  expect(fetchInbox).not.toHaveBeenCalled()
  await userEvent.hover(link)
  await expect.poll(() => fetchInbox.mock.calls.length).toBe(1)
  expect(router.state.location.pathname).toBe('/kuasa')
  drawn.unmount()
  box.remove()
})
