import { Outlet } from '@tanstack/react-router'

/** A window of its own, without menus. */
export function ViewerLayout() {
  return (
    <main id="main" className="viewer">
      <Outlet />
    </main>
  )
}
