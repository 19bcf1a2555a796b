import { Outlet } from '@tanstack/react-router'

/** Layout of pages that open in their own window: no menus. */
export function ViewerLayout() {
  return (
    <main id="main" className="viewer">
      <Outlet />
    </main>
  )
}
